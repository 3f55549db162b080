/** What keeps a database from being migrated, or a program from running on its schema, in one line for the operator. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError'
}
