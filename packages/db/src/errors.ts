import { DatabaseError } from 'pg'
import type { Statement } from './statement.ts'

/**
 * Why a database is unavailable: `unreachable` (no connection, or it was lost), `refused` (the password, the database's name),
 * `read_only` (a standby), `busy` (all connections stayed in use), `full` (no disk space or memory), `unprepared` (the role has no
 * limits, as it was not migrated), `misconfigured` (a pooler that cannot be used).
 */
export type DatabaseProblem = 'unreachable' | 'refused' | 'read_only' | 'busy' | 'full' | 'unprepared' | 'misconfigured'

/** The connection was made, but cannot be used. */
export class UnusableConnection extends Error {
  readonly problem: DatabaseProblem

  constructor(problem: DatabaseProblem, message: string) {
    super(message)
    this.problem = problem
  }
}

/**
 * The database cannot be used at the moment. The next query tries again. If a commit throws it, the outcome of the transaction is
 * unknown.
 */
export class DatabaseUnavailable extends Error {
  override readonly name: string = 'DatabaseUnavailable'
  readonly problem: DatabaseProblem

  constructor(
    message: string,
    { problem = 'unreachable', ...options }: { problem?: DatabaseProblem } & ErrorOptions = {},
  ) {
    super(message, options)
    this.problem = problem
  }
}

/** All connections stayed in use for longer than the connect timeout. */
export class ConnectionsBusy extends DatabaseUnavailable {
  override readonly name = 'ConnectionsBusy'
}

// Shut down, crashed, starting up; refused or lost connections; too many connections; a read-only server.
const unavailableStates = /^(57P0[1-5]|08...|53300|25006)$/
// Insufficient resources, disk full, out of memory: the statement failed, and the connection stays usable.
const fullStates = /^53[0-2]00$/
// Invalid authorization; invalid database name.
const refusedStates = /^(28...|3D000)$/

/**
 * Maps an error of the driver to the one for callers. An error that does not concern the database's availability is passed on
 * with its statement's name, because the driver's stack does not lead to it.
 */
export function describeFailure(error: unknown, where: string, statement?: Statement): unknown {
  if (isConnectionFailure(error) || fullStates.test(codeOf(error))) return unavailable(error, where)
  return error instanceof DatabaseError && statement !== undefined
    ? Object.assign(error, { statement: statement.name })
    : error
}

/** The driver's message if no connection becomes free in time. */
export const waitTimedOut = 'timeout exceeded when trying to connect'

/** Maps any failure to connect, including a wrong password, to one line. */
export function describeConnectFailure(error: unknown, where: string): DatabaseUnavailable {
  const reason = reasonOf(error)
  if (reason !== waitTimedOut) return unavailable(error, where, 'Cannot connect to PostgreSQL at')
  const message = `No connection to PostgreSQL at ${where} became free in time`
  return new ConnectionsBusy(message, { cause: error, problem: 'busy' })
}

function unavailable(error: unknown, where: string, prefix?: string): DatabaseUnavailable {
  const problem = error instanceof UnusableConnection ? error.problem : problemOf(codeOf(error))
  const reason = reasonOf(error)
  const message =
    prefix === undefined ? `PostgreSQL at ${where} cannot be used: ${reason}` : `${prefix} ${where}: ${reason}`
  return new DatabaseUnavailable(message, { cause: error, problem })
}

function problemOf(code: string): DatabaseProblem {
  if (code === '25006') return 'read_only'
  if (fullStates.test(code)) return 'full'
  return refusedStates.test(code) ? 'refused' : 'unreachable'
}

/** Whether the server returned this error and the connection is still usable. */
export function leavesConnectionUsable(error: unknown): boolean {
  return error instanceof DatabaseError && !isConnectionFailure(error)
}

function isConnectionFailure(error: unknown): boolean {
  if (error instanceof DatabaseError) return unavailableStates.test(error.code ?? '') || error.severity === 'FATAL'
  if (error instanceof UnusableConnection) return true
  if (!(error instanceof Error)) return false
  return /^E[A-Z]+$/.test(codeOf(error)) || connectionMessages.test(error.message)
}

// The driver has no codes for these.
const connectionMessages =
  /^(Connection terminated|timeout exceeded|timeout expired|Client has encountered a connection error|Client was closed|Cannot use a pool)/

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException | undefined)?.code ?? ''
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  // The AggregateError for several refused addresses of a host has an empty message.
  return error instanceof AggregateError && error.message === '' ? error.errors.map(reasonOf).join('; ') : error.message
}

/**
 * Whether a statement failed because a row with the same unique key exists.
 *
 * @param constraint name of the constraint or unique index; any by default
 */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return (
    error instanceof DatabaseError &&
    error.code === '23505' &&
    (constraint === undefined || error.constraint === constraint)
  )
}

/** Whether PostgreSQL aborted this transaction to resolve a deadlock. */
export function isDeadlock(error: unknown): boolean {
  return hasSqlState(error, '40P01')
}

/** Whether a statement was rejected only because an earlier one of its transaction had failed. */
export function isRejectedAfterFailure(error: unknown): boolean {
  return hasSqlState(error, '25P02')
}

/** Whether the server rejected a statement with this SQLSTATE. */
export function hasSqlState(error: unknown, state: string): boolean {
  return error instanceof DatabaseError && error.code === state
}
