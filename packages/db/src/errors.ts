import { DatabaseError } from 'pg'
import type { Statement } from './statement.ts'

/**
 * The database cannot be reached, went away, or has no connection to spare. The next query tries again.
 * Thrown while a transaction commits, it leaves open whether the commit happened.
 */
export class DatabaseUnavailable extends Error {
  override readonly name: string = 'DatabaseUnavailable'
}

/** All connections stayed in use for longer than a caller waits. */
export class ConnectionsBusy extends DatabaseUnavailable {
  override readonly name = 'ConnectionsBusy'
}

// Shut down, crashed, starting up; refused or lost connections; too many connections.
const unavailableStates = /^(57P0[1-5]|08...|53300)$/

/**
 * Turns what the driver threw into what callers see. An error that is not about the connection passes, with the name of its
 * statement: the driver's stack leads nowhere near it.
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

/** The driver's message when no connection became free in time. */
const waitTimedOut = 'timeout exceeded when trying to connect'

/** Turns a failure to connect, whatever its kind (a wrong password too), into one line. */
export function describeConnectFailure(error: unknown, where: string): Error {
  const reason = error instanceof Error ? reasonOf(error) : String(error)
  if (reason === waitTimedOut) {
    return new ConnectionsBusy(`No connection to PostgreSQL at ${where} became free in time`, { cause: error })
  }
  return new DatabaseUnavailable(`Cannot connect to PostgreSQL at ${where}: ${reason}`, { cause: error })
}

/** Whether the server itself answered with this error and the connection is still good. */
export function leavesConnectionUsable(error: unknown): boolean {
  return error instanceof DatabaseError && !isConnectionFailure(error)
}

function isConnectionFailure(error: unknown): boolean {
  if (error instanceof DatabaseError) return unavailableStates.test(error.code ?? '') || error.severity === 'FATAL'
  if (!(error instanceof Error)) return false
  const code = (error as NodeJS.ErrnoException).code ?? ''
  return /^(E[A-Z]+)$/.test(code) || connectionMessages.test(error.message)
}

// The driver gives these no code.
const connectionMessages =
  /^(Connection terminated|timeout exceeded|timeout expired|Client has encountered a connection error|Client was closed|Cannot use a pool)/

function reasonOf(error: Error): string {
  // An AggregateError (every address of a host refused) has an empty message of its own.
  if (error instanceof AggregateError && error.message === '') {
    return error.errors.map((each: unknown) => (each instanceof Error ? each.message : String(each))).join('; ')
  }
  return error.message
}

/**
 * Whether a statement failed because a row with the same unique key exists.
 *
 * @param constraint the constraint's or unique index's name; without it, any
 */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return (
    error instanceof DatabaseError &&
    error.code === '23505' &&
    (constraint === undefined || error.constraint === constraint)
  )
}

/** Whether PostgreSQL gave this transaction up so that others, each waiting for the next in a circle, could go on. */
export function isDeadlock(error: unknown): boolean {
  return hasSqlState(error, '40P01')
}

/** Whether a statement was refused only because another one of its transaction had failed before it. */
export function isRefusedAfterFailure(error: unknown): boolean {
  return hasSqlState(error, '25P02')
}

/** Whether the server refused a statement with this SQLSTATE: one that a function of the schema raises. */
export function hasSqlState(error: unknown, state: string): boolean {
  return error instanceof DatabaseError && error.code === state
}
