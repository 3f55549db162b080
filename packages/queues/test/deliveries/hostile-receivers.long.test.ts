import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { type LookupAddresses, parseAllowedRanges } from '@channel/core/mechanisms/receivers'
import { openWebhookSink, status } from '@channel/test-kit/webhook-sink'
import fc from 'fast-check'
import { expect, it, onTestFinished } from 'vitest'
import { openSender, type SenderOptions } from '../../src/deliveries/http/open-sender.ts'
import { aReceiver, bombPart, drip, endless, head, part } from '../support/hostile-receiver.ts'

const thisMachine = parseAllowedRanges(undefined, true)
const noLookup: LookupAddresses = async () => {
  throw new Error('Nothing is to be looked up.')
}

/** A short deadline for receivers that never respond. */
const impatient = { attemptMs: 1_000 }
/** The default deadline of an attempt. */
const defaultAttemptMs = 15_000
/** The kernel may buffer tens of megabytes between two sockets, whatever was read: a small part of an endless response. */
const maxBufferedBytes = 1_000_000_000

/** A sender to this machine only, with the default deadline. */
function aSender(options: Partial<SenderOptions> = {}) {
  const sender = openSender({ allow: thisMachine, lookup: noLookup, ...options })
  onTestFinished(() => sender.close())
  return {
    send: (url: string, signal = new AbortController().signal) =>
      sender.send({
        organizationId: 'org_1',
        url,
        headers: { 'webhook-id': 'evt_1' },
        body: '{}',
        confidential: ['whsec_c2VjcmV0'],
        signal,
      }),
  }
}

it('gives up on a receiver that hangs', async () => {
  const outcome = await aSender(impatient).send(await aReceiver(() => undefined))
  expect(outcome).toMatchObject({ responseStatus: null, error: 'timeout', snippet: null })
  expect(outcome.durationMs).toBeLessThan(defaultAttemptMs)
})

it('gives up on a receiver that drips its headers', async () => {
  const url = await aReceiver((socket) => drip(socket, `${head}X-Long: ${'x'.repeat(10_000)}`))
  expect(await aSender(impatient).send(url)).toMatchObject({ responseStatus: null, error: 'timeout' })
})

it('accepts the status of a receiver that drips its body, within the usual deadline', async () => {
  const url = await aReceiver((socket) => {
    socket.write(`${head}Content-Length: 100000\r\n\r\n`)
    return drip(socket, 'drip ')
  })
  // Long enough for the headers on a busy machine.
  const outcome = await aSender({ attemptMs: 2_500 }).send(url)
  expect(outcome).toMatchObject({ responseStatus: 200, error: null, snippet: expect.stringMatching(/^drip/) })
  expect(outcome.durationMs).toBeLessThan(defaultAttemptMs)
})

it('reports a reset connection', async () => {
  const url = await aReceiver((socket) => socket.resetAndDestroy())
  expect(await aSender().send(url)).toMatchObject({ responseStatus: null, error: 'connection_failed' })
})

it('reports a connection that was closed within the headers', async () => {
  const url = await aReceiver((socket) => socket.end(`${head}Content-Le`))
  expect(await aSender().send(url)).toMatchObject({ responseStatus: null, error: 'connection_failed' })
})

it('accepts the status of a truncated response', async () => {
  const url = await aReceiver((socket) => socket.end(`${head}Content-Length: 100\r\n\r\nhalf`))
  expect(await aSender().send(url)).toMatchObject({ responseStatus: 200, error: null, snippet: 'half' })
})

it('reads only the beginning of a response of 10 GB, and closes the connection', async () => {
  const { behave, closed } = endless(`${head}Content-Length: 10000000000\r\n\r\n`, part)
  const outcome = await aSender().send(await aReceiver(behave))
  expect(outcome).toMatchObject({ responseStatus: 200, error: null })
  expect(outcome.snippet).toBe('A'.repeat(8 * 1024))
  expect(await closed).toBeLessThan(maxBufferedBytes)
})

it('rejects endless headers', async () => {
  const url = await aReceiver((socket) => socket.write(`${head}X-Long: ${'x'.repeat(1024 * 1024)}`))
  expect(await aSender().send(url)).toMatchObject({ responseStatus: null, error: 'invalid_response' })
})

it('does not decompress a response, and reads no more of a decompression bomb than of any response', async () => {
  const { behave, closed } = endless(`${head}Content-Encoding: gzip\r\nContent-Length: 10000000000\r\n\r\n`, bombPart)
  const outcome = await aSender().send(await aReceiver(behave))
  expect(outcome).toMatchObject({ responseStatus: 200, error: null, snippet: null })
  expect(await closed).toBeLessThan(maxBufferedBytes)
})

it.each(['SSH-2.0-OpenSSH_9.9\r\n', 'HTTP/1.1 200 OK\r\nContent-Length: minus\r\n\r\n', '\0\0\0'])(
  'reports that %j is not a valid response',
  async (text) => {
    const url = await aReceiver((socket) => socket.end(text))
    expect(await aSender().send(url)).toMatchObject({ responseStatus: null, error: 'invalid_response' })
  },
)

// Parts of valid and invalid responses, combined at random.
const parts = [
  head,
  'HTTP/1.0 204 No Content\r\n',
  'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
  'HTTP/1.1 100 Continue\r\n\r\n',
  'HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n',
  'HTTP/1.1 304 Not Modified\r\n\r\n',
  'HTTP/1.1 999 Odd\r\n\r\n',
  'HTTP/1.1 000 Odd\r\n\r\n',
  `${head}Content-Length: 0\r\n\r\nHTTP/1.1 500 Unasked\r\nContent-Length: 0\r\n\r\n`,
  `${head}Transfer-Encoding: chunked\r\n\r\n`,
  'Transfer-Encoding: chunked\r\n',
  'Content-Length: 3\r\n',
  'Content-Length: 99999999999999999999\r\n',
  'Connection: upgrade\r\nUpgrade: h2c\r\n',
  'Keep-Alive: timeout=999999\r\n',
  'Retry-After: -5\r\n',
  '5\r\nhello\r\n',
  'ffffffffffffffff\r\n',
  '0\r\n\r\n',
  '\r\n\r\n',
  'X: \0\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
]

it('survives any response, with a status or an error', async () => {
  let response = ''
  const url = await aReceiver((socket) => socket.end(response))
  const { send } = aSender()
  const responses = fc
    .tuple(fc.array(fc.constantFrom(...parts), { maxLength: 6 }), fc.nat(400))
    .map(([some, cut]) => some.join('').slice(0, cut))
  await fc.assert(
    fc.asyncProperty(responses, async (text) => {
      response = text
      const { responseStatus, error } = await send(url)
      if (responseStatus === null) expect(['invalid_response', 'connection_failed']).toContain(error)
      else expect([responseStatus >= 200, error]).toEqual([true, null])
    }),
    { numRuns: 300 },
  )
})

it.each([301, 302, 303, 307, 308])('follows no redirect (%i)', async (code) => {
  await using inside = await openWebhookSink()
  await using sink = await openWebhookSink()
  sink.respond(undefined, status(code, { location: `${inside.url}/metadata` }))
  expect(await aSender().send(`${sink.url}/hook`)).toMatchObject({ responseStatus: code, error: null })
  expect(inside.received).toEqual([])
  expect(sink.received).toHaveLength(1)
})

it('connects to the checked address, with one DNS lookup per attempt', async () => {
  await using sink = await openWebhookSink()
  const answers = [['127.0.0.1'], ['10.0.0.1'], ['127.0.0.1', '169.254.169.254'], []]
  let lookups = 0
  const { send } = aSender({ lookup: async () => answers[lookups++] ?? [], rememberMs: 0 })
  // No DNS server knows this name, so a second lookup would fail.
  const url = sink.url.replace('127.0.0.1', 'rebinding.invalid')
  expect(await send(url)).toMatchObject({ responseStatus: 200, error: null })
  expect(lookups).toBe(1)
  expect(sink.received[0]?.headers.host).toMatch(/^rebinding\.invalid:/)
  expect(await send(url)).toMatchObject({ responseStatus: null, error: 'address_refused' })
  expect(await send(url)).toMatchObject({ responseStatus: null, error: 'address_refused' })
  expect(await send(url)).toMatchObject({ responseStatus: null, error: 'dns_failed' })
  expect([lookups, sink.received.length]).toEqual([4, 1])
})

it('caches a checked address for a while, but never a refusal', async () => {
  await using sink = await openWebhookSink()
  const answers = [['10.0.0.1'], ['127.0.0.1'], ['10.0.0.1']]
  let lookups = 0
  const { send } = aSender({ lookup: async () => answers[lookups++] ?? [], rememberMs: 60_000 })
  const url = sink.url.replace('127.0.0.1', 'busy.invalid')
  expect(await send(url)).toMatchObject({ error: 'address_refused' })
  expect(await send(url)).toMatchObject({ responseStatus: 200 })
  expect(await send(url)).toMatchObject({ responseStatus: 200 })
  expect([lookups, sink.received.length]).toEqual([2, 2])
})

it('sends nothing outside the public internet unless the address is allowed', async () => {
  await using sink = await openWebhookSink()
  const { send } = aSender({ allow: [] })
  for (const host of ['127.0.0.1', '2130706433', '[::ffff:127.0.0.1]']) {
    const outcome = await send(sink.url.replace('127.0.0.1', host))
    expect(outcome).toMatchObject({ responseStatus: null, error: 'address_refused' })
  }
  expect(sink.received).toEqual([])
})

it('tries every address of a host', async () => {
  await using sink = await openWebhookSink()
  const { send } = aSender({ lookup: async () => ['::1', '127.0.0.1'] })
  expect(await send(sink.url.replace('127.0.0.1', 'localhost'))).toMatchObject({ responseStatus: 200, error: null })
})

it('reports why no connection was established', async () => {
  const { send } = aSender()
  const hasty = aSender({ connectMs: 1_000, lookup: () => new Promise(() => undefined) })
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  expect(await send(`http://127.0.0.1:${port}/`)).toMatchObject({ error: 'connection_failed' })
  expect(await hasty.send('http://never-answers.invalid/')).toMatchObject({ error: 'dns_failed' })

  const silent = await aReceiver(() => undefined)
  expect(await hasty.send(silent.replace('http:', 'https:'))).toMatchObject({ error: 'connection_timeout' })
  await using sink = await openWebhookSink()
  expect(await send(sink.url.replace('http:', 'https:'))).toMatchObject({ error: 'tls_failed' })
})

it('ends when the worker stops', async () => {
  const end = new AbortController()
  const url = await aReceiver(() => end.abort())
  expect(await aSender({ attemptMs: 60_000 }).send(url, end.signal)).toMatchObject({ error: 'interrupted' })
  expect(await aSender().send(url, end.signal)).toMatchObject({ error: 'interrupted' })
})

it('stores no credentials from responses', async () => {
  const url = await aReceiver((socket) =>
    socket.end(
      `${head}Content-Length: 80\r\n\r\n${'whsec_c2VjcmV0 c2VjcmV0 Authorization: Bearer abcdefghijkl'.padEnd(80)}`,
    ),
  )
  const { snippet } = await aSender().send(url)
  expect(snippet?.trim()).toBe('[redacted] [redacted] Authorization: [redacted]')
})

it('returns the wait that the receiver asks for', async () => {
  await using sink = await openWebhookSink()
  sink.respond(undefined, status(429, { 'retry-after': '120' }))
  expect(await aSender().send(sink.url)).toMatchObject({ responseStatus: 429, retryAfterMs: 120_000 })
})
