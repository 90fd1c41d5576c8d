"""Puzzles for any game: written, read, composed, graded, checked, and which one is today's."""

from tripot.puzzles.check import check
from tripot.puzzles.compose import compose, solved
from tripot.puzzles.grade import graded
from tripot.puzzles.library import all_puzzles, figure_of_the_day, find_puzzle, library, of_the_day
from tripot.puzzles.puzzle import Puzzle, kind_of
from tripot.puzzles.text import read_puzzles, write_puzzles

__all__ = [
    "Puzzle",
    "all_puzzles",
    "check",
    "compose",
    "figure_of_the_day",
    "find_puzzle",
    "graded",
    "kind_of",
    "library",
    "of_the_day",
    "read_puzzles",
    "solved",
    "write_puzzles",
]
