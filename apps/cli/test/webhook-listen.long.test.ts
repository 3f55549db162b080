import { createChannel, verifyWebhook } from '@channel/client'
import { freePort } from '@channel/test-kit'
import { afterAll, describe, expect, it } from 'vitest'
import { subscribe } from '../src/webhook-listener/subscribe.ts'
import type { Welcome } from './support/start-channel.ts'
import { useChannels } from './support/use-channels.ts'
import { useListeners } from './support/use-listeners.ts'

// One service for the whole file.
const { start, dataDirectory } = useChannels(afterAll)
let service: Promise<Welcome> | undefined
function startOnce(): Promise<Welcome> {
  service ??= start().welcome
  return service
}

/** For services that do not check it. */
const anyKey = { CHANNEL_API_KEY: `chn_live_${'x'.repeat(24)}` }
const { listen, aServer, aReceiver } = useListeners(['webhook', 'listen'], dataDirectory)

describe('channel webhook listen', () => {
  it('prints events, including those it missed, until the subscription is removed', async () => {
    const { url, key = '' } = await startOnce()
    const channel = createChannel({ apiKey: key, baseUrl: url })
    const createContact = (number: number, name: string) =>
      channel.post('/v1/contacts', {
        body: { from: '106540352242922', phone_number: `+491511234567${number}`, name },
      })
    const port = String(await freePort())

    const first = listen(undefined, ['--port', port])
    await first.hears('Listening on')
    await createContact(1, 'Heard At Once')
    await first.hears('Heard At Once')
    const { status, printed } = await first.end()
    expect(status).toBe(0)
    expect(printed).toMatch(/^\d\d:\d\d:\d\d {2}contact\.created +ctc_\w+ {2}Heard At Once {2}\(evt_\w+\)$/m)
    const [, id = ''] = /The subscription (wbs_\w+) stays/.exec(printed) ?? []

    await createContact(2, 'Missed')
    const failed = async () =>
      (await channel.get('/v1/webhook_deliveries', { params: { query: { status: 'failed' } } })).data
    await expect.poll(failed).toContainEqual(expect.objectContaining({ event_type: 'contact.created' }))
    // However many listeners have run since.
    const address = `http://127.0.0.1:${port}/`
    for (let times = 0; times < 10; times++) {
      expect(await subscribe(channel, address, ['*'])).toMatchObject({ id, isKnown: true })
    }
    const receiver = await aReceiver(200)
    const second = listen(url, ['--port', port, '--forward', receiver.url, '--replay', '--remove'])
    await second.hears('Listening again on')
    await second.hears('Missed')
    await createContact(3, 'Passed On')
    await second.hears('Passed On')
    for (const number of [4, 5, 6]) {
      await channel.post('/v1/webhook_subscriptions/{id}/secrets', { params: { path: { id } }, body: {} })
      await createContact(number, `Rotated ${number}`)
    }
    for (const number of [4, 5, 6]) await second.hears(`Rotated ${number}`)
    const { printed: output } = await second.end()
    expect(output).toMatch(/Passed On .* → 200$/m)
    const [secret = ''] = /whsec_\S+$/m.exec(output) ?? []
    // A failed delivery may arrive twice, as replay and as retry. The demo's messages have events too.
    const created = receiver.received.filter(({ event }) => event.type === 'contact.created')
    expect(new Set(created.map(({ id }) => id)).size).toBe(5)
    for (const { id, event, headers, body } of receiver.received) {
      expect(event.id).toBe(id)
      expect(await verifyWebhook(body, headers, { secret })).toEqual(event)
    }
    const { data: subscriptions } = await channel.get('/v1/webhook_subscriptions')
    expect(subscriptions.map((each) => each.id)).not.toContain(id)
  })

  it('prints one JSON object per line, of the chosen types, and returns the other address’s response', async () => {
    const { url, key = '' } = await startOnce()
    const channel = createChannel({ apiKey: key, baseUrl: url })
    const receiver = await aReceiver(503)
    const args = ['--json', '--remove', '--events', 'contact.deleted', '--forward', receiver.url]
    const listener = listen(url, [...args, '--port', String(await freePort())])
    const subscriptions = async () => (await channel.get('/v1/webhook_subscriptions')).data
    await expect.poll(subscriptions).toContainEqual(expect.objectContaining({ event_types: ['contact.deleted'] }))
    const path = { phone_number_id: '106540352242922' }
    const { data } = await channel.get('/v1/{phone_number_id}/contacts', { params: { path, query: { limit: 1 } } })
    const id = data[0]?.id ?? ''
    await channel.delete('/v1/{phone_number_id}/contacts/{id}', { params: { path: { ...path, id } } })
    await listener.hears(id)
    const deliveries = async () => (await channel.get('/v1/webhook_deliveries')).data
    await expect
      .poll(deliveries)
      .toContainEqual(
        expect.objectContaining({ event_type: 'contact.deleted', status: 'failed', response_status: 503 }),
      )
    const { printed, stderr } = await listener.end()
    for (const line of printed.trim().split('\n')) {
      expect(JSON.parse(line)).toMatchObject({ type: 'contact.deleted', data: { object: { id, deleted: true } } })
    }
    expect(stderr).toMatch(/^evt_\w+ → 503$/m)
  })

  it('can be stopped while the service does not respond', async () => {
    const { promise: requested, resolve } = Promise.withResolvers<void>()
    const listener = listen(await aServer(() => resolve()), ['--port', '0'], anyKey)
    await requested
    expect(await listener.end()).toEqual({ status: 0, printed: '', stderr: '' })
  })

  it('removes its subscription when stopped while missed events are requested', async () => {
    const { promise: requested, resolve } = Promise.withResolvers<void>()
    const removed: string[] = []
    const responses: Record<string, object> = {
      'GET /v1/webhook_subscriptions': { data: [], next_cursor: null },
      'POST /v1/webhook_subscriptions': { data: { id: 'wbs_1', secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' } },
    }
    const url = await aServer(({ method, url = '' }, response) => {
      const [path] = url.split('?')
      if (path === '/v1/webhook_deliveries/bulk_replay') return resolve()
      if (method === 'DELETE') removed.push(url)
      response.setHeader('Content-Type', 'application/json')
      response.end(JSON.stringify(responses[`${method} ${path}`] ?? {}))
    })
    const listener = listen(url, ['--port', '0', '--replay', '--remove'], anyKey)
    await requested
    expect(await listener.end()).toMatchObject({ status: 0, stderr: '' })
    expect(removed).toEqual(['/v1/webhook_subscriptions/wbs_1'])
  })
})
