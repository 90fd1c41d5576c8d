"""Alembic runs this: the connection is in a transaction already, which ``migrate`` began."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
