import { defaultFormat, type LogFormat, type LogLevel } from './log-settings.ts'
import { type Logger, openLogger } from './open-logger.ts'
import { secretsOf } from './redaction/secrets-of.ts'

export interface ProcessLogSettings {
  readonly level: LogLevel
  /** Default: `pretty` in a terminal, otherwise `json`. */
  readonly format?: LogFormat | undefined
}

/**
 * Opens the log of this process. What Node would print as text is logged too: its warnings, and an error that nothing
 * has caught, which ends the process. No line contains a secret of the environment.
 */
export function openProcessLog(service: string, { level, format = defaultFormat() }: ProcessLogSettings): Logger {
  const log = openLogger({ service, level, format, confidential: secretsOf(process.env) })
  // Node prints warnings by a listener of its own.
  process.removeAllListeners('warning')
  process.on('warning', (warning) => log.warn({ err: warning }, 'Node has a warning.'))
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'An error was not caught: the process ends.')
    process.exit(1)
  })
  return log
}
