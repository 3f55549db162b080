import type { LogLevel } from '../log-settings.ts'
import { type Logger, openLogger } from '../open-logger.ts'
import type { LogLine } from '../parse-line.ts'

/** A log of a test. */
export interface CollectedLog {
  readonly log: Logger
  /** Every line so far, parsed. */
  readonly lines: LogLine[]
  /** The lines as they were written. */
  text(): string
}

/** Opens a log that is kept in memory: the real one, redaction included. */
export function collectLog(
  options: { level?: LogLevel; confidential?: readonly string[]; fields?: () => object } = {},
): CollectedLog {
  const lines: LogLine[] = []
  const written: string[] = []
  const write = (line: string) => {
    written.push(line)
    lines.push(JSON.parse(line) as LogLine)
  }
  const log = openLogger({ service: 'test', level: 'debug', format: 'json', ...options, write })
  return { log, lines, text: () => written.join('') }
}
