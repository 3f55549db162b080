import type { AddressRange } from '@channel/core/mechanisms/addresses'
import { parseAllowedRanges } from '@channel/core/mechanisms/receivers'
import { deriveSecrets, type Secrets } from '@channel/core/mechanisms/sealing'
import type { MediaStoreSettings } from '@channel/media-store'
import { httpProvider, type Provider } from '@channel/provider'
import { type Environment, mediaBaseUrl, mediaStoreSettings, readSettings as readVariables } from '@channel/settings'

/** The settings of the process, from its environment. */
export interface Settings {
  readonly databaseUrl: string
  readonly secrets: Secrets
  /** Non-public address ranges that are allowed as webhook receivers. */
  readonly allowedReceivers: readonly AddressRange[]
  /** The upstream provider. */
  readonly provider: Provider
  readonly mediaStore: MediaStoreSettings
  /** The public base URL of media, without a trailing slash. */
  readonly mediaBaseUrl: string
}

/** @throws SettingsError with one line for each variable that is invalid or missing */
export function readSettings(environment: Environment): Settings {
  const values = readVariables('worker', environment)
  return {
    databaseUrl: values.DATABASE_URL,
    secrets: deriveSecrets(values.CHANNEL_SECRET),
    allowedReceivers: parseAllowedRanges(values.WEBHOOK_ALLOWED_RANGES, values.CHANNEL_DEVELOPMENT),
    provider: httpProvider({ baseUrl: values.PROVIDER_BASE_URL, apiVersion: values.PROVIDER_API_VERSION }),
    mediaStore: mediaStoreSettings(values),
    mediaBaseUrl: mediaBaseUrl(values, `http://127.0.0.1:${values.PORT}`),
  }
}
