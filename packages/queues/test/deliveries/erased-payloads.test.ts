import type { ServerResponse } from 'node:http'
import { deleteContact } from '@channel/core/contacts'
import { deliveriesChannel, parseErasureHint } from '@channel/core/mechanisms/outbox'
import { anInboundMessage, type Tenant } from '@channel/core/testing'
import type { Database, Listener, Statement } from '@channel/db'
import { status } from '@channel/test-kit/webhook-sink'
import { expect, it, onTestFinished } from 'vitest'
import { aDeliveryScene } from '../support/delivery-scene.ts'

type Notify = Parameters<Database['listen']>[1]

function erase(database: Database, { account, scope }: Tenant, id: string): Promise<unknown> {
  const params = { phone_number_id: account.phone_number_id, id }
  return database.transaction((tx) => deleteContact(tx, scope, { params }))
}

/** The first event of a contact is in flight; its other events are queued. */
async function aHeldContact(listenOf: (database: Database) => Database['listen']) {
  const { subscribe, tenant, database, sink, engine, deliveries } = await aDeliveryScene()
  await subscribe('/hook')
  const written = await anInboundMessage(database, tenant.account)
  const inFlight: ServerResponse[] = []
  sink.respond(undefined, (_request, response) => void inFlight.push(response))
  engine({ firstCap: 1, database: { ...database, listen: listenOf(database) } })
  await expect.poll(() => inFlight.length).toBe(1)
  const held = async () => (await deliveries()).filter(({ lease_token }) => lease_token !== null).length
  await expect.poll(held).toBeGreaterThan(1)
  return {
    database,
    held,
    erase: () => erase(database, tenant, written.contact_id),
    async expectNothingErasedToBeSent() {
      // The delivery in flight keeps its lease; contact.deleted may be queued behind it.
      await expect.poll(async () => (await deliveries()).filter(isHeldAndDead).length).toBe(1)
      sink.respond(undefined, status(200))
      inFlight[0]?.writeHead(200).end()
      const types = () => sink.received.map(({ body }) => (JSON.parse(body) as { type: string }).type)
      await expect.poll(types).toContain('contact.deleted')
      await expect.poll(held).toBe(0)
      expect(types()).toEqual([expect.any(String), 'contact.deleted'])
      expect((await deliveries()).map((each) => each.status).toSorted()).toEqual([
        'dead',
        'dead',
        'succeeded',
        'succeeded',
      ])
    },
  }
}

it('does not send a queued delivery after its payload was erased', async () => {
  const { erase, expectNothingErasedToBeSent } = await aHeldContact((database) => database.listen)
  await erase()
  await expectNothingErasedToBeSent()
})

it('releases its queue when its listener has reconnected, because it may have missed an erasure', async () => {
  let connection: Listener | undefined
  let notify: Notify | undefined
  const connected = Promise.withResolvers<void>()
  const { database, held, erase, expectNothingErasedToBeSent } = await aHeldContact(
    (from) => (channel, onNotification) => {
      notify = onNotification
      connection = from.listen(channel, (payload) => {
        onNotification(payload)
        connected.resolve()
      })
      return { close: async () => connection?.close() }
    },
  )
  await connected.promise
  await expect.poll(held).toBeGreaterThan(1)
  await connection?.close()
  let isMissed = false
  const isWitnessed = Promise.withResolvers<void>()
  const witness = database.listen(deliveriesChannel, (payload) => {
    if (payload === undefined) isWitnessed.resolve()
    isMissed ||= parseErasureHint(payload) !== undefined
  })
  onTestFinished(() => witness.close())
  await isWitnessed.promise
  await erase()
  await expect.poll(() => isMissed).toBe(true)
  connection = database.listen(deliveriesChannel, notify!)
  await expectNothingErasedToBeSent()
})

it('does not send a delivery whose payload was erased during the claim', async () => {
  const { subscribe, tenant, database, sink, engine, deliveries, errors } = await aDeliveryScene()
  await subscribe('/hook')
  const written = await anInboundMessage(database, tenant.account)
  const listening = Promise.withResolvers<void>()
  const erased = Promise.withResolvers<void>()
  let erasing: Promise<unknown> | undefined
  const slow: Database = {
    ...database,
    listen: (channel, onNotification) =>
      database.listen(channel, (payload) => {
        onNotification(payload)
        if (payload === undefined) listening.resolve()
        if (parseErasureHint(payload) !== undefined) erased.resolve()
      }),
    async query<Row>(statement: Statement<Row>, values?: readonly unknown[]): Promise<Row[]> {
      await listening.promise
      const rows = await database.query<Row>(statement, values)
      if (statement.name === 'claim_webhook_deliveries' && rows.length > 0) {
        erasing ??= erase(database, tenant, written.contact_id)
        await erasing
        await erased.promise
      }
      return rows
    },
  }
  engine({ database: slow })
  await expect
    .poll(async () =>
      (await deliveries())
        .map((each) => each.status)
        .toSorted()
        .at(-1),
    )
    .toBe('succeeded')
  await expect.poll(async () => (await deliveries()).filter((each) => each.lease_token !== null)).toEqual([])
  expect(sink.received.map(({ body }) => (JSON.parse(body) as { type: string }).type)).toEqual(['contact.deleted'])
  expect(errors).toEqual([])
})

function isHeldAndDead({
  lease_token,
  next_attempt_at,
}: {
  lease_token: string | null
  next_attempt_at: string | null
}) {
  return lease_token !== null && next_attempt_at === null
}
