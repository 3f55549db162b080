import { type AddressRange, allowedRanges, deriveSecrets, readMediaBaseUrl, type Secrets } from '@channel/core'
import { type MediaStoreSettings, readMediaStoreSettings } from '@channel/media-store'
import { httpProvider, type Provider } from '@channel/provider'

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

/**
 * Reads the settings from the environment, as the API does: `DATABASE_URL` and `CHANNEL_SECRET` are required. Optional,
 * with defaults: `CHANNEL_DEVELOPMENT` (0; or 1), `WEBHOOK_ALLOWED_RANGES` (none; or `10.0.0.0/8,fd00::/8`),
 * `PROVIDER_BASE_URL` (the provider's own), `PROVIDER_API_VERSION` (`v23.0`), the media store, and `MEDIA_BASE_URL`
 * (`media` below `PUBLIC_URL`, or below the API's address on `PORT` of this machine).
 *
 * @throws Error in one line that names the variable and its valid values
 */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  return {
    databaseUrl: required(env, 'DATABASE_URL', 'the postgres:// URL of the database'),
    secrets: deriveSecrets(required(env, 'CHANNEL_SECRET', 'the secret that the API has')),
    allowedReceivers: allowedReceiversOf(env),
    provider: httpProvider({
      baseUrl: env.PROVIDER_BASE_URL || undefined,
      apiVersion: env.PROVIDER_API_VERSION || undefined,
    }),
    mediaStore: readMediaStoreSettings(env),
    mediaBaseUrl: readMediaBaseUrl(env, `http://127.0.0.1:${env.PORT || 8787}`),
  }
}

function required(env: NodeJS.ProcessEnv, name: string, holds: string): string {
  const value = env[name]
  if (!value) throw new Error(`The worker needs ${name}, ${holds}. \`npm start\` sets it.`)
  return value
}

function allowedReceiversOf(env: NodeJS.ProcessEnv): readonly AddressRange[] {
  const development = env.CHANNEL_DEVELOPMENT ?? '0'
  if (development !== '0' && development !== '1') {
    throw new Error(`CHANNEL_DEVELOPMENT is ${JSON.stringify(development)}; it has to be 1 or 0.`)
  }
  try {
    return allowedRanges(env.WEBHOOK_ALLOWED_RANGES, development === '1')
  } catch (error) {
    throw new Error(`WEBHOOK_ALLOWED_RANGES is not valid: ${error instanceof Error ? error.message : String(error)}`)
  }
}
