"""The same questions asked of OR-Tools CP-SAT (extra “or-tools”), to compare: one thread, the plainest model."""

from __future__ import annotations

from tripot.games.trigon.figures.figure import Figure
from tripot.games.trigon.figures.options import options_of
from tripot.games.trigon.figures.solver import Way


def first_way(figure: Figure, seconds: float, seed: int) -> Way | bool | None:
    """A way to fill the figure; False if there is none; None when the time didn't suffice. ImportError without it."""
    from ortools.sat.python import cp_model

    options = options_of(figure)
    model = cp_model.CpModel()
    laid = [model.new_bool_var("") for _ in options.shapes]
    over: list[list[cp_model.IntVar]] = [[] for _ in figure.cells]
    of: dict[int, list[cp_model.IntVar]] = {kind: [] for kind in options.kinds}
    for variable, cells, piece in zip(laid, options.cells.tolist(), options.pieces.tolist(), strict=True):
        of[piece].append(variable)
        for cell in cells:
            if cell >= 0:
                over[cell].append(variable)
    for variables in over:
        model.add_exactly_one(variables)
    for kind, variables in of.items():
        if figure.exact:
            model.add(sum(variables) == figure.pieces[kind])
        else:
            model.add(sum(variables) <= figure.pieces[kind])
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    solver.parameters.max_time_in_seconds = seconds
    solver.parameters.random_seed = seed
    status = solver.solve(model)
    if status == cp_model.INFEASIBLE:
        return False
    if status not in {cp_model.OPTIMAL, cp_model.FEASIBLE}:
        return None
    return tuple(options.laid(n) for n, variable in enumerate(laid) if solver.value(variable))
