import document from '@channel/contract/openapi.json' with { type: 'json' }
import { Webhook } from 'standardwebhooks'
import { expect, it } from 'vitest'
import { verifyWebhook, type WebhookEvent, type WebhookProblem, WebhookVerificationError } from '../src/index.ts'

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const another = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD'
const event = document.components.examples.MessageReceivedEvent?.value as WebhookEvent
const body = JSON.stringify(event)
const sentAt = 1_795_165_367
const now = () => sentAt * 1000

/** The webhook as the reference library sends it. */
function signed(text = body, secrets = [secret], seconds = sentAt): Record<string, string> {
  const signatures = secrets.map((each) => new Webhook(each).sign(event.id, new Date(seconds * 1000), text))
  return { 'webhook-id': event.id, 'webhook-timestamp': String(seconds), 'webhook-signature': signatures.join(' ') }
}

async function problemOf(attempt: Promise<unknown>): Promise<WebhookProblem> {
  const error = await attempt.then(
    () => expect.fail('It was trusted.'),
    (reason: unknown) => reason,
  )
  if (error instanceof WebhookVerificationError) return error.problem
  throw error
}

it('returns the event that the reference library signed', async () => {
  expect(await verifyWebhook(body, signed(), { secret, now })).toEqual(event)
})

it('returns an event of a type that was added later', async () => {
  const later = { ...event, type: 'tea.made', data: { tea: { color: 'green' } } }
  const text = JSON.stringify(later)
  const received: WebhookEvent = await verifyWebhook(text, signed(text), { secret, now })
  expect(received).toEqual(later)
  switch (received.type) {
    case 'message.received':
      expect.fail(`It has no ${received.data.object.content}.`)
      break
    default:
      expect(String(received.type)).toBe('tea.made')
  }
})

it("accepts the published vector, with and without the secret's prefix", async () => {
  const headers = {
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  }
  const then = () => 1_614_265_330_000
  for (const each of [secret, secret.slice('whsec_'.length)]) {
    // The signature is valid, but the body is not an event of this service.
    const attempt = verifyWebhook('{"test": 2432232314}', headers, { secret: each, now: then })
    expect(await problemOf(attempt)).toBe('malformed_body')
  }
  const changed = verifyWebhook('{"test": 2432232315}', headers, { secret, now: then })
  expect(await problemOf(changed)).toBe('no_matching_signature')
})

it('accepts the body as text and bytes, and headers of fetch and Node', async () => {
  const text = JSON.stringify({ ...event, note: 'Grüße, 😀' })
  const bytes = new TextEncoder().encode(text)
  const headers = signed(text)
  const upper = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toUpperCase(), value]))
  for (const each of [text, bytes, bytes.buffer]) {
    for (const given of [headers, upper, new Headers(headers)]) {
      expect(await verifyWebhook(each, given, { secret, now })).toEqual(JSON.parse(text))
    }
  }
  const part = new Uint8Array([0, ...bytes, 0]).subarray(1, -1)
  expect(await verifyWebhook(part, headers, { secret, now })).toEqual(JSON.parse(text))
})

it('accepts any of several secrets and signatures and ignores unknown versions', async () => {
  const both = [another, secret]
  expect(await verifyWebhook(body, signed(body, both), { secret, now })).toEqual(event)
  expect(await verifyWebhook(body, signed(), { secret: both, now })).toEqual(event)
  const headers = signed()
  const other = 'Ceo5qEr07ixe2NLpvHk3FH9bwy/WavXrAFQ/9tdO6mc='
  headers['webhook-signature'] = `v1,${other} v2,${other} ${headers['webhook-signature']} v1,${other}`
  expect(await verifyWebhook(body, headers, { secret, now })).toEqual(event)
})

it.each([
  ['another secret', signed(body, [another]), body],
  ['a changed body', signed(), body.replace('delivered', 'read')],
  ['white space at the end', signed(), `${body}\n`],
  [
    'a signature of another version',
    { ...signed(), 'webhook-signature': signed()['webhook-signature']!.replace('v1', 'v2') },
    body,
  ],
  ['half a signature', { ...signed(), 'webhook-signature': signed()['webhook-signature']!.slice(0, 11) }, body],
  ['an empty signature', { ...signed(), 'webhook-signature': 'v1,' }, body],
  ['a signature that is not base64', { ...signed(), 'webhook-signature': 'v1,dawfeoifkpqwoekfpqoekf v1,*' }, body],
  ['the id of another event', { ...signed(), 'webhook-id': 'evt_1' }, body],
  ['the timestamp of another event', { ...signed(), 'webhook-timestamp': String(sentAt - 1) }, body],
])('rejects %s', async (_what, headers, text) => {
  expect(await problemOf(verifyWebhook(text, headers, { secret, now }))).toBe('no_matching_signature')
})

it.each(['webhook-id', 'webhook-timestamp', 'webhook-signature'])('rejects a webhook without %s', async (name) => {
  const { [name]: _missing, ...headers } = signed()
  expect(await problemOf(verifyWebhook(body, headers, { secret, now }))).toBe('missing_header')
  const empty = { ...headers, [name]: '' }
  expect(await problemOf(verifyWebhook(body, empty, { secret, now }))).toBe('missing_header')
  const twice = { ...headers, [name]: ['a', 'b'] }
  expect(await problemOf(verifyWebhook(body, twice, { secret, now }))).toBe('missing_header')
})

it.each(['hello', '1e9', '-1', '1795165367.5', ' 1795165367', '0x6b'])(
  'rejects the timestamp %j',
  async (timestamp) => {
    const headers = { ...signed(), 'webhook-timestamp': timestamp }
    expect(await problemOf(verifyWebhook(body, headers, { secret, now }))).toBe('malformed_timestamp')
  },
)

it('rejects a webhook more than five minutes old or ahead, unless another tolerance is set', async () => {
  for (const seconds of [sentAt - 300, sentAt + 300]) {
    expect(await verifyWebhook(body, signed(body, [secret], seconds), { secret, now })).toEqual(event)
  }
  const [old, ahead] = [signed(body, [secret], sentAt - 301), signed(body, [secret], sentAt + 301)]
  expect(await problemOf(verifyWebhook(body, old, { secret, now }))).toBe('timestamp_too_old')
  expect(await problemOf(verifyWebhook(body, ahead, { secret, now }))).toBe('timestamp_too_new')
  expect(await verifyWebhook(body, old, { secret, now, toleranceSeconds: 301 })).toEqual(event)
  // The webhook is old by the machine's clock.
  expect(await problemOf(verifyWebhook(body, signed(body, [secret], 1_614_265_330), { secret }))).toBe(
    'timestamp_too_old',
  )
})

it.each([Number.NaN, -1])('throws a TypeError for the tolerance %d instead of accepting any age', async (tolerance) => {
  const old = signed(body, [secret], sentAt - 86_400)
  const attempt = verifyWebhook(body, old, { secret, now, toleranceSeconds: tolerance })
  await expect(attempt).rejects.toThrow(new TypeError('toleranceSeconds must be a number of seconds, 0 or more.'))
})

it.each(['', '[]', 'null', '{}', '{"object":"event"}', 'no JSON'])(
  'rejects %j, which is signed but not an event',
  async (text) => {
    expect(await problemOf(verifyWebhook(text, signed(text), { secret, now }))).toBe('malformed_body')
  },
)

it.each([[''], ['whsec_'], ['whsec_*'], [[]], [undefined], [[secret, '']]])(
  'throws a TypeError for the secret %j without repeating it',
  async (wrong) => {
    const attempt = verifyWebhook(body, signed(), { secret: wrong as string, now })
    await expect(attempt).rejects.toThrow(TypeError)
    await expect(attempt).rejects.toThrow(/^secret must be the secret (as|of)/)
  },
)
