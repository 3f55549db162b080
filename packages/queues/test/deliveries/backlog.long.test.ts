import { aContact } from '@channel/core/testing'
import { expect, it } from 'vitest'
import { aDeliveryScene } from '../support/delivery-scene.ts'

const backlog = 100_000
const contacts = 10
// In a database of its own, without indexes that sending does not need: they take most of the time to insert so many rows.
const keepOnlyWhatIsNeeded = `DROP INDEX webhook_deliveries_list, webhook_deliveries_subscription_list,
    webhook_deliveries_status_list, webhook_deliveries_type_list`

it('delivers to other subscriptions at once while 100,000 deliveries of one subscription are waiting', async () => {
  const { database, tenant, subscribe, record, sink, engine, waiting } = await aDeliveryScene()
  await database.session((session) => session.run(keepOnlyWhatIsNeeded))
  await record(await subscribe('/backlog'), backlog)
  const others = Array.from({ length: 10 }, (_, index) => `/other/${index}`)
  for (const path of others) await subscribe(path)
  const isOther = ({ path }: { path: string }) => path !== '/backlog'

  // Without polls, only deliveries with a hint are found, in addition to those at the start.
  const { stop } = engine({ pollMs: 600_000 })
  await expect.poll(() => sink.received.length).toBeGreaterThan(0)
  const before = sink.received.length
  for (let made = 0; made < contacts; made++) await aContact(database, tenant.account)
  const all = contacts * others.length
  await expect.poll(() => sink.received.filter(isOther).length).toBe(all)
  await stop()

  for (const path of others) {
    expect(new Set(sink.at(path).map(({ headers }) => headers['webhook-id'])).size).toBe(contacts)
  }
  // Measured by the receivers instead of the clock: few deliveries of the backlog arrive before the last of the others.
  const meanwhile = sink.received.findLastIndex(isOther) + 1 - before - all
  expect(meanwhile).toBeLessThan(backlog / 10)
  expect(await waiting()).toBeGreaterThan(backlog * 0.9)
  expect(sink.received).toHaveLength(
    new Set(sink.received.map(({ path, headers }) => `${path} ${headers['webhook-id']}`)).size,
  )
})
