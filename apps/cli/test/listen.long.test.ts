import { join } from 'node:path'
import { createChannel } from '@channel/client'
import { verifyWebhook } from '@channel/client/webhooks'
import { afterAll, describe, expect, it } from 'vitest'
import { useChannels } from './support/use-channels.ts'
import { useListeners } from './support/use-listeners.ts'

const { start, dataDirectory } = useChannels(afterAll)
// One service for the whole file.
let service: ReturnType<typeof start>['welcome'] | undefined
const { listen, aServer, aReceiver } = useListeners(['listen'], dataDirectory)

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
    const anyKey = { CHANNEL_API_KEY: `chn_live_${'x'.repeat(24)}` }
    const silent = listen(await aServer(() => resolve()), [], anyKey)
    await requested
    expect(await silent.end()).toMatchObject({ status: 0, stderr: '' })
    const alone = listen('http://127.0.0.1:1', [], anyKey)
    await alone.hears('No events from http://127.0.0.1:1 (no response): next attempt in 1 s.')
    expect(await alone.end()).toMatchObject({ status: 0, stderr: '' })
  })
})
