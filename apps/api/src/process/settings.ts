import { parseRanges } from '@channel/core/mechanisms/addresses'
import { parseAllowedRanges } from '@channel/core/mechanisms/receivers'
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
  const values = readVariables('api', environment)
  const { PROVIDER_APP_ID: id, PROVIDER_APP_SECRET: secret } = values
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = values
  return {
    port: values.PORT,
    host: values.HOST,
    metrics: metricsSettings(values),
    traces: tracesSettings(values),
    databaseUrl: values.DATABASE_URL,
    /** The address for sessions, if the other one is that of a pooler. */
    directUrl: values.DATABASE_DIRECT_URL,
    poolSize: values.DATABASE_POOL_SIZE,
    secret: values.CHANNEL_SECRET,
    /** Requests per minute and organization. */
    limits: { read: values.RATE_LIMIT_READS_PER_MINUTE, write: values.RATE_LIMIT_WRITES_PER_MINUTE },
    redisUrl: values.REDIS_URL,
    /** Webhook receivers may be on this machine, and without TLS. */
    development: values.CHANNEL_DEVELOPMENT,
    validateResponses: values.VALIDATE_RESPONSES ?? values.NODE_ENV !== 'production',
    /** How long requests are still served after `/ready` has announced the stop. */
    shutdownDelayMs: 1_000 * (values.SHUTDOWN_DELAY_SECONDS ?? (values.NODE_ENV === 'production' ? 5 : 0)),
    /** The proxies that report the addresses of their clients. */
    trustedProxies: parseRanges(values.TRUSTED_PROXIES),
    /** Non-public addresses that webhook receivers may have. */
    allowedReceivers: parseAllowedRanges(values.WEBHOOK_ALLOWED_RANGES, values.CHANNEL_DEVELOPMENT),
    mediaStore: mediaStoreSettings(values),
    /** The public base URL of media, without a trailing slash. @param ownUrl the service's own URL */
    mediaBaseUrl: (ownUrl: string) => mediaBaseUrl(values, ownUrl),
    /** Undefined for the provider's own API. */
    providerUrl: values.PROVIDER_BASE_URL,
    providerApiVersion: values.PROVIDER_API_VERSION,
    /** The app at the provider that connects accounts. */
    providerApp: id === undefined || secret === undefined ? undefined : { id, secret },
    /** The URL of the provider's dialogs for browsers; undefined for the provider's own. */
    signupUrl: values.PROVIDER_SIGNUP_URL,
    signupConfigId: values.PROVIDER_SIGNUP_CONFIG_ID,
    /** The token of the provider's webhook handshake; undefined disables webhooks. */
    verifyToken: values.PROVIDER_VERIFY_TOKEN,
    /** Over all connections. */
    webhookBufferBytes: values.PROVIDER_WEBHOOK_BUFFER_BYTES,
    /** Without a trailing slash; undefined for the service's own URL. */
    publicUrl: values.PUBLIC_URL,
    /** The identity provider through which users may sign in to the dashboard. */
    oidc:
      issuer === undefined || clientId === undefined || clientSecret === undefined
        ? undefined
        : { issuer, clientId, clientSecret, name: values.OIDC_NAME, secondFactor: values.OIDC_SECOND_FACTOR },
    mail: mailSettings(values),
    /** `info.contact` of the served document. */
    operator: { name: values.OPERATOR_NAME, email: values.OPERATOR_EMAIL, url: values.OPERATOR_URL },
  }
}
