/** Why a database cannot be migrated, or a program cannot run on its schema, in one line for the operator. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError'
}
