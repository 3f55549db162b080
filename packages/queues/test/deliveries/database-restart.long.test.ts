import { statement } from '@channel/db'
import { expect, it } from 'vitest'
import { expectBalance } from '../support/balance.ts'
import { aDeliveryScene } from '../support/delivery-scene.ts'
import { isServerGiven, startOwnServer } from '../support/own-server.ts'

const listEvents = statement('test_list_events', "SELECT id FROM events WHERE type = 'contact.created' ORDER BY id")

it.skipIf(isServerGiven)(
  'delivers and records each event once, at whatever point the database is restarted (skipped on a given server)',
  async () => {
    const server = await startOwnServer()
    const { database, subscribe, record, sink, engine, deliveries, clock, errors } = await aDeliveryScene(
      server.database,
    )
    const subscriptions = [await subscribe('/a'), await subscribe('/b'), await subscribe('/c')]
    const { stop, wake } = engine()

    for (const how of ['fast', 'immediate'] as const) {
      const held: (() => void)[] = []
      const underWay = Promise.withResolvers<void>()
      const before = sink.received.length
      sink.respond(undefined, (_request, response) => {
        if (held.length < 6) held.push(() => response.end())
        else response.end()
        if (sink.received.length >= before + 150) underWay.resolve()
      })
      for (const subscription of subscriptions) await record(subscription, 200)
      wake()
      await underWay.promise
      await server.end(how)
      // Responses that arrive meanwhile are kept until they can be recorded.
      const known = errors.length
      expect(held).toHaveLength(6)
      for (const respond of held) respond()
      await expect.poll(() => errors.length).toBeGreaterThan(known)
      await server.startAgain()
    }

    const quiet = async () =>
      (await deliveries()).every(({ status, lease_token }) => status === 'succeeded' || lease_token !== null)
    await expect.poll(quiet).toBe(true)
    await stop()
    // Deliveries of a claim whose response was lost are free when its lease expires.
    clock.advance(60_001)
    engine()
    const delivered = async () => (await deliveries()).every(({ status }) => status === 'succeeded')
    await expect.poll(delivered).toBe(true)

    const entries = await deliveries()
    expectBalance(entries, sink.received, 0)
    const events = (await database.query<{ id: string }>(listEvents)).map(({ id }) => id)
    expect(events).toHaveLength(1_200)
    expect(entries.map(({ event_id }) => event_id).toSorted()).toEqual(events)
    expect(errors.filter((error) => error.includes('will be made again'))).toEqual([])
  },
)
