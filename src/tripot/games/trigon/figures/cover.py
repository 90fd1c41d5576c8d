"""The search behind ``solver.py``: exact cover with sparse sets, compiled.

*Items* are the cells of the figure, then the kinds of pieces; *options* are the placements: up to six cells and a kind.
Each item has the set of the options that are still open for it, as the front of a stretch of one long array. Taking an
option out swaps it behind the front, so that undoing is nothing but the old lengths of all fronts.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from tripot.engine.compile import long_kernel, rule

WIDTH: Final = 8
"""The nodes of an option, one an item: its kind first, then its cells. An option is named by its first node."""
COVERED: Final = 1 << 30
"""The length of the front of an item that is covered."""
LONGEST_POCKET: Final = 62
"""Of smaller parts that are cut off it is asked whether some pieces have their area together."""

DEPTH, FOUND, NODES, BEST, ENDED = range(5)
"""``progress``: the depth, 1 at a solution, options tried, the most cells ever covered, 1 at the end."""
PROGRESS: Final = 5

Whole = npt.NDArray[np.int32]
Table = npt.NDArray[np.int32]
Long = npt.NDArray[np.int64]


class Problem(NamedTuple):
    """What doesn't change during a search."""

    items: Whole
    """Of each node its item; -1 after an option's last."""
    tilts: Whole
    """Of each option, how many more of its cells point up than down."""
    ranks: Whole
    """Of each option, how early it is tried."""
    starts: Whole
    """Where the set of each item begins in ``sets``."""
    sizes: Whole
    """The triangles of each kind of piece."""
    beside: Table
    """Of each cell the three at its sides; -1 outside the figure."""
    exact: bool
    """Every piece is needed."""
    turns: Whole
    """Of each cell, when its turn comes among equally narrow ones."""


class Board(NamedTuple):
    """Where a search stands."""

    sets: Whole
    """The nodes of each item, those of options still open in front."""
    spots: Whole
    """Where each node stands there."""
    fronts: Whole
    """How long the front of each item is; COVERED."""
    left: Whole
    """How many pieces of each kind are left."""
    sums: Long
    """OPEN cells; their imbalance TILT; ONES and TWOS, the pieces left with so many more triangles of one direction."""
    fronts_before: Table
    """``fronts`` at each depth."""
    chosen: Whole
    """The option chosen at each depth."""
    pile: Whole
    """The options to try, depth after depth ..."""
    first: Whole
    """... of each depth the first that was not tried yet ..."""
    end: Whole
    """... and where its options end."""
    branched: Whole
    """The item that is covered at each depth."""
    queue: Whole
    seen: Long


OPEN, TILT, ONES, TWOS = range(4)
SUMS: Final = 4

_ZERO, _ONE = np.uint64(0), np.uint64(1)


@rule
def choose(problem: Problem, board: Board, cells: int) -> int:
    """The item with the fewest open options; -1 if one has none, or a kind fewer than pieces to lay."""
    best, fewest, earliest = -1, COVERED, 0
    fronts = board.fronts
    for item in range(cells):
        front, turn = int(fronts[item]), int(problem.turns[item])
        if front < fewest or (front == fewest and turn < earliest):
            best, fewest, earliest = item, front, turn
    if problem.exact:
        for kind in range(board.left.size):
            front = fronts[cells + kind]
            if front < board.left[kind]:
                return -1
            if board.left[kind] == 1 and front < fewest:
                best, fewest = cells + kind, int(front)
    return -1 if fewest == 0 else best


@rule
def cover(problem: Problem, board: Board, item: int, option: int, cells: int) -> bool:
    """Take all other options of an item out of the sets of their other items; False once a cell has none left."""
    items, starts = problem.items, problem.starts
    sets, spots, fronts = board.sets, board.spots, board.fronts
    start = starts[item]
    for n in range(start, start + fronts[item]):
        base = sets[n] & ~(WIDTH - 1)
        if base == option:
            continue
        for node in range(base, base + WIDTH):
            there = items[node]
            if there < 0:
                break
            if there == item or fronts[there] == COVERED:
                continue
            front = fronts[there] - 1
            fronts[there] = front
            end, spot = starts[there] + front, spots[node]
            moved = sets[end]
            sets[end], sets[spot] = node, moved
            spots[moved], spots[node] = spot, end
            if front == 0 and there < cells:
                return False
    fronts[item] = COVERED
    return True


@rule
def drop(problem: Problem, board: Board, node: int) -> None:
    """Take an option out of the set of one item."""
    item = problem.items[node]
    board.fronts[item] -= 1
    end, spot = problem.starts[item] + board.fronts[item], board.spots[node]
    moved = board.sets[end]
    board.sets[end], board.sets[spot] = node, moved
    board.spots[moved], board.spots[node] = spot, end


@rule
def lay(problem: Problem, board: Board, branch: int, option: int, cells: int) -> bool:
    """Choose an option, its item ``branch`` covered first, so that its set keeps its order; False if that can't be."""
    item = int(problem.items[option])
    kind = item - cells
    size, tilt = problem.sizes[kind], problem.tilts[option // WIDTH]
    board.left[kind] -= 1
    board.sums[OPEN] -= size
    board.sums[TILT] -= tilt
    if abs(tilt) == 1:
        board.sums[ONES] -= 1
    elif tilt:
        board.sums[TWOS] -= 1
    if not cover(problem, board, branch, option, cells):
        return False
    for k in range(1, size + 1):
        cell = problem.items[option + k]
        if cell != branch and not cover(problem, board, cell, option, cells):
            return False
    if item != branch:
        if board.left[kind]:
            drop(problem, board, option)
        elif not cover(problem, board, item, option, cells):
            return False
    return True


@rule
def take_back(problem: Problem, board: Board, depth: int, cells: int) -> None:
    """Undo the option chosen at a depth."""
    board.fronts[:] = board.fronts_before[depth]
    option = board.chosen[depth]
    kind, tilt = problem.items[option] - cells, problem.tilts[option // WIDTH]
    board.left[kind] += 1
    board.sums[OPEN] += problem.sizes[kind]
    board.sums[TILT] += tilt
    if abs(tilt) == 1:
        board.sums[ONES] += 1
    elif tilt:
        board.sums[TWOS] += 1


@rule
def balance_fits(tilt: int, ones: int, twos: int, exact: bool) -> bool:
    """Whether pieces with one, and with two, more triangles of one direction can make up an imbalance."""
    if abs(tilt) > ones + 2 * twos:
        return False
    if not exact:
        return True
    if (tilt - ones) % 2:
        return False
    return ones > 0 or (tilt // 2 - twos) % 2 == 0


@rule
def areas(left: Whole, sizes: Whole) -> np.uint64:
    """Which areas up to LONGEST_POCKET some of the pieces that are left have together, a bit each."""
    known = _ONE
    for kind in range(left.size):
        for _ in range(left[kind]):
            known |= known << np.uint64(sizes[kind])
    return known


@rule
def pockets_fit(problem: Problem, board: Board, cells: int, mark: int) -> bool:
    """Whether each part of what is open has an area that some pieces have together."""
    queue, seen, fronts = board.queue, board.seen, board.fronts
    known = _ZERO
    for start in range(cells):
        if fronts[start] == COVERED or seen[start] == mark:
            continue
        seen[start] = mark
        queue[0], count, at = start, 1, 0
        while at < count:
            for k in range(3):
                other = problem.beside[queue[at], k]
                if other >= 0 and fronts[other] != COVERED and seen[other] != mark:
                    seen[other] = mark
                    queue[count] = other
                    count += 1
            at += 1
        if count <= LONGEST_POCKET and count < board.sums[OPEN]:
            if known == _ZERO:
                known = areas(board.left, problem.sizes)
            if not known >> np.uint64(count) & _ONE:
                return False
    return True


@rule
def branch_on(problem: Problem, board: Board, depth: int, item: int) -> None:
    """Begin a depth: the options of an item to try, by their ranks."""
    base = 0 if depth == 0 else board.end[depth - 1]
    start, count = problem.starts[item], board.fronts[item]
    for n in range(count):
        option = board.sets[start + n] & ~(WIDTH - 1)
        rank, spot = problem.ranks[option // WIDTH], base + n
        while spot > base and problem.ranks[board.pile[spot - 1] // WIDTH] > rank:
            board.pile[spot] = board.pile[spot - 1]
            spot -= 1
        board.pile[spot] = option
    board.first[depth], board.end[depth], board.branched[depth] = base, base + count, item
    board.fronts_before[depth] = board.fronts


@long_kernel
def search(problem: Problem, board: Board, progress: Long, nodes: int) -> None:
    """Try up to ``nodes`` more options; call again until FOUND or ENDED. After FOUND the next solution is sought."""
    cells = board.seen.size
    depth = progress[DEPTH]
    if progress[FOUND]:
        progress[FOUND] = 0
        take_back(problem, board, depth, cells)
    for _ in range(nodes):
        while depth >= 0 and board.first[depth] == board.end[depth]:
            depth -= 1
            if depth >= 0:
                take_back(problem, board, depth, cells)
        if depth < 0:
            progress[ENDED] = 1
            break
        option = board.pile[board.first[depth]]
        board.first[depth] += 1
        board.chosen[depth] = option
        progress[NODES] += 1
        fits = lay(problem, board, board.branched[depth], option, cells)
        sums = board.sums
        progress[BEST] = max(progress[BEST], cells - sums[OPEN])
        if fits and sums[OPEN] == 0:
            progress[FOUND] = 1
            break
        if fits and balance_fits(sums[TILT], sums[ONES], sums[TWOS], problem.exact):
            item = choose(problem, board, cells)
            if item >= 0 and pockets_fit(problem, board, cells, progress[NODES]):
                depth += 1
                branch_on(problem, board, depth, item)
                continue
        take_back(problem, board, depth, cells)
    progress[DEPTH] = depth


@long_kernel
def begin(problem: Problem, board: Board, progress: Long) -> None:
    """Choose what the first depth branches on; ENDED if something can't be covered at all."""
    item = choose(problem, board, board.seen.size)
    if item < 0:
        progress[ENDED] = 1
    else:
        branch_on(problem, board, 0, item)
