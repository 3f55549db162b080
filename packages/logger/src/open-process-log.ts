import { type LogSettings, readLogSettings } from './log-settings.ts'
import { type Logger, openLogger } from './open-logger.ts'
import { secretsOf } from './redaction/secrets-of.ts'

/**
 * Opens the log of this process, as `LOG_LEVEL` and `LOG_FORMAT` say. What Node would print as text is logged too: its
 * warnings, and an error that nothing has caught, which ends the process. An invalid setting ends it as well.
 */
export function openProcessLog(service: string, environment: NodeJS.ProcessEnv = process.env): Logger {
  const confidential = secretsOf(environment)
  const log = openLogger({ service, confidential, ...settingsOrEnd(service, environment) })
  // Node prints warnings by a listener of its own.
  process.removeAllListeners('warning')
  process.on('warning', (warning) => log.warn({ err: warning }, 'Node has a warning.'))
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'An error was not caught: the process ends.')
    process.exit(1)
  })
  return log
}

function settingsOrEnd(service: string, environment: NodeJS.ProcessEnv): LogSettings {
  try {
    return readLogSettings(environment)
  } catch (error) {
    openLogger({ service, ...readLogSettings({}) }).fatal((error as Error).message)
    process.exit(1)
  }
}
