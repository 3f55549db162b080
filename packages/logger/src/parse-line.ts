import type { LoggedError } from './redaction/describe-error.ts'

/** A line of the log, parsed. */
export interface LogLine {
  readonly level: string
  readonly time: string
  readonly service: string
  readonly msg: string
  readonly err?: LoggedError
  readonly [field: string]: unknown
}

/** Parses a line that a service printed; undefined if it is not of the log, such as output of Node itself. */
export function parseLine(line: string): LogLine | undefined {
  if (!line.startsWith('{')) return undefined
  try {
    const value = JSON.parse(line) as Partial<LogLine>
    const isLog = [value.level, value.time, value.service, value.msg].every((each) => typeof each === 'string')
    return isLog ? (value as LogLine) : undefined
  } catch {
    return undefined
  }
}
