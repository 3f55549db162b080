import { DatabaseError } from 'pg'
import type { Statement } from './statement.ts'

/**
 * The database is unreachable, the connection was lost, or no connection is free. The next query tries again. If a
 * commit throws it, the outcome of the transaction is unknown.
 */
export class DatabaseUnavailable extends Error {
  override readonly name: string = 'DatabaseUnavailable'
}

/** All connections stayed in use for longer than the connect timeout. */
export class ConnectionsBusy extends DatabaseUnavailable {
  override readonly name = 'ConnectionsBusy'
}

// Shut down, crashed, starting up; refused or lost connections; too many connections.
const unavailableStates = /^(57P0[1-5]|08...|53300)$/

/**
 * Maps an error of the driver to the one for callers. An error that does not concern the connection is passed on
 * with its statement's name, because the driver's stack does not lead to it.
 */
export function describeFailure(error: unknown, where: string, statement?: Statement): unknown {
  if (!isConnectionFailure(error)) {
    return error instanceof DatabaseError && statement !== undefined
      ? Object.assign(error, { statement: statement.name })
      : error
  }
  const reason = error instanceof Error ? reasonOf(error) : String(error)
  return new DatabaseUnavailable(`PostgreSQL at ${where} cannot be used: ${reason}`, { cause: error })
}

/** The driver's message if no connection becomes free in time. */
const waitTimedOut = 'timeout exceeded when trying to connect'

/** Maps any failure to connect, including a wrong password, to one line. */
export function describeConnectFailure(error: unknown, where: string): Error {
  const reason = error instanceof Error ? reasonOf(error) : String(error)
  if (reason === waitTimedOut) {
    return new ConnectionsBusy(`No connection to PostgreSQL at ${where} became free in time`, { cause: error })
  }
  return new DatabaseUnavailable(`Cannot connect to PostgreSQL at ${where}: ${reason}`, { cause: error })
}

/** Whether the server returned this error and the connection is still usable. */
export function leavesConnectionUsable(error: unknown): boolean {
  return error instanceof DatabaseError && !isConnectionFailure(error)
}

function isConnectionFailure(error: unknown): boolean {
  if (error instanceof DatabaseError) return unavailableStates.test(error.code ?? '') || error.severity === 'FATAL'
  if (!(error instanceof Error)) return false
  const code = (error as NodeJS.ErrnoException).code ?? ''
  return /^(E[A-Z]+)$/.test(code) || connectionMessages.test(error.message)
}

// The driver has no codes for these.
const connectionMessages =
  /^(Connection terminated|timeout exceeded|timeout expired|Client has encountered a connection error|Client was closed|Cannot use a pool)/

function reasonOf(error: Error): string {
  // The AggregateError for several refused addresses of a host has an empty message.
  if (error instanceof AggregateError && error.message === '') {
    return error.errors.map((each: unknown) => (each instanceof Error ? each.message : String(each))).join('; ')
  }
  return error.message
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
