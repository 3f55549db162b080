import { type Environment, isSet, mediaBaseUrl, readSettings } from '@channel/settings'
import { simulatedApp } from './simulator.ts'

/** The settings of everything that `start` runs, checked before anything is started. */
export type StartSettings = ReturnType<typeof readStartSettings>

/**
 * Reads the variables of all services.
 *
 * @param demo creates the demo organization even with DATABASE_URL
 * @throws SettingsError with one line for each variable that is invalid or missing
 */
export function readStartSettings(environment: Environment, { demo }: { demo: boolean }) {
  const hasDemo = demo || !isSet(environment, 'DATABASE_URL')
  // The demo's accounts do not exist at the real provider.
  const app = hasDemo && !isSet(environment, 'PROVIDER_BASE_URL') ? simulatedApp(environment) : undefined
  const values = readSettings('start', { ...environment, ...app })
  return {
    port: values.PORT,
    host: values.HOST,
    /** Undefined for the embedded one. */
    databaseUrl: values.DATABASE_URL,
    directUrl: values.DATABASE_DIRECT_URL,
    /** The app at the simulated provider; undefined without a simulator. */
    simulatedApp: app,
    /** The public base URL of media. @param apiUrl the API's URL on this machine */
    mediaBaseUrl: (apiUrl: string) => mediaBaseUrl(values, apiUrl),
    log: {
      level: isSet(environment, 'LOG_LEVEL') ? values.LOG_LEVEL : undefined,
      format: values.LOG_FORMAT ?? 'pretty',
    },
  }
}
