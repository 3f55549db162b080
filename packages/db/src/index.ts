export { type CheckedStatement, checkStatements } from './check-statements.ts'
export { type DatabaseOptions, openDatabase, serviceTimeouts } from './database.ts'
export { EmbeddedDatabaseError, type EmbeddedDatabaseProblem } from './embedded/embedded-database-error.ts'
export { findRunningEmbedded } from './embedded/find-running-embedded.ts'
export { removeEmbeddedDatabase } from './embedded/remove-embedded-database.ts'
export { setAsideEmbeddedDatabase } from './embedded/set-aside-embedded-database.ts'
export {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from './embedded/start-embedded-postgres.ts'
export { startTemporaryPostgres, type TemporaryPostgres } from './embedded/temporary-postgres.ts'
export { ConnectionsBusy, DatabaseUnavailable, hasSqlState, isDeadlock, isUniqueViolation } from './errors.ts'
export type * from './generated/rows.ts'
export type { Listener } from './listen.ts'
export { type MigrateOptions, migrate } from './migrate.ts'
export type { Migration } from './migration.ts'
export { BaselineMismatch, MigrationError } from './migration-error.ts'
export { readMigrations } from './migration-files.ts'
export type { Database, Queryable, Session, SessionOptions, Transaction, Transactional } from './queryable.ts'
export type * from './row-of.ts'
export { findPendingMigrations } from './schema-history.ts'
export { registeredStatements, type Statement, type StatementOptions, statement, statementFamily } from './statement.ts'
