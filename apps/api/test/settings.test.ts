import { parseRanges } from '@channel/core/mechanisms/addresses'
import { parseAllowedRanges } from '@channel/core/mechanisms/receivers'
import { deriveSecrets } from '@channel/core/mechanisms/sealing'
import { openDatabase } from '@channel/db'
import { signupDialogUrl } from '@channel/provider'
import { describe, expect, it } from 'vitest'
import { readSettings } from '../src/process/settings.ts'

const minBufferBytes = 4 * 1_048_576

const valid = { DATABASE_URL: 'postgres://localhost/channel', CHANNEL_SECRET: 'a secret of 32 characters or more' }

it('uses the defaults in an environment with only the required variables', () => {
  expect(readSettings(valid)).toMatchObject({ port: 8787, host: '127.0.0.1', limits: { read: 600, write: 300 } })
})

it.each([
  [{}, true],
  [{ NODE_ENV: 'development' }, true],
  [{ NODE_ENV: 'production', PUBLIC_URL: 'https://api.example.com' }, false],
  [{ NODE_ENV: 'production', CHANNEL_DEVELOPMENT: '1', VALIDATE_RESPONSES: '1' }, true],
  [{ VALIDATE_RESPONSES: '0' }, false],
])('validates responses except in production, unless set: %j', (env, validateResponses) => {
  expect(readSettings({ ...valid, ...env })).toMatchObject({ validateResponses })
})

it("returns the operator's fields that are set", () => {
  const env = { ...valid, OPERATOR_NAME: 'Acme', OPERATOR_EMAIL: 'api@acme.example', OPERATOR_URL: '' }
  expect(readSettings(env).operator).toEqual({ name: 'Acme', email: 'api@acme.example' })
})

it.each<[string, NodeJS.ProcessEnv, RegExp]>([
  ['a public URL that is not absolute', { PUBLIC_URL: 'api.example.com' }, /^PUBLIC_URL is "api.example.com"/],
  ['a public URL with a query', { PUBLIC_URL: 'https://a.example/?b' }, /^PUBLIC_URL is "https:/],
  ['an operator without an email address', { OPERATOR_EMAIL: 'acme' }, /^OPERATOR_EMAIL is "acme"/],
  ['an operator without a web page', { OPERATOR_URL: 'acme.example' }, /^OPERATOR_URL is "acme.example"/],
  ['a port that is not a number', { PORT: '80a' }, /^PORT is "80a"/],
  ['a missing database', { DATABASE_URL: '' }, /^DATABASE_URL is not set/],
  ['an invalid database URL', { DATABASE_URL: 'localhost' }, /^DATABASE_URL is not valid; it must be a URL such as /],
  ['a log level that there is none of', { LOG_LEVEL: 'loud' }, /^LOG_LEVEL is "loud"; it must be one of /],
  ['an unknown log format', { LOG_FORMAT: 'xml' }, /^LOG_FORMAT is "xml"; it must be one of json, pretty\.$/],
  ['an API version without its minor part', { PROVIDER_API_VERSION: 'v24' }, /^PROVIDER_API_VERSION is "v24"/],
  ['a dialog address that is not a URL', { PROVIDER_SIGNUP_URL: 'dialog' }, /^PROVIDER_SIGNUP_URL is "dialog"; /],
  [
    'an app at the provider without its secret',
    { PROVIDER_APP_ID: '1000', PROVIDER_APP_SECRET: '' },
    /^PROVIDER_APP_SECRET is not set; /,
  ],
  ['a short secret', { CHANNEL_SECRET: 'short' }, /^CHANNEL_SECRET is not valid; it must be 32 or more/],
  ['a missing secret', { CHANNEL_SECRET: '' }, /^CHANNEL_SECRET is not set/],
  ['a switch that is neither on nor off', { CHANNEL_DEVELOPMENT: 'yes' }, /^CHANNEL_DEVELOPMENT is "yes"/],
  ['another switch in words', { VALIDATE_RESPONSES: 'no' }, /^VALIDATE_RESPONSES is "no"; it must be 1 or 0\.$/],
  [
    'an invalid address range',
    { WEBHOOK_ALLOWED_RANGES: '10.0.0.0/8,intranet' },
    /^WEBHOOK_ALLOWED_RANGES is "10.0.0.0\/8,intranet"; it must be .*, but "intranet" is not an address range\.$/,
  ],
  ['an invalid proxy', { TRUSTED_PROXIES: '10.0.0.1/8' }, /^TRUSTED_PROXIES is "10.0.0.1\/8"; it must be .* range\.$/],
  ['a negative rate limit', { RATE_LIMIT_READS_PER_MINUTE: '-1' }, /^RATE_LIMIT_READS_PER_MINUTE is "-1"; it/],
  ['a rate limit in words', { RATE_LIMIT_WRITES_PER_MINUTE: 'many' }, /^RATE_LIMIT_WRITES_PER_MINUTE is "many"/],
  [
    'too little memory for webhooks',
    { PROVIDER_WEBHOOK_BUFFER_BYTES: String(minBufferBytes - 1) },
    /^PROVIDER_WEBHOOK_BUFFER_BYTES is "4194303"; it must be a number of bytes, at least 4194304\.$/,
  ],
  ['an invalid Redis URL', { REDIS_URL: 'localhost:6379' }, /^REDIS_URL is not valid; it must be/],
])('rejects %s with one line that names the variable', (_what, env, line) => {
  const read = () => readSettings({ ...valid, ...env })
  expect(read).toThrow(line)
  expect(read).not.toThrow(/\n/)
})

it('names each setting that the token of the webhooks needs', () => {
  const line = /^PROVIDER_APP_ID is not set; .*\nPROVIDER_APP_SECRET is not set; .*$/
  expect(() => readSettings({ ...valid, PROVIDER_VERIFY_TOKEN: 'alone' })).toThrow(line)
})

it('accepts the least memory for webhooks', () => {
  const env = { ...valid, PROVIDER_WEBHOOK_BUFFER_BYTES: String(minBufferBytes) }
  expect(readSettings(env).webhookBufferBytes).toBe(minBufferBytes)
})

// The packages that use these values check them too, because others call them as well.
describe('agrees with the package that uses the value', () => {
  const secret = valid.CHANNEL_SECRET
  const secrets = [secret, 'short', `${secret},`, `${secret}, ${secret}`, `${secret},${secret}2`, ` ${secret} `]
  const ranges = ['10.0.0.0/8, fd00::/8', '::1', '10.0.0.1/8', '10.0.0.0/33', 'fd00::/129', '10.0.0.0/', '10/8', 'x']
  const moreRanges = [
    '10.0.0.0/8/8',
    'fe80::%eth0/10',
    '10.0.0.0/-1',
    '::ffff:0:0/96',
    ' , ',
    '1.2.3.4/32',
    'fd00::1/8',
  ]
  const databases = [
    'postgres://a:b@c:1/d',
    'postgresql://a@/d?host=/run',
    'mysql://a',
    'localhost',
    'postgres://a:x/y',
  ]

  it.each([
    ...secrets.map((text) => ['CHANNEL_SECRET', text, () => deriveSecrets(text)] as const),
    ...[...ranges, ...moreRanges].map(
      (text) => ['WEBHOOK_ALLOWED_RANGES', text, () => parseAllowedRanges(text, false)] as const,
    ),
    ...[...ranges, ...moreRanges].map((text) => ['TRUSTED_PROXIES', text, () => parseRanges(text)] as const),
    ...databases.map((text) => ['DATABASE_URL', text, () => openDatabase({ url: text }).close()] as const),
  ])('%s=%s', (name, text, use) => {
    expect(isAccepted(() => readSettings({ ...valid, [name]: text }))).toBe(isAccepted(use))
  })

  it('about the default version', () => {
    const dialog = { appId: '1', redirectUrl: 'https://api.example.com', state: 'x' }
    const apiVersion = readSettings(valid).providerApiVersion
    expect(signupDialogUrl({ ...dialog, apiVersion })).toBe(signupDialogUrl(dialog))
  })

  function isAccepted(use: () => unknown): boolean {
    try {
      use()
      return true
    } catch {
      return false
    }
  }
})
