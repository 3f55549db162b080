import { type Environment, isSet, mediaBaseUrl, readSettings } from '@channel/settings'
import { simulatedApp } from './simulator.ts'
import type { StartLogSettings } from './start-log.ts'

/** The settings of everything that `start` runs, checked before anything is started. */
export interface StartSettings {
  readonly port: number
  readonly host: string
  /** Undefined for the embedded one. */
  readonly databaseUrl: string | undefined
  /** The app at the simulated provider; undefined without a simulator. */
  readonly simulatedApp: ReturnType<typeof simulatedApp> | undefined
  /** The public base URL of media. @param apiUrl the API's URL on this machine */
  readonly mediaBaseUrl: (apiUrl: string) => string
  readonly log: StartLogSettings
}

/**
 * Reads the variables of all services.
 *
 * @param demo creates the demo organization even with DATABASE_URL
 * @throws SettingsError with one line for each variable that is invalid or missing
 */
export function readStartSettings(environment: Environment, { demo }: { demo: boolean }): StartSettings {
  const hasDemo = demo || !isSet(environment, 'DATABASE_URL')
  // The demo's accounts do not exist at the real provider.
  const app = hasDemo && !isSet(environment, 'PROVIDER_BASE_URL') ? simulatedApp(environment) : undefined
  const values = readSettings('start', { ...environment, ...app })
  return {
    port: values.PORT,
    host: values.HOST,
    databaseUrl: values.DATABASE_URL,
    simulatedApp: app,
    mediaBaseUrl: (apiUrl) => mediaBaseUrl(values, apiUrl),
    log: {
      level: isSet(environment, 'LOG_LEVEL') ? values.LOG_LEVEL : undefined,
      format: values.LOG_FORMAT ?? 'pretty',
    },
  }
}
