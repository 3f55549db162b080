import { describe, expect, it } from 'vitest'
import { redactText } from './redact-text.ts'

const key = 'chn_live_AbCdEfGh-0123456789_xyz'
const token = 'q7Zr1xKpT0vYbN3mWcE5uHsJ8dLfGaQ2iOeRtUyPkA4'

describe('redactText', () => {
  it.each([
    ['an API key', `The key ${key} is unknown`, 'The key [redacted] is unknown'],
    ['an API key in a path', `/v1/api_keys/${key}/x`, '/v1/api_keys/[redacted]/x'],
    ['a webhook secret', '{"secret":"whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"}', '{"secret":"[redacted]"}'],
    ['a signature', 'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4= is wrong', '[redacted] is wrong'],
    ['an Authorization header', 'authorization: Bearer abc, accept: */*', 'authorization: [redacted], accept: */*'],
    ['an Authorization header as JSON', '{"Authorization":"Digest x"}', '{"Authorization":"[redacted]"}'],
    ['a bearer token', 'sent Bearer eyJhbGciOi.J9', 'sent Bearer [redacted]'],
    [
      'a rejected header',
      'Headers.append: "Bearer a\nb" is an invalid header value.',
      'Headers.append: [redacted] is an invalid header value.',
    ],
    ['basic credentials', 'sent Basic dXNlcjpwYXNz', 'sent Basic [redacted]'],
    ['a database password', 'postgres://channel:p@ss/word@db:5432/x', 'postgres://channel:[redacted]@db:5432/x'],
    ['a Redis password', 'redis://:hunter2@127.0.0.1:1', 'redis://:[redacted]@127.0.0.1:1'],
    ['a password parameter', "host=db password='hunter2' user=x", "host=db password='[redacted]' user=x"],
    ['a token in a query', 'GET /me?access_token=xyz123&a=1', 'GET /me?access_token=[redacted]&a=1'],
    ['a code in a query', 'GET /setup/callback?code=AQxyz&state=1', 'GET /setup/callback?code=[redacted]&state=1'],
    ['a token of an account', 'with EAAGm0PX4ZCpsBAKZCfAbCdEfGh refused', 'with [redacted] refused'],
    ['a token of the app', '1000123|a-b_cdefgh', '[redacted]'],
    ['a setup link', `https://api.example.com/setup/${token}?x`, 'https://api.example.com/setup/[redacted]?x'],
    ['a setup token or generated secret alone', `no link has ${token}.`, 'no link has [redacted].'],
    ['a phone number', 'to +4915112345678 and +49 151 1234-5678!', 'to [redacted] and [redacted]!'],
  ])('removes %s', (_, text, shown) => {
    expect(redactText(text)).toBe(shown)
  })

  it('removes confidential texts wherever they occur', () => {
    expect(redactText('xxs3cret+.*yy s3cret+.*', ['s3cret+.*'])).toBe('xx[redacted]yy [redacted]')
  })

  it.each([
    'Bearer of bad news',
    'PostgreSQL at db.example.com:5432 cannot be used: connect ECONNREFUSED 127.0.0.1:5432',
    'https://api.example.com:8787/setup/callback and /setup/result',
    'The message msg_01JD3X7Y2M8K5Q9R4T6V0W1Z2B failed with exit code: 1 at 2026-11-22T14:00:00.000+01:00',
    'at DeliveryAttempts.#send (file:///srv/apps/worker/src/deliveries/delivery-attempts.ts:99:12)',
    'at file:///x/node_modules/.pnpm/@hono+node-server@2.1.8_hono@4.13.19/node_modules/@hono/node-server/dist/index.mjs:1:2',
    'The number 100000000000001 is not connected.',
  ])('leaves other text unchanged: %s', (text) => {
    expect(redactText(text)).toBe(text)
  })

  it('cuts long text after redaction', () => {
    const shown = redactText(`${'x '.repeat(8_190)}${key}`)
    expect(shown).toHaveLength(16_385)
    expect(shown).not.toContain('chn_')
  })

  it.each(['a://b:', '+4 9 1-', 'password=', 'Bearer ', 'aB0_', 'authorization: a '])(
    'takes time in proportion to the length: %s',
    (part) => {
      const [short, long] = [redactionTime(part.repeat(12_500)), redactionTime(part.repeat(100_000))]
      // Eight times the length takes about eight times as long; if time grew with its square, 64 times.
      expect(long).toBeLessThan(32 * Math.max(short, 1))
    },
  )
})

/** The CPU time that redaction takes, in milliseconds: the least of three runs. Other processes do not count. */
function redactionTime(text: string): number {
  const times = [1, 2, 3].map(() => {
    const before = process.cpuUsage()
    redactText(text)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1_000
  })
  return Math.min(...times)
}
