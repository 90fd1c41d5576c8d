"""What there is to see and to touch."""
