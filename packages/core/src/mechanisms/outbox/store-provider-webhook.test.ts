import { type Database, statement } from '@channel/db'
import { createTestDatabase } from '@channel/test-kit'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { storeProviderWebhook } from './store-provider-webhook.ts'

const listBodies = statement(
  'test_list_webhook_bodies',
  "SELECT convert_from(body, 'UTF8') AS body, xmin::text AS transaction FROM provider_webhooks ORDER BY id",
)

const clear = statement('test_clear_webhooks', 'DELETE FROM provider_webhooks')

const database = await createTestDatabase()
beforeEach(() => database.execute(clear))
afterAll(() => database.drop())

/** A database whose transactions fail while `isDown`. */
function failing(real: Database): { readonly database: Database; isDown: boolean } {
  const state = { isDown: false }
  const transaction: Database['transaction'] = (work) =>
    state.isDown ? Promise.reject(new Error('The database is down.')) : real.transaction(work)
  return Object.assign(state, { database: Object.assign(Object.create(real), { transaction }) as Database })
}

it('stores concurrent webhooks in few transactions', async () => {
  const bodies = Array.from({ length: 120 }, (_, index) => `body ${index}`)
  await Promise.all(bodies.map((body) => storeProviderWebhook(database, Buffer.from(body))))
  const rows = (await database.query(listBodies)) as { body: string; transaction: string }[]
  expect(rows.map(({ body }) => body).toSorted()).toEqual(bodies.toSorted())
  expect(new Set(rows.map(({ transaction }) => transaction)).size).toBeLessThanOrEqual(5)
})

it('rejects each webhook that was not stored, and stores later ones', async () => {
  const down = failing(database)
  const store = (body: string) => storeProviderWebhook(down.database, Buffer.from(body))
  down.isDown = true
  const outcomes = await Promise.allSettled(['a', 'b', 'c', 'd'].map(store))
  expect(outcomes.map(({ status }) => status)).toEqual(Array(4).fill('rejected'))
  down.isDown = false
  await Promise.all(['e', 'f', 'g'].map(store))
  const rows = (await database.query(listBodies)) as { body: string }[]
  expect(rows.map(({ body }) => body).toSorted()).toEqual(['e', 'f', 'g'])
})
