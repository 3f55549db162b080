import type { ServerResponse } from 'node:http'
import { deleteContact } from '@channel/core'
import { anInboundMessage } from '@channel/core/testing'
import { expect, it } from 'vitest'
import { aDeliveryScene } from '../support/delivery-scene.ts'
import { status } from '../support/webhook-sink.ts'

it('does not send what it holds and has not begun once the payload is erased', async () => {
  const { subscribe, tenant, database, sink, engine, books } = await aDeliveryScene()
  await subscribe('/hook')
  const written = await anInboundMessage(database, tenant.account)
  const inFlight: ServerResponse[] = []
  sink.answer(undefined, (_request, response) => void inFlight.push(response))
  engine({ firstCap: 1 })
  await expect.poll(() => inFlight.length).toBe(1)
  const held = async () => (await books()).filter(({ lease_token }) => lease_token !== null).length
  await expect.poll(held).toBeGreaterThan(1)

  const params = { phone_number_id: tenant.account.phone_number_id, id: written.contact_id }
  await database.transaction((tx) => deleteContact(tx, tenant.scope, { params }))
  // The one in flight keeps its lease; contact.deleted may be held behind it.
  await expect.poll(async () => (await books()).filter(isHeldAndDead).length).toBe(1)
  sink.answer(undefined, status(200))
  inFlight[0]?.writeHead(200).end()
  const types = () => sink.received.map(({ body }) => (JSON.parse(body) as { type: string }).type)
  await expect.poll(types).toContain('contact.deleted')
  await expect.poll(held).toBe(0)
  expect(types()).toEqual([expect.any(String), 'contact.deleted'])
  expect((await books()).map((each) => each.status).toSorted()).toEqual(['dead', 'dead', 'succeeded', 'succeeded'])
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
