import { type AddressRange, allowedRanges, type BudgetLimits, readMediaBaseUrl } from '@channel/core'
import type { Operator } from './openapi-document.ts'
import { minBufferBytes } from './provider-webhooks/index.ts'

/** What the process is told by its environment. */
export interface Settings {
  port: number
  host: string
  databaseUrl: string
  secret: string
  /** Requests a minute and organization. */
  limits: BudgetLimits
  redisUrl: string | undefined
  /** Receivers of webhooks may be on this machine, and without TLS. */
  development: boolean
  /** Whether each response is held to the contract before it is sent. */
  validateResponses: boolean
  /** The addresses that receivers may have although they are not on the public internet. */
  allowedReceivers: readonly AddressRange[]
  /** The public address below which media lie, without a slash at its end. @param ownUrl where the service listens */
  mediaBaseUrl: (ownUrl: string) => string
  /** Of the upstream provider; its own address unless told. */
  providerUrl: string | undefined
  /** The version of the provider's API; undefined for the default. */
  providerApiVersion: string | undefined
  /** The app at the provider in whose name accounts are connected. */
  providerApp: { id: string; secret: string } | undefined
  /** Where browsers find the provider's dialogs; undefined: the provider's own address. */
  signupUrl: string | undefined
  /** How the sign-up dialog is set up at the provider, by its id there. */
  signupConfigId: string | undefined
  /** What the provider shows in the handshake of its webhooks; undefined: none are taken. */
  verifyToken: string | undefined
  /** The bytes of the provider's webhooks that the process holds in memory at a time, over all connections. */
  webhookBufferBytes: number
  /** Where the service is reached from outside, without a slash at its end; undefined: where it listens. */
  publicUrl: string | undefined
  /** Who operates the service; shown as `info.contact` of the served document. */
  operator: Operator
}

const mostRequests = 1_000_000_000

/**
 * Reads `PORT` (8787; 0 takes any free one), `HOST` (127.0.0.1), `DATABASE_URL` and `CHANNEL_SECRET`;
 * `RATE_LIMIT_READS_PER_MINUTE` (600) and `RATE_LIMIT_WRITES_PER_MINUTE` (300), 0 for no limit; `REDIS_URL` (none);
 * `CHANNEL_DEVELOPMENT` (0; or 1); `VALIDATE_RESPONSES` (1; 0 where `NODE_ENV` is `production`); `WEBHOOK_ALLOWED_RANGES` (none; or `10.0.0.0/8,fd00::/8`); `PROVIDER_BASE_URL` (the provider's own);
 * `PROVIDER_API_VERSION` (`v23.0`);
 * `PROVIDER_APP_ID` and `PROVIDER_APP_SECRET` (none; nobody can connect a number then), `PROVIDER_SIGNUP_CONFIG_ID` (none) and
 * `PROVIDER_SIGNUP_URL` (as `PROVIDER_BASE_URL`), where browsers find the provider's dialogs; `PROVIDER_VERIFY_TOKEN` (none: no
 * webhooks of the provider's are taken); `PROVIDER_WEBHOOK_BUFFER_BYTES` (16 MiB); `PUBLIC_URL` (where it listens);
 * `MEDIA_BASE_URL` (`media` below `PUBLIC_URL`), the public address below which media lie; `OPERATOR_NAME`, `OPERATOR_EMAIL` and
 * `OPERATOR_URL` (none), the contact that the served document names.
 *
 * @throws Error in one line that names the variable and what it should hold
 */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  return {
    port: portOf(env.PORT ?? '8787'),
    host: env.HOST ?? '127.0.0.1',
    databaseUrl: required(env, 'DATABASE_URL', 'the postgres:// URL of the database'),
    secret: required(env, 'CHANNEL_SECRET', 'the secret that cursors and stored secrets are protected with'),
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

function requestsPerMinute(env: NodeJS.ProcessEnv, name: string, usual: number): number {
  const text = env[name] || String(usual)
  if (!/^\d+$/.test(text) || Number(text) > mostRequests) {
    throw new Error(`${name} is ${JSON.stringify(text)}; it has to be a whole number of requests, 0 for no limit.`)
  }
  return Number(text)
}

/** The value is not repeated in the message: it may hold a password. */
function redisUrlOf(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined
  if (/^rediss?:\/\/./.test(text) && URL.canParse(text)) return text
  throw new Error('REDIS_URL is not valid; it has to be a redis:// or rediss:// URL, such as redis://localhost:6379.')
}

function portOf(text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535) {
    throw new Error(`PORT is ${JSON.stringify(text)}; it has to be a number from 0 to 65535.`)
  }
  return Number(text)
}

function switchOf(env: NodeJS.ProcessEnv, name: string, byDefault = false): boolean {
  const value = env[name] ?? (byDefault ? '1' : '0')
  if (value !== '0' && value !== '1') throw new Error(`${name} is ${JSON.stringify(value)}; it has to be 1 or 0.`)
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
  // What is wrong with it is told at the start, and not when somebody listens.
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
  throw new Error('PROVIDER_APP_SECRET is not set; it signs the webhooks that PROVIDER_VERIFY_TOKEN is for.')
}

function webhookBufferBytesOf(env: NodeJS.ProcessEnv): number {
  const text = env.PROVIDER_WEBHOOK_BUFFER_BYTES || String(16 * 1_048_576)
  if (/^\d{1,15}$/.test(text) && Number(text) >= minBufferBytes) return Number(text)
  throw new Error(
    `PROVIDER_WEBHOOK_BUFFER_BYTES is ${JSON.stringify(text)}; it has to be a number of bytes, at least ${minBufferBytes}.`,
  )
}

function signupUrlOf(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text
  throw new Error(
    `PROVIDER_SIGNUP_URL is ${JSON.stringify(text)}; it has to be the http or https URL of the provider's dialogs.`,
  )
}

function publicUrlOf(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isWeb = url !== undefined && /^https?:$/.test(url.protocol)
  if (!isWeb || url.href !== `${url.origin}${url.pathname}`) {
    throw new Error(
      `PUBLIC_URL is ${JSON.stringify(text)}; it has to be where customers reach the service, such as https://api.example.com.`,
    )
  }
  return url.href.replace(/\/+$/, '')
}

function operatorOf({ OPERATOR_NAME: name, OPERATOR_EMAIL: email, OPERATOR_URL: url }: NodeJS.ProcessEnv): Operator {
  if (email && !/^[^\s@]+@[^\s@]+$/.test(email)) {
    throw new Error(`OPERATOR_EMAIL is ${JSON.stringify(email)}; it has to be an e-mail address.`)
  }
  if (url && !(URL.canParse(url) && /^https?:$/.test(new URL(url).protocol))) {
    throw new Error(`OPERATOR_URL is ${JSON.stringify(url)}; it has to be an http or https URL.`)
  }
  return { name: name || undefined, email: email || undefined, url: url || undefined }
}

function required(env: NodeJS.ProcessEnv, name: string, holds: string): string {
  const value = env[name]
  if (value === undefined || value === '') throw new Error(`${name} is not set; it has to be ${holds}.`)
  return value
}
