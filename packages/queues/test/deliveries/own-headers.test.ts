import { type ThinEvent, verifyWebhook } from '@channel/client'
import { aContact } from '@channel/core/testing'
import { getWebhookDelivery } from '@channel/core/webhook-deliveries'
import { updateWebhookSubscription } from '@channel/core/webhook-subscriptions'
import { expect, it } from 'vitest'
import { aDeliveryScene } from '../support/delivery-scene.ts'

const headers = { 'X-Gateway-Key': 'open sesame', Authorization: 'Bearer topsecrettoken' }
const basic_auth = { username: 'channel', password: 'correct horse' }

it('sends the headers of the subscription, and stores none that the receiver echoes', async () => {
  const { subscribe, record, sink, engine, deliveries, database, scope, errors, lines } = await aDeliveryScene()
  const { id, secret } = await subscribe('/hook', { headers })
  sink.respond('/hook', (request, response) => {
    response.writeHead(500).end(`${JSON.stringify(request.headers)} topsecrettoken`)
  })
  await record({ id }, 2)
  engine()
  await expect.poll(() => sink.received.length).toBe(2)
  for (const received of sink.received) {
    expect(received.headers).toMatchObject({
      'x-gateway-key': 'open sesame',
      authorization: 'Bearer topsecrettoken',
      'content-type': 'application/json',
    })
    await verifyWebhook(received.body, received.headers, { secret })
  }
  await expect.poll(async () => (await deliveries()).map(({ status }) => status)).toEqual(['failed', 'failed'])
  for (const delivery of await deliveries()) {
    const shown = JSON.stringify(await getWebhookDelivery(database, scope, { params: { id: delivery.id } }))
    expect(shown).toContain('[redacted]')
    expect(shown).not.toMatch(/sesame|topsecret/)
  }
  expect(JSON.stringify([lines, errors])).not.toMatch(/sesame|topsecret/)
})

it('sends changed headers from the next claim on, and none after they are removed', async () => {
  const { subscribe, record, sink, engine, database, scope } = await aDeliveryScene()
  const { id } = await subscribe('/hook', { headers: { a: '1' }, basic_auth })
  engine()
  const sent = async (count: number) => {
    await record({ id }, 1)
    await expect.poll(() => sink.received.length).toBe(count)
    return sink.received[count - 1]!.headers
  }
  const change = (body: Parameters<typeof updateWebhookSubscription>[2]['body']) =>
    database.transaction((tx) => updateWebhookSubscription(tx, scope, { params: { id }, body }))
  expect(await sent(1)).toMatchObject({ a: '1', authorization: `Basic ${btoa('channel:correct horse')}` })
  await change({ headers: { a: '2' } })
  expect(await sent(2)).toMatchObject({ a: '2', authorization: `Basic ${btoa('channel:correct horse')}` })
  await change({ headers: null, basic_auth: null })
  const last = await sent(3)
  expect([last.a, last.authorization]).toEqual([undefined, undefined])
})

it('sends only ids to a subscription with thin payloads, signed', async () => {
  const { subscribe, tenant, database, sink, engine } = await aDeliveryScene()
  const { secret } = await subscribe('/thin', { thin_payload: true })
  await subscribe('/whole')
  engine()
  const { id } = await aContact(database, tenant.account)
  await expect.poll(() => sink.received.length).toBe(2)
  const [thin] = sink.at('/thin')
  expect(await verifyWebhook<ThinEvent>(thin!.body, thin!.headers, { secret })).toMatchObject({
    object: 'thin_event',
    type: 'contact.created',
    customer_id: null,
    data: { object: { id, object: 'contact' } },
  })
  expect(JSON.parse(thin!.body).data.object).toEqual({ id, object: 'contact' })
  expect(JSON.parse(sink.at('/whole')[0]!.body).data.object).toHaveProperty('phone_number')
})
