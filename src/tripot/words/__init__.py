"""The general catalogues: what the house itself says."""
