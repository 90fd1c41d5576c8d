"""One file for each change of the schema, named after its number."""
