import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readSettings } from '../src/settings.ts'

const valid = { DATABASE_URL: 'postgres://localhost/channel', CHANNEL_SECRET: 'a secret of 32 characters or more' }

it('uses defaults if only the required variables are set', () => {
  expect(readSettings(valid)).toMatchObject({
    databaseUrl: valid.DATABASE_URL,
    mediaBaseUrl: 'http://127.0.0.1:8787/media',
    mediaStore: { directory: join(process.cwd(), '.channel/media'), s3: undefined },
  })
})

it.each<[string, NodeJS.ProcessEnv, RegExp]>([
  [
    'a missing database',
    { DATABASE_URL: '' },
    /^DATABASE_URL is not set; it must be a URL such as postgres:.* The command `start` sets it\.$/,
  ],
  [
    'a missing secret',
    { CHANNEL_SECRET: '' },
    /^CHANNEL_SECRET is not set; it must be 32 or more .* The command `start` sets it\.$/,
  ],
  [
    'a short secret',
    { CHANNEL_SECRET: 'short' },
    /^CHANNEL_SECRET is not valid; it must be 32 or more random characters/,
  ],
  ['a switch that is neither on nor off', { CHANNEL_DEVELOPMENT: 'yes' }, /^CHANNEL_DEVELOPMENT is "yes"; /],
  ['an invalid provider URL', { PROVIDER_BASE_URL: 'graph' }, /^PROVIDER_BASE_URL is "graph"; /],
  ['an API version without its letter', { PROVIDER_API_VERSION: '24' }, /^PROVIDER_API_VERSION is "24"; /],
  ['an API port in words', { PORT: 'many' }, /^PORT is "many"; /],
  ['a relative media URL', { MEDIA_BASE_URL: '/media' }, /^MEDIA_BASE_URL is "\/media"; /],
  ['an invalid bucket endpoint', { MEDIA_S3_BUCKET: 'b', MEDIA_S3_ENDPOINT: 'x' }, /^MEDIA_S3_ENDPOINT is "x"; /],
  [
    'an invalid address range',
    { WEBHOOK_ALLOWED_RANGES: 'intranet' },
    /^WEBHOOK_ALLOWED_RANGES is "intranet"; it must be .*, but "intranet" is not an address range\.$/,
  ],
])('rejects %s with one line that names the variable', (_what, env, line) => {
  const read = () => readSettings({ ...valid, ...env })
  expect(read).toThrow(line)
  expect(read).not.toThrow(/\n/)
})
