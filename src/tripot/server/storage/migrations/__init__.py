"""The history of the schema, as Alembic runs it. A new database starts at its end."""
