"""What there is to see."""
