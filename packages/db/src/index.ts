export { channelOf, isCellName, mainCell, schemaOf } from './cell.ts'
export {
  type CellRoute,
  type Cells,
  createCell,
  findRoutes,
  listCells,
  openCells,
  type RouteKind,
  routedTables,
} from './cells/index.ts'
export { checkStatements } from './check-statements.ts'
export { columnsOf } from './columns-of.ts'
export { type Availability, type DatabaseOptions, openDatabase } from './database.ts'
export { EmbeddedDatabaseError } from './embedded/embedded-database-error.ts'
export { findRunningEmbedded } from './embedded/find-running-embedded.ts'
export { removeEmbeddedDatabase } from './embedded/remove-embedded-database.ts'
export { setAsideEmbeddedDatabase } from './embedded/set-aside-embedded-database.ts'
export {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from './embedded/start-embedded-postgres.ts'
export { startTemporaryPostgres } from './embedded/temporary-postgres.ts'
export { ConnectionsBusy, DatabaseUnavailable, hasSqlState, isDeadlock, isUniqueViolation } from './errors.ts'
export { describeServerProblem } from './find-server-problem.ts'
export type * from './generated/rows.ts'
export { describeMissingJobSchema, jobSchemaOf } from './job-schema.ts'
export type { LibraryPool } from './library-pool.ts'
export type { Listener } from './listen-on.ts'
export { type MigrateOptions, migrate } from './migrate.ts'
export { BaselineMismatch, MigrationError } from './migration-error.ts'
export type { Database, Queryable, RowStatement, Session, Transaction, Transactional } from './queryable.ts'
export { readMigrations } from './read-migrations.ts'
export { describeMissingLimits, limitsOf } from './role-limits.ts'
export type * from './row-of.ts'
export { findPendingMigrations } from './schema-history.ts'
export { serviceLimits } from './service-limits.ts'
export { findSchemaRights } from './service-rights.ts'
export { registeredStatements, type Statement, type StatementOptions, statement, statementFamily } from './statement.ts'
