import { type AddressRange, parseRanges } from '@channel/core/mechanisms/addresses'
import type { BudgetLimits } from '@channel/core/mechanisms/rate-limits'
import { parseAllowedRanges } from '@channel/core/mechanisms/receivers'
import type { MediaStoreSettings } from '@channel/media-store'
import { type Environment, mediaBaseUrl, mediaStoreSettings, readSettings as readVariables } from '@channel/settings'
import type { Oidc } from '../dependencies.ts'
import type { Operator } from '../docs/openapi-document.ts'

/** The settings of the process, from its environment. */
export interface Settings {
  port: number
  host: string
  databaseUrl: string
  secret: string
  /** Requests per minute and organization. */
  limits: BudgetLimits
  redisUrl: string | undefined
  /** Webhook receivers may be on this machine, and without TLS. */
  development: boolean
  /** Whether each response is validated against the contract before it is sent. */
  validateResponses: boolean
  /** The proxies that report the addresses of their clients. */
  trustedProxies: readonly AddressRange[]
  /** Addresses that webhook receivers may have although they are not public. */
  allowedReceivers: readonly AddressRange[]
  mediaStore: MediaStoreSettings
  /** The public base URL of media, without a trailing slash. @param ownUrl the service's own URL */
  mediaBaseUrl: (ownUrl: string) => string
  /** The URL of the upstream provider's API; undefined for the provider's own. */
  providerUrl: string | undefined
  /** The version of the provider's API. */
  providerApiVersion: string
  /** The app at the provider that connects accounts. */
  providerApp: { id: string; secret: string } | undefined
  /** The URL of the provider's dialogs for browsers; undefined for the provider's own. */
  signupUrl: string | undefined
  /** The provider's id of the signup dialog's configuration. */
  signupConfigId: string | undefined
  /** The token of the provider's webhook handshake; undefined disables webhooks. */
  verifyToken: string | undefined
  /** Max bytes of the provider's webhooks in memory, over all connections. */
  webhookBufferBytes: number
  /** The public URL of the service, without a trailing slash; undefined for its own URL. */
  publicUrl: string | undefined
  /** The provider of identities through which users may sign in to the dashboard. */
  oidc: Oidc | undefined
  /** The mail server and the address of the sender; undefined if the service sends no mail. */
  mail: { url: string; from: string } | undefined
  /** The operator of the service: `info.contact` of the served document. */
  operator: Operator
}

/** @throws SettingsError with one line for each variable that is invalid or missing */
export function readSettings(environment: Environment): Settings {
  const values = readVariables('api', environment)
  const { PROVIDER_APP_ID: id, PROVIDER_APP_SECRET: secret, SMTP_URL: url, MAIL_FROM: from } = values
  return {
    port: values.PORT,
    host: values.HOST,
    databaseUrl: values.DATABASE_URL,
    secret: values.CHANNEL_SECRET,
    limits: { read: values.RATE_LIMIT_READS_PER_MINUTE, write: values.RATE_LIMIT_WRITES_PER_MINUTE },
    redisUrl: values.REDIS_URL,
    development: values.CHANNEL_DEVELOPMENT,
    validateResponses: values.VALIDATE_RESPONSES ?? values.NODE_ENV !== 'production',
    trustedProxies: parseRanges(values.TRUSTED_PROXIES),
    allowedReceivers: parseAllowedRanges(values.WEBHOOK_ALLOWED_RANGES, values.CHANNEL_DEVELOPMENT),
    mediaStore: mediaStoreSettings(values),
    mediaBaseUrl: (ownUrl) => mediaBaseUrl(values, ownUrl),
    providerUrl: values.PROVIDER_BASE_URL,
    providerApiVersion: values.PROVIDER_API_VERSION,
    providerApp: id === undefined || secret === undefined ? undefined : { id, secret },
    signupUrl: values.PROVIDER_SIGNUP_URL,
    signupConfigId: values.PROVIDER_SIGNUP_CONFIG_ID,
    verifyToken: values.PROVIDER_VERIFY_TOKEN,
    webhookBufferBytes: values.PROVIDER_WEBHOOK_BUFFER_BYTES,
    publicUrl: values.PUBLIC_URL,
    oidc: oidcOf(values),
    mail: url === undefined || from === undefined ? undefined : { url, from },
    operator: { name: values.OPERATOR_NAME, email: values.OPERATOR_EMAIL, url: values.OPERATOR_URL },
  }
}

function oidcOf(
  values: Pick<
    ReturnType<typeof readVariables<'api'>>,
    'OIDC_ISSUER' | 'OIDC_CLIENT_ID' | 'OIDC_CLIENT_SECRET' | 'OIDC_NAME'
  >,
): Oidc | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret, OIDC_NAME: name } = values
  if (issuer === undefined || clientId === undefined || clientSecret === undefined) return undefined
  return { issuer, clientId, clientSecret, name }
}
