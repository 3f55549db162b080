import {
  type Environment,
  isSet,
  logSettings,
  mediaBaseUrl,
  mediaStoreSettings,
  readSettings,
  withVariables,
} from '@channel/settings'
import { Failure } from '../output/failure.ts'
import { isSource } from '../sibling-app.ts'
import { simulatedApp } from './simulator.ts'

/** The settings of everything that `start` runs, checked before anything is started. */
export type StartSettings = ReturnType<typeof readStartSettings>

/**
 * Reads the variables of all services.
 *
 * @param demo creates the demo organization even with DATABASE_URL
 * @throws SettingsError with one line for each variable that is invalid or missing; Failure if the demo has no provider
 */
export function readStartSettings(environment: Environment, { demo }: { demo: boolean }) {
  const isEmbedded = !isSet(environment, 'DATABASE_URL')
  // The demo's accounts do not exist at the real provider.
  const needsSimulator = !isSet(environment, 'PROVIDER_BASE_URL')
  if (demo && needsSimulator && !isSource) {
    throw new Failure('A bundle has no simulated provider, so --demo needs PROVIDER_BASE_URL.')
  }
  const hasDemo = demo || (isEmbedded && (isSource || !needsSimulator))
  const app = hasDemo && needsSimulator ? simulatedApp(environment) : undefined
  const values = readSettings('start', withVariables(environment, { ...app }))
  return {
    port: values.PORT,
    host: values.HOST,
    metricsPort: values.METRICS_PORT,
    /** Undefined for the embedded one. */
    databaseUrl: values.DATABASE_URL,
    directUrl: values.DATABASE_DIRECT_URL,
    migrationUrl: values.DATABASE_MIGRATION_URL,
    hasDemo,
    hasSimulatorPort: isSet(environment, 'SIMULATOR_PORT'),
    /** The app at the simulated provider; undefined without a simulator. */
    simulatedApp: app,
    mediaStore: mediaStoreSettings(values),
    /** The public base URL of media. @param apiUrl the API's URL on this machine */
    mediaBaseUrl: (apiUrl: string) => mediaBaseUrl(values, apiUrl),
    log: {
      level: isSet(environment, 'LOG_LEVEL') ? values.LOG_LEVEL : undefined,
      format: values.LOG_FORMAT ?? 'pretty',
      secrets: logSettings(environment).secrets,
    },
  }
}
