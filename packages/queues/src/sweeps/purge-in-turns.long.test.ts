import { updateOrganization } from '@channel/core/organizations'
import { anInboundMessage, aTenant, aWebhookSubscription } from '@channel/core/testing'
import { type Database, type Statement, statement } from '@channel/db'
import { createTestDatabase, type OwnDatabase } from '@channel/test-kit'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { purgeByAge, purgeInTurns } from './purge-in-turns.ts'
import { purgeMediaFiles } from './purge-media-files.ts'
import { purgeMessages } from './purge-messages.ts'
import { type PurgeOptions, purgeBatch } from './purge-options.ts'
import { purgeUnusedUploads } from './purge-unused-uploads.ts'
import { purgeWebhookDeliveries } from './purge-webhook-deliveries.ts'

// Rows $2 to $3 of an organization, all of an age.
const insertMedia = (contact: string) =>
  `INSERT INTO media (organization_id, id, phone_number_id, contact_id, status, path, created_at)
   SELECT organization_id, 'med_' || n, phone_number_id, ${contact}, 'ready', 'file', $4
   FROM messages, generate_series($2::int, $3) AS n WHERE organization_id = $1`
const purges: readonly {
  readonly purge: (database: Database, options: PurgeOptions) => Promise<number>
  readonly rows: string
  readonly insert: string
}[] = [
  {
    purge: purgeMessages,
    rows: `messages WHERE provider_message_id IS NULL`,
    insert: `INSERT INTO messages (organization_id, id, phone_number_id, conversation_id, contact_id, direction, type, status, created_at)
     SELECT organization_id, 'msg_' || n, phone_number_id, conversation_id, contact_id, direction, type, status, $4
     FROM messages, generate_series($2::int, $3) AS n WHERE organization_id = $1 AND provider_message_id IS NOT NULL`,
  },
  {
    purge: purgeWebhookDeliveries,
    rows: 'webhook_deliveries WHERE url = event_id',
    insert: `INSERT INTO webhook_deliveries (organization_id, id, subscription_id, event_id, event_type, url, status, created_at)
     SELECT $1, 'wbd_' || n, subscription_id, event_id, event_type, event_id, 'succeeded', $4::timestamptz + interval '1 day'
     FROM (SELECT * FROM webhook_deliveries WHERE organization_id = $1 LIMIT 1) AS one, generate_series($2::int, $3) AS n`,
  },
  { purge: purgeMediaFiles, rows: `media WHERE status = 'ready'`, insert: insertMedia('contact_id') },
  { purge: purgeUnusedUploads, rows: 'media WHERE contact_id IS NULL', insert: insertMedia('NULL') },
]

const day = 86_400_000
const now = new Date()
const days = { message_retention_days: 30, media_retention_days: 30, delivery_retention_days: 29 }

let database: OwnDatabase
beforeEach(async () => {
  database = await createTestDatabase()
})
afterEach(() => database.drop())

/** The id of an organization that keeps everything for 30 days, but deliveries a day less: otherwise they wait for their week to be dropped. */
async function anOrganization(): Promise<string> {
  const { organization, account } = await aTenant(database)
  await aWebhookSubscription(database, organization.id)
  await anInboundMessage(database, account)
  await database.transaction((tx) => updateOrganization(tx, { id: organization.id, ...days }))
  return organization.id
}

describe.each(purges)('$purge.name', ({ purge, rows, insert }) => {
  const insertStatement = statement(`test_insert_${purge.name.toLowerCase()}`, insert)
  const countStatement = statement(
    `test_count_${purge.name.toLowerCase()}`,
    `SELECT count(*) AS count FROM ${rows} AND organization_id = $1`,
  ) as Statement<{ count: number }>

  /** An organization with a number of rows that are due, and one that is due in a millisecond. */
  async function withDue(count: number): Promise<string> {
    const id = await anOrganization()
    const limit = now.getTime() - 30 * day
    await database.execute(insertStatement, [id, 1, count, new Date(limit - 1)])
    await database.execute(insertStatement, [id, count + 1, count + 1, new Date(limit)])
    return id
  }
  const left = async (id: string) => (await database.query(countStatement, [id]))[0]!.count

  it('removes what is due of an organization although another has a large backlog', async () => {
    const [large, small] = [await withDue(1_000), await withDue(2 * purgeBatch)]
    const stopped = new AbortController()
    let steps = 0
    function countSteps() {
      steps += 1
      if (steps === 20) stopped.abort()
      return now
    }
    await purge(database, { now: countSteps, pauseFactor: 0, signal: stopped.signal })
    expect(await left(small)).toBe(1)
    expect(await left(large)).toBeGreaterThan(500)
  })

  it('is shared by two workers: one goes on where another stops, and each row is removed once', async () => {
    const ids = [await withDue(100), await withDue(100), await withDue(100)]
    const stopped = new AbortController()
    const stopSoon = () => {
      stopped.abort()
      return now
    }
    const worker = (time = () => now, signal?: AbortSignal) =>
      purge(database, { now: time, pauseFactor: 0, ...(signal && { signal }) })
    const first = await worker(stopSoon, stopped.signal)
    expect(first).toBeLessThan(300)
    const removed = await Promise.all([worker(), worker()])
    expect(first + removed[0] + removed[1]).toBe(300)
    for (const id of ids) expect(await left(id)).toBe(1)
  })
})

it('stops purging an organization whose data is to be kept forever from now on', async () => {
  const id = await anOrganization()
  const row = { id: '', created_at: '-infinity' }
  const removed = await purgeInTurns(database, 'message', { now: () => now, pauseFactor: 0 }, (retention) =>
    purgeByAge(retention, async () => {
      await database.transaction((tx) => updateOrganization(tx, { id, message_retention_days: null }))
      return { rows: Array(purgeBatch).fill(row), removed: 1 }
    }),
  )
  expect(removed).toBe(1)
})

it('purges the other organizations when the purge of one fails, and throws its error then', async () => {
  const [bad] = [await anOrganization(), await anOrganization(), await anOrganization()]
  const purged: string[] = []
  const purging = purgeInTurns(database, 'message', { now: () => now, pauseFactor: 0 }, ({ organization_id }) =>
    (async function* () {
      if (organization_id === bad) throw new Error('It fails.')
      yield 0
      purged.push(organization_id)
    })(),
  )
  await expect(purging).rejects.toThrow('It fails.')
  expect(purged).toHaveLength(2)
})
