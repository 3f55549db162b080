import { watchRequests } from '@channel/core/mechanisms/provider-requests'
import { parseAllowedRanges } from '@channel/core/mechanisms/receivers'
import { deriveSecrets } from '@channel/core/mechanisms/sealing'
import { httpProvider } from '@channel/provider'
import {
  type Environment,
  mailSettings,
  mediaBaseUrl,
  mediaStoreSettings,
  metricsSettings,
  readSettings as readVariables,
  tracesSettings,
} from '@channel/settings'

/** The settings of the process, from its environment. */
export type Settings = ReturnType<typeof readSettings>

/** @throws SettingsError with one line for each variable that is invalid or missing */
export function readSettings(environment: Environment) {
  const values = readVariables('worker', environment)
  const metrics = metricsSettings(values)
  const traces = tracesSettings(values)
  const provider = httpProvider({ baseUrl: values.PROVIDER_BASE_URL, apiVersion: values.PROVIDER_API_VERSION })
  const localUrl = `http://127.0.0.1:${values.PORT}`
  return {
    databaseUrl: values.DATABASE_URL,
    metrics,
    traces,
    /** The address for sessions, if the other one is that of a pooler. */
    directUrl: values.DATABASE_DIRECT_URL,
    poolSize: values.DATABASE_POOL_SIZE,
    secrets: deriveSecrets(values.CHANNEL_SECRET),
    /** Non-public address ranges that are allowed as webhook receivers. */
    allowedReceivers: parseAllowedRanges(values.WEBHOOK_ALLOWED_RANGES, values.CHANNEL_DEVELOPMENT),
    /** Max waiting deliveries of a subscription. */
    backlogLimit: values.WEBHOOK_BACKLOG_LIMIT,
    provider: metrics === undefined && traces === undefined ? provider : watchRequests(provider),
    mediaStore: mediaStoreSettings(values),
    /** Without a trailing slash. */
    mediaBaseUrl: mediaBaseUrl(values, localUrl),
    /** The URL of the dashboard, without a trailing slash. */
    publicUrl: values.PUBLIC_URL ?? localUrl,
    mail: mailSettings(values),
  }
}
