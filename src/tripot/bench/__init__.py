"""What ``make bench`` measures: each figure printed beside what it is compared with, in one run."""
