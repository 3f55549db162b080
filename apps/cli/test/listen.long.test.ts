import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { createChannel } from '@channel/client'
import { verifyWebhook } from '@channel/client/webhooks'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { channelEntry } from './support/run-channel.ts'
import { useChannels } from './support/use-channels.ts'

const { start, dataDirectory } = useChannels(afterAll)
// One service for the whole file.
let service: ReturnType<typeof start>['welcome'] | undefined
const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

/** A listener in a separate process. */
function listen(url: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const child = spawn(process.execPath, [channelEntry, 'listen', ...args], {
    env: { PATH, NODE_COMPILE_CACHE, CHANNEL_DATA_DIR: dataDirectory(), CHANNEL_URL: url, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  const errors = text(child.stderr)
  const ended = once(child, 'exit')
  async function end(signal: NodeJS.Signals = 'SIGINT') {
    child.kill(signal)
    const [status] = await ended
    return { status: status as number, printed, stderr: await errors }
  }
  ends.push(async () => (child.exitCode === null && child.signalCode === null ? end() : undefined))
  return { end, hears: (words: string) => expect.poll(() => printed, { timeout: 60_000 }).toContain(words) }
}

/** A receiver that responds with these statuses in turn, then with the last one. */
async function aReceiver(...statuses: number[]) {
  const received: { headers: IncomingHttpHeaders; body: string }[] = []
  const server = createServer(async (request, response) => {
    received.push({ headers: request.headers, body: await text(request) })
    response.writeHead((statuses.length > 1 ? statuses.shift() : statuses[0]) ?? 200).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  ends.push(async () => server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`, received }
}

async function aService() {
  service ??= start().welcome
  const { url, key = '' } = await service
  const channel = createChannel({ apiKey: key, baseUrl: url })
  const createContact = (number: number, name: string) =>
    channel.post('/v1/contacts', { body: { from: '106540352242922', phone_number: `+491511234567${number}`, name } })
  return { url, createContact }
}

describe('channel listen', () => {
  it('prints and forwards events like the webhooks of a subscription, and retries those that fail', async () => {
    const { url, createContact } = await aService()
    const receiver = await aReceiver(503, 200)
    // Before it begins, so that it cannot be missed.
    const since = new Date(Date.now() - 1_000).toISOString()
    const args = ['--forward-to', receiver.url, '--type', 'contact.created', '--since', since]
    const listener = listen(url, args)
    await listener.hears('Forwarded events can be verified')
    await createContact(2, 'Forwarded')
    await listener.hears('Forwarded  (')
    await listener.hears('→ 503, next attempt in 1 s')
    await listener.hears('→ 200')
    const { status, printed, stderr } = await listener.end()
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(printed).toMatch(/^\d\d:\d\d:\d\d {2}contact\.created +ctc_\w+ {2}Forwarded {2}\(evt_\w+\)$/m)
    const [secret = ''] = /whsec_\S+$/m.exec(printed) ?? []
    for (const { headers, body } of receiver.received) {
      const event = await verifyWebhook(body, headers, { secret })
      expect(headers).toMatchObject({ 'webhook-id': event.id, 'user-agent': 'Channel-Webhooks/1.0' })
    }
  })

  it('continues where an earlier run with the same file has ended, even if it was killed', async () => {
    const { url, createContact } = await aService()
    const args = [
      '--json',
      '--cursor-file',
      join(dataDirectory(), 'listen.cursor'),
      '--type',
      'contact.created',
      '--since',
      'oldest',
    ]
    const first = listen(url, args)
    await createContact(3, 'Before')
    await first.hears('Before')
    await first.end('SIGKILL')
    await createContact(4, 'Meanwhile')
    const second = listen(url, args)
    await second.hears('Meanwhile')
    await createContact(5, 'Then')
    await second.hears('Then')
    const { printed } = await second.end()
    const names = printed
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { data: { object: { name: string } } }).data.object.name)
    // The demo's customers write meanwhile.
    expect(names.filter((name) => ['Meanwhile', 'Then'].includes(name))).toEqual(['Meanwhile', 'Then'])
  })

  it('can be stopped while the service does not respond, and says when there is none', async () => {
    const { promise: requested, resolve } = Promise.withResolvers<void>()
    const server = createServer(() => resolve()).listen(0, '127.0.0.1')
    await once(server, 'listening')
    ends.push(async () => server.close())
    const anyKey = { CHANNEL_API_KEY: `chn_live_${'x'.repeat(24)}` }
    const silent = listen(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, [], anyKey)
    await requested
    expect(await silent.end()).toMatchObject({ status: 0, stderr: '' })
    const alone = listen('http://127.0.0.1:1', [], anyKey)
    await alone.hears('No events from http://127.0.0.1:1 (no response): next attempt in 1 s.')
    expect(await alone.end()).toMatchObject({ status: 0, stderr: '' })
  })
})
