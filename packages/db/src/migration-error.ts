/** Why a database cannot be migrated, or a program cannot run on its schema, in one line for the operator. */
export class MigrationError extends Error {
  override readonly name: string = 'MigrationError'
}

/** The database has another baseline than the program, or none. It cannot be migrated, and is left unchanged. */
export class BaselineMismatch extends MigrationError {
  override readonly name = 'BaselineMismatch'
}
