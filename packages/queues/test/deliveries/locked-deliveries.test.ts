import type { ServerResponse } from 'node:http'
import { statement } from '@channel/db'
import { expect, it } from 'vitest'
import { aDeliveryScene } from '../support/delivery-scene.ts'

const lockOne = statement('worker_test_lock_one', 'SELECT id FROM webhook_deliveries LIMIT 1 FOR NO KEY UPDATE')

it('records all other results at once while one delivery is locked, and that one afterwards', async () => {
  const { subscribe, record, database, sink, engine, deliveries, errors } = await aDeliveryScene()
  const subscription = await subscribe('/hook')
  await record(subscription, 4)
  const inFlight: ServerResponse[] = []
  sink.respond(undefined, (_request, response) => void inFlight.push(response))
  const { stop } = engine({ firstCap: 4 })
  await expect.poll(() => inFlight.length).toBe(4)

  const statuses = async () => (await deliveries()).map(({ status }) => status).toSorted()
  await database.transaction(async (tx) => {
    await tx.query(lockOne)
    for (const response of inFlight) response.writeHead(200).end()
    await expect.poll(statuses).toEqual(['pending', 'succeeded', 'succeeded', 'succeeded'])
    // Later results are not delayed either.
    sink.respond(undefined, (_request, response) => void response.writeHead(200).end())
    await record(subscription, 1)
    await expect.poll(async () => (await statuses()).filter((each) => each === 'succeeded').length).toBe(4)
  })
  // A stop waits for delayed results.
  await stop()
  expect(await statuses()).toEqual(Array(5).fill('succeeded'))
  expect(sink.received).toHaveLength(5)
  expect(errors).toEqual([])
})
