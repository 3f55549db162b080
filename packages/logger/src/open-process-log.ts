import { defaultFormat, type LogFormat, type LogLevel } from './log-settings.ts'
import { type Logger, openLogger } from './open-logger.ts'
import { secretsOf } from './redaction/secrets-of.ts'

export interface ProcessLogSettings {
  readonly level: LogLevel
  /** Default: `pretty` in a terminal, otherwise `json`. */
  readonly format?: LogFormat | undefined
  /** Adds fields to each line. */
  readonly fields?: (() => object) | undefined
  /** The values of secret settings. */
  readonly secrets?: readonly string[]
}

/**
 * Opens the log of this process. Also logs what Node would otherwise print as text: its warnings and uncaught errors. An
 * uncaught error ends the process with status 1. No line contains one of the secrets.
 */
export function openProcessLog(service: string, settings: ProcessLogSettings): Logger {
  const { level, format = defaultFormat(), fields, secrets = [] } = settings
  const log = openLogger({ service, level, format, fields, confidential: secretsOf(secrets) })
  // Otherwise Node would print the warning too.
  process.removeAllListeners('warning')
  process.on('warning', (warning) => log.warn({ err: warning }, 'Node emitted a warning.'))
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'Uncaught error. The process ends.')
    process.exit(1)
  })
  return log
}
