/** Names of fields that are never shown, whatever they hold. */
const credentials = [
  'authorization',
  'Authorization',
  'cookie',
  'Cookie',
  'apiKey',
  'api_key',
  'token',
  'accessToken',
  'access_token',
  'setupToken',
  'setup_token',
  'verifyToken',
  'verify_token',
  'secret',
  'secrets',
  'appSecret',
  'app_secret',
  'signingSecret',
  'signing_secret',
  'password',
  'pin',
  'databaseUrl',
  'redisUrl',
  'DATABASE_URL',
  'REDIS_URL',
  'CHANNEL_SECRET',
]

/** The sender, the recipient and the content of a message. */
const personal = [
  'phoneNumber',
  'phone_number',
  'waId',
  'wa_id',
  'from',
  'to',
  'body',
  'content',
  'text',
  'caption',
  'payload',
]

const hidden: ReadonlySet<string> = new Set([...credentials, ...personal])

/** Whether a field of this name is never shown, at any depth. */
export function isHidden(name: string): boolean {
  return hidden.has(name)
}
