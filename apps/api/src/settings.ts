import { type AddressRange, allowedRanges, type BudgetLimits, readMediaBaseUrl } from '@channel/core'
import type { Operator } from './openapi-document.ts'
import { minBufferBytes } from './provider-webhooks/index.ts'

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
  /** Addresses that webhook receivers may have although they are not public. */
  allowedReceivers: readonly AddressRange[]
  /** The public base address of media, without a trailing slash. @param ownUrl the service's own address */
  mediaBaseUrl: (ownUrl: string) => string
  /** The address of the upstream provider; undefined for its own. */
  providerUrl: string | undefined
  /** The version of the provider's API; undefined for the default. */
  providerApiVersion: string | undefined
  /** The app at the provider that connects accounts. */
  providerApp: { id: string; secret: string } | undefined
  /** The address of the provider's dialogs for browsers; undefined for the provider's own. */
  signupUrl: string | undefined
  /** The provider's id of the sign-up dialog's configuration. */
  signupConfigId: string | undefined
  /** The token of the provider's webhook handshake; undefined disables webhooks. */
  verifyToken: string | undefined
  /** Max bytes of the provider's webhooks in memory, over all connections. */
  webhookBufferBytes: number
  /** The public address of the service, without a trailing slash; undefined for its own address. */
  publicUrl: string | undefined
  /** The operator of the service: `info.contact` of the served document. */
  operator: Operator
}

const maxRequests = 1_000_000_000

/**
 * Reads the settings; defaults are in parentheses.
 * - `PORT` (8787; 0 picks a free one), `HOST` (127.0.0.1), `DATABASE_URL` and `CHANNEL_SECRET` (both required)
 * - `RATE_LIMIT_READS_PER_MINUTE` (600), `RATE_LIMIT_WRITES_PER_MINUTE` (300): 0 for no limit; `REDIS_URL` (none)
 * - `CHANNEL_DEVELOPMENT` (0; or 1), `VALIDATE_RESPONSES` (1; 0 if `NODE_ENV` is `production`)
 * - `WEBHOOK_ALLOWED_RANGES` (none; or `10.0.0.0/8,fd00::/8`)
 * - `PROVIDER_BASE_URL` (the provider's own), `PROVIDER_API_VERSION` (`v23.0`)
 * - `PROVIDER_APP_ID` and `PROVIDER_APP_SECRET` (none: numbers cannot be connected), `PROVIDER_SIGNUP_CONFIG_ID`
 *   (none), `PROVIDER_SIGNUP_URL` (`PROVIDER_BASE_URL`): the address of the provider's dialogs for browsers
 * - `PROVIDER_VERIFY_TOKEN` (none: the provider's webhooks are disabled), `PROVIDER_WEBHOOK_BUFFER_BYTES` (16 MiB)
 * - `PUBLIC_URL` (its own address), `MEDIA_BASE_URL` (`media` below `PUBLIC_URL`): the public base address of media
 * - `OPERATOR_NAME`, `OPERATOR_EMAIL`, `OPERATOR_URL` (none): the contact in the served document
 *
 * @throws Error in one line that names the variable and the expected value
 */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  return {
    port: portOf(env.PORT ?? '8787'),
    host: env.HOST ?? '127.0.0.1',
    databaseUrl: required(env, 'DATABASE_URL', 'the postgres:// URL of the database'),
    secret: required(env, 'CHANNEL_SECRET', 'the secret that signs cursors and encrypts stored values'),
    limits: {
      read: requestsPerMinute(env, 'RATE_LIMIT_READS_PER_MINUTE', 600),
      write: requestsPerMinute(env, 'RATE_LIMIT_WRITES_PER_MINUTE', 300),
    },
    redisUrl: redisUrlOf(env.REDIS_URL),
    development: switchOf(env, 'CHANNEL_DEVELOPMENT'),
    validateResponses: switchOf(env, 'VALIDATE_RESPONSES', env.NODE_ENV !== 'production'),
    allowedReceivers: allowedReceiversOf(env),
    mediaBaseUrl: mediaBaseUrlOf(env),
    providerUrl: env.PROVIDER_BASE_URL || undefined,
    providerApiVersion: env.PROVIDER_API_VERSION || undefined,
    providerApp: providerAppOf(env),
    signupUrl: signupUrlOf(env.PROVIDER_SIGNUP_URL),
    signupConfigId: env.PROVIDER_SIGNUP_CONFIG_ID || undefined,
    verifyToken: verifyTokenOf(env),
    webhookBufferBytes: webhookBufferBytesOf(env),
    publicUrl: publicUrlOf(env.PUBLIC_URL),
    operator: operatorOf(env),
  }
}

function requestsPerMinute(env: NodeJS.ProcessEnv, name: string, defaultValue: number): number {
  const text = env[name] || String(defaultValue)
  if (!/^\d+$/.test(text) || Number(text) > maxRequests) {
    throw new Error(`${name} is ${JSON.stringify(text)}; it must be a whole number of requests, 0 for no limit.`)
  }
  return Number(text)
}

/** The message does not repeat the value, which may contain a password. */
function redisUrlOf(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined
  if (/^rediss?:\/\/./.test(text) && URL.canParse(text)) return text
  throw new Error('REDIS_URL is not valid; it must be a redis:// or rediss:// URL, such as redis://localhost:6379.')
}

function portOf(text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535) {
    throw new Error(`PORT is ${JSON.stringify(text)}; it must be a number from 0 to 65535.`)
  }
  return Number(text)
}

function switchOf(env: NodeJS.ProcessEnv, name: string, defaultValue = false): boolean {
  const value = env[name] ?? (defaultValue ? '1' : '0')
  if (value !== '0' && value !== '1') throw new Error(`${name} is ${JSON.stringify(value)}; it must be 1 or 0.`)
  return value === '1'
}

function allowedReceiversOf(env: NodeJS.ProcessEnv): readonly AddressRange[] {
  try {
    return allowedRanges(env.WEBHOOK_ALLOWED_RANGES, switchOf(env, 'CHANNEL_DEVELOPMENT'))
  } catch (error) {
    throw new Error(`WEBHOOK_ALLOWED_RANGES is not valid: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function mediaBaseUrlOf(env: NodeJS.ProcessEnv): Settings['mediaBaseUrl'] {
  // Checked here so that an invalid value is reported at start, not after listening.
  readMediaBaseUrl(env, '')
  return (ownUrl) => readMediaBaseUrl(env, ownUrl)
}

function providerAppOf({
  PROVIDER_APP_ID: id,
  PROVIDER_APP_SECRET: secret,
}: NodeJS.ProcessEnv): Settings['providerApp'] {
  if (id && secret) return { id, secret }
  if (!id && !secret) return undefined
  throw new Error(`PROVIDER_APP_${id ? 'SECRET' : 'ID'} is not set; an app at the provider has an id and a secret.`)
}

function verifyTokenOf(env: NodeJS.ProcessEnv): string | undefined {
  const token = env.PROVIDER_VERIFY_TOKEN || undefined
  if (token === undefined || providerAppOf(env) !== undefined) return token
  throw new Error('PROVIDER_APP_SECRET is not set; it is required with PROVIDER_VERIFY_TOKEN.')
}

function webhookBufferBytesOf(env: NodeJS.ProcessEnv): number {
  const text = env.PROVIDER_WEBHOOK_BUFFER_BYTES || String(16 * 1_048_576)
  if (/^\d{1,15}$/.test(text) && Number(text) >= minBufferBytes) return Number(text)
  throw new Error(
    `PROVIDER_WEBHOOK_BUFFER_BYTES is ${JSON.stringify(text)}; it must be a number of bytes, at least ${minBufferBytes}.`,
  )
}

function signupUrlOf(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text
  throw new Error(
    `PROVIDER_SIGNUP_URL is ${JSON.stringify(text)}; it must be the http or https URL of the provider's dialogs.`,
  )
}

function publicUrlOf(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isWeb = url !== undefined && /^https?:$/.test(url.protocol)
  if (!isWeb || url.href !== `${url.origin}${url.pathname}`) {
    throw new Error(
      `PUBLIC_URL is ${JSON.stringify(text)}; it must be the public address of the service, such as https://api.example.com.`,
    )
  }
  return url.href.replace(/\/+$/, '')
}

function operatorOf({ OPERATOR_NAME: name, OPERATOR_EMAIL: email, OPERATOR_URL: url }: NodeJS.ProcessEnv): Operator {
  if (email && !/^[^\s@]+@[^\s@]+$/.test(email)) {
    throw new Error(`OPERATOR_EMAIL is ${JSON.stringify(email)}; it must be an e-mail address.`)
  }
  if (url && !(URL.canParse(url) && /^https?:$/.test(new URL(url).protocol))) {
    throw new Error(`OPERATOR_URL is ${JSON.stringify(url)}; it must be an http or https URL.`)
  }
  return { name: name || undefined, email: email || undefined, url: url || undefined }
}

function required(env: NodeJS.ProcessEnv, name: string, holds: string): string {
  const value = env[name]
  if (value === undefined || value === '') throw new Error(`${name} is not set; it must be ${holds}.`)
  return value
}
