import type { ListEventsInput, WebhookEvent } from '@channel/contract/types'
import { statement, type Transaction } from '@channel/db'
import { createTestDatabase } from '@channel/test-kit'
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { timeOfIds } from '../../mechanisms/ids/index.ts'
import { openLiveHub } from '../../mechanisms/live/index.ts'
import { expectApiError } from '../../testing/expect-error.ts'
import {
  aContact,
  anAccount,
  anInboundMessage,
  aTenant,
  aWebhookSubscription,
  type Tenant,
} from '../../testing/index.ts'
import { deleteContact } from '../contacts/index.ts'
import { findHorizon, maxExamined } from './event-statements.ts'
import { listEvents } from './list-events.ts'

// A database of its own: an open transaction of another test would hold events back.
let tenant: Tenant
/** Whether a list waits for transactions to end: those of this database in the background, and of others that end just now. */
let settles = true
const database = await createTestDatabase()
afterAll(() => database.drop())
beforeEach(async () => {
  settles = true
  tenant = await aTenant(database)
})

async function settle(): Promise<void> {
  const isSettled = async () => {
    const [row] = await database.query(findHorizon, [tenant.organization.id])
    return row?.open_from === row?.next
  }
  await expect.poll(isSettled, { interval: 5 }).toBe(true)
}

type Query = Partial<ListEventsInput['query']>
const live = { expectChange: () => undefined }

async function list(query: Query = {}, of = tenant, waiting: Parameters<typeof listEvents>[3] = { live }) {
  if (settles && query.wait === undefined) await settle()
  const defaults = { limit: 100, order: 'oldest_first', start: 'oldest', wait: 0 } as const
  return listEvents(database, of.scope, { query: { ...defaults, ...query } as ListEventsInput['query'] }, waiting)
}
const objectsOf = (events: readonly WebhookEvent[]) =>
  events.map(({ data: { object } }) => ('id' in object ? object.id : undefined))

/** Reads pages until one says that there is no more. */
async function follow(query: Query = {}): Promise<{ events: WebhookEvent[]; cursor: string }> {
  const events: WebhookEvent[] = []
  for (let cursor = query.cursor; ; ) {
    const page = await list({ ...query, ...(cursor !== undefined && { cursor }) })
    events.push(...page.data)
    cursor = page.resume_cursor ?? ''
    if (!page.has_more) return { events, cursor }
  }
}

const createContactIn = statement(
  'test_record_event',
  `INSERT INTO events (organization_id, id, type, object_id, payload, created_at)
   VALUES ($1, $2, 'contact.created', $2, json_build_object('id', $2::text, 'data', json_build_object('object', json_build_object('id', $2::text))), now())`,
)
let count = 0
/** Records an event whose object has the same id. Later ones have higher ids. */
async function record(tx: Pick<Transaction, 'execute'>, of = tenant): Promise<string> {
  const id = timeOfIds('event', new Date().toISOString()) + String(++count).padStart(16, '0')
  await tx.execute(createContactIn, [of.organization.id, id])
  return id
}

it('lists events in their order, page by page, and then those that follow', async () => {
  const { cursor } = await follow()
  const ids = [await record(database), await record(database), await record(database)]
  const first = await list({ cursor, limit: 2 })
  expect(objectsOf(first.data)).toEqual(ids.slice(0, 2))
  expect(first.has_more).toBe(true)
  const second = await list({ cursor: first.next_cursor!, limit: 2 })
  expect(objectsOf(second.data)).toEqual(ids.slice(2))
  expect(second.has_more).toBe(false)
  const next = await record(database)
  expect(objectsOf((await list({ cursor: second.resume_cursor! })).data)).toEqual([next])
})

it('lists each received message by itself, and no groups of messages', async () => {
  const buffer = { seconds: 60, max: 20 }
  await aWebhookSubscription(database, tenant.organization.id, { event_types: ['message.received'], buffer })
  const { cursor } = await follow()
  const from = { phone_number: '+4915112345678', name: 'Ana Souza' }
  const sent = [await anInboundMessage(database, tenant.account, { from })]
  sent.push(await anInboundMessage(database, tenant.account, { from }))
  const { events } = await follow({ cursor })
  expect(events.map(({ type }) => type)).not.toContain('messages.received')
  const messages = events.filter(({ type }) => type === 'message.received')
  expect(objectsOf(messages)).toEqual(sent.map(({ id }) => id))
})

it('finds an event that a transaction has held back for hours', async () => {
  settles = false
  const id = timeOfIds('event', new Date().toISOString(), -20 * 3_600_000) + '0'.repeat(16)
  const cursor = await database.transaction(async (tx) => {
    await tx.execute(createContactIn, [tenant.organization.id, id])
    return (await list({ start: 'latest' })).resume_cursor!
  })
  settles = true
  expect(objectsOf((await list({ cursor })).data)).toEqual([id])
})

it('lists the newest first', async () => {
  const ids = [await record(database), await record(database), await record(database)].toReversed()
  const first = await list({ order: 'newest_first', limit: 2 })
  expect(objectsOf(first.data)).toEqual(ids.slice(0, 2))
  const second = await list({ order: 'newest_first', limit: 100, cursor: first.next_cursor! })
  expect(objectsOf(second.data)[0]).toBe(ids[2])
  expect(second).toMatchObject({ has_more: false, next_cursor: null, resume_cursor: null })
})

const numberTransaction = statement(
  'test_number_transaction',
  'UPDATE events SET transaction_id = ($3::bigint::text)::xid8 WHERE organization_id = $1 AND ($2::text IS NULL OR id = $2)',
)

it('counts transactions as numbers, not as text', async () => {
  await database.execute(numberTransaction, [tenant.organization.id, null, 1])
  const ids: string[] = []
  for (const number of [110, 109, 99, 100]) {
    const id = await record(database)
    ids.push(id)
    await database.execute(numberTransaction, [tenant.organization.id, id, number])
  }
  const expected = [ids[2], ids[3], ids[1], ids[0]]
  const found: (string | undefined)[] = []
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await list({ limit: 1, type: 'contact.created', ...(cursor !== undefined && { cursor }) })
    found.push(...objectsOf(page.data))
    cursor = page.next_cursor
  }
  expect(found).toEqual(expected)
  const newest = await list({ order: 'newest_first', type: 'contact.created' })
  expect(objectsOf(newest.data)).toEqual(expected.toReversed())
})

it('begins before the earliest transaction, whatever the order of the ids', async () => {
  const ids = [await record(database), await record(database)]
  for (const [index, id] of ids.entries())
    await database.execute(numberTransaction, [tenant.organization.id, id, 20 - index])
  const { events } = await follow({ type: 'contact.created' })
  expect(objectsOf(events)).toEqual(ids.toReversed())
  const { created_at } = events[0]!
  expect(objectsOf((await list({ type: 'contact.created', created_after: created_at })).data)).toContain(ids[1])
})

it('begins after the latest event', async () => {
  await record(database)
  const { data, has_more, resume_cursor } = await list({ start: 'latest' })
  expect({ data, has_more }).toEqual({ data: [], has_more: false })
  const id = await record(database)
  expect(objectsOf((await list({ cursor: resume_cursor!, start: 'latest' })).data)).toEqual([id])
})

it('shows the payload of webhooks, also without a subscription, and only those of the organization', async () => {
  const { cursor } = await follow()
  const contact = await aContact(database, tenant.account)
  const other = await aTenant(database)
  await aWebhookSubscription(database, other.organization.id)
  const page = await list({ cursor })
  expect(page.data).toMatchObject([
    {
      object: 'event',
      type: 'contact.created',
      data: { object: { id: contact.id, phone_number: contact.phone_number } },
    },
  ])
  await expectApiError(list({ cursor }, other), 'invalid_cursor', 'cursor')
})

describe('with transactions that commit late', () => {
  it('skips no event, whatever was committed meanwhile', async () => {
    const { cursor } = await follow()
    settles = false
    const late = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<string>()
    const open = database.transaction(async (tx) => {
      begun.resolve(await record(tx))
      await late.promise
      return record(tx)
    })
    const first = await begun.promise
    // Recorded later, committed earlier.
    const between = [await record(database), await record(database)]
    const meanwhile = await follow({ cursor })
    expect(meanwhile.events).toEqual([])
    late.resolve()
    const second = await open
    settles = true
    const { events } = await follow({ cursor: meanwhile.cursor })
    expect(objectsOf(events)).toEqual([first, second, ...between])
  })

  it('skips and repeats none while many writers and a reader run', async () => {
    const { cursor: start } = await follow()
    settles = false
    const written: string[] = []
    const writer = async (pause: number) => {
      for (let n = 0; n < 15; n++)
        await database.transaction(async (tx) => {
          written.push(await record(tx))
          await new Promise((resolve) => setTimeout(resolve, pause))
          written.push(await record(tx))
        })
    }
    let isWriting = true
    const writing = Promise.all([1, 3, 7, 11].map(writer)).finally(() => {
      isWriting = false
    })
    const read: (string | undefined)[] = []
    for (let cursor = start, last = false; !last; ) {
      last = !isWriting
      settles = last
      const { events, cursor: next } = await follow({ cursor, limit: 3 })
      read.push(...objectsOf(events))
      cursor = next
    }
    await writing
    expect(read).toHaveLength(written.length)
    expect(read.toSorted()).toEqual(written.toSorted())
  })

  it('is not held back by a transaction of another database', async () => {
    await using other = await createTestDatabase()
    const { cursor } = await follow()
    await other.transaction(async (tx) => {
      await tx.query(statement('test_own_number', 'SELECT pg_current_xact_id()::text AS number'))
      const id = await record(database)
      expect(objectsOf((await follow({ cursor })).events)).toEqual([id])
    })
  })

  it('is not held back by transactions that only read', async () => {
    const { cursor } = await follow()
    await database.transaction(async (tx) => {
      await tx.query(statement('test_only_read', 'SELECT 1 AS one'))
      const id = await record(database)
      expect(objectsOf((await list({ cursor })).data)).toEqual([id])
    })
  })
})

describe('with filters', () => {
  it('finds events by type, account, customer, object and time', async () => {
    const [contact, other] = [await aContact(database, tenant.account), await anAccount(database, tenant.team)]
    const there = await aContact(database, other)
    const found = async (query: Query) => objectsOf((await follow(query)).events)
    expect(await found({ type: 'contact.created' })).toEqual([contact.id, there.id])
    expect(await found({ phone_number_id: other.phone_number_id })).toEqual([other.id, there.id])
    expect(await found({ object_id: contact.id })).toEqual([contact.id])
    expect(await found({ object_id: contact.id, type: 'contact.updated' })).toEqual([])
    expect(await found({ customer_id: 'cus_none' })).toEqual([])
    const { created_at } = (await list({ object_id: there.id })).data[0]!
    expect(await found({ created_after: created_at })).toEqual([there.id])
    expect(await found({ created_before: created_at })).not.toContain(there.id)
    expect(await found({ created_after: '9999-12-31T23:59:59Z' })).toEqual([])
    expect(await found({ created_before: '0000-01-01T00:00:00-23:59' })).toEqual([])
    expect(objectsOf((await list({ order: 'newest_first', type: 'contact.created' })).data)).toEqual([
      there.id,
      contact.id,
    ])
  })

  it('examines a limited number of events for a page, and goes on with the next one', async () => {
    const contact = await aContact(database, tenant.account)
    await database.execute(addMany, [tenant.organization.id, maxExamined + 10])
    const last = await record(database)
    const first = await list({ type: 'contact.created' })
    expect(objectsOf(first.data)).toEqual([contact.id])
    expect(first.has_more).toBe(true)
    const second = await list({ type: 'contact.created', cursor: first.next_cursor! })
    expect(objectsOf(second.data)).toEqual([last])
    expect(second.has_more).toBe(false)
  })

  it('rejects a cursor of other filters', async () => {
    const { resume_cursor } = await list()
    await expectApiError(list({ cursor: resume_cursor!, type: 'contact.created' }), 'invalid_cursor', 'cursor')
    await expectApiError(list({ cursor: resume_cursor!, order: 'newest_first' }), 'invalid_cursor', 'cursor')
  })

  it.each([{ wait: 1 }, { start: 'latest' }] as const)('rejects %o with the newest first', async (query) => {
    await expectApiError(list({ order: 'newest_first', ...query }), 'invalid_field_value', Object.keys(query)[0]!)
  })
})

const addMany = statement(
  'test_add_many_events',
  `INSERT INTO events (organization_id, id, type, payload, created_at)
   SELECT $1, 'evt_6' || lpad(n::text, 25, '0'), 'message.sent', '{}', now() FROM generate_series(1, $2::int) n`,
)

it('does not show events of a deleted contact, except for its deletion', async () => {
  const { cursor } = await follow()
  const { id } = await aContact(database, tenant.account)
  const params = { phone_number_id: tenant.account.phone_number_id, id }
  await database.transaction((tx) => deleteContact(tx, tenant.scope, { params }))
  const { events } = await follow({ cursor })
  expect(events.map(({ type }) => type)).toEqual(['contact.deleted'])
  expect(objectsOf((await follow({ object_id: id })).events)).toEqual([id])
})

const age = statement(
  'test_age_events',
  "UPDATE events SET created_at = now() - interval '31 days' WHERE organization_id = $1",
)

it('lists 30 days', async () => {
  await record(database)
  await database.execute(age, [tenant.organization.id])
  const id = await record(database)
  expect(objectsOf((await follow()).events)).toEqual([id])
  expect(objectsOf((await follow({ order: 'newest_first' })).events)).toEqual([id])
})

describe('after a restore', () => {
  const restored = statement('test_restored', 'UPDATE restore_marker SET restores = restores + 1')
  const dump = [
    statement('test_dumped', 'UPDATE restore_marker SET table_id = 0'),
    statement('test_undumped', 'UPDATE restore_marker SET table_id = NULL'),
  ]
  const lostFuture = statement(
    'test_lost_future',
    `UPDATE events SET transaction_id = ((pg_current_xact_id()::text::bigint + 1000000)::text)::xid8 WHERE organization_id = $1`,
  )

  it('rejects the cursors of before, and says where to continue', async () => {
    const { cursor } = await follow()
    await database.execute(restored)
    const failure = await list({ cursor }).catch((error: Error) => error)
    expect(failure).toMatchObject({ code: 'invalid_cursor', param: 'cursor' })
    const created_after = /created_after=(\S+?)\. /.exec((failure as Error).message)?.[1]
    const id = await record(database)
    expect(objectsOf((await follow({ created_after: created_after! })).events)).toContain(id)
  })

  it('keeps the order of events in a restored dump, whose transactions are counted anew', async () => {
    const before = await record(database)
    // As if transactions had been counted further before.
    await database.execute(lostFuture, [tenant.organization.id])
    expect(objectsOf((await follow()).events)).not.toContain(before)
    await database.execute(dump[0]!)
    onTestFinished(() => database.execute(dump[1]!).then(() => undefined))
    await aContact(database, tenant.account)
    const { events } = await follow()
    expect(events.at(-1)).toMatchObject({ type: 'contact.created' })
    expect(objectsOf(events)).toContain(before)
    expect((await follow({ limit: 1 })).events).toEqual(events)
  })
})

describe('waiting', () => {
  function aHub() {
    const hub = openLiveHub(database, { pollMs: 3_600_000 })
    onTestFinished(() => hub.close())
    return hub
  }
  const countBusy = statement(
    'test_count_busy',
    `SELECT count(*)::int AS busy FROM pg_stat_activity
     WHERE datname = current_database() AND state <> 'idle' AND pid <> pg_backend_pid()`,
  )

  it('responds as soon as there is an event, and holds no connection until then', async () => {
    const hub = aHub()
    const { cursor } = await follow()
    const waiting = list({ cursor, wait: 30 }, tenant, { live: hub })
    await expect
      .poll(async () => (await database.query<{ busy: number }>(countBusy))[0]?.busy, { timeout: 10_000 })
      .toBe(0)
    const { id } = await aContact(database, tenant.account)
    expect(objectsOf((await waiting).data)).toEqual([id])
  })

  it('waits until an older transaction has ended', async () => {
    const hub = aHub()
    const { cursor } = await follow()
    const end = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    const open = database.transaction(async (tx) => {
      await record(tx)
      begun.resolve()
      await end.promise
    })
    await begun.promise
    const waiting = list({ cursor, wait: 30 }, tenant, { live: hub })
    const { id } = await aContact(database, tenant.account)
    end.resolve()
    await open
    expect(objectsOf((await waiting).data).at(-1)).toBe(id)
  })

  it('ends with an empty page when the process stops or the client leaves', async () => {
    const hub = openLiveHub(database)
    const { cursor } = await follow()
    const leaving = new AbortController()
    const [left, stopped] = [
      list({ cursor, wait: 30 }, tenant, { live: hub, signal: leaving.signal }),
      list({ cursor, wait: 30 }, tenant, { live: hub }),
    ]
    leaving.abort()
    expect((await left).data).toEqual([])
    await hub.close()
    expect((await stopped).data).toEqual([])
  })

  it('limits how many requests wait', async () => {
    const hub = openLiveHub(database, { maxWaitingPerOrganization: 1 })
    const { cursor } = await follow()
    const first = list({ cursor, wait: 30 }, tenant, { live: hub })
    await expectApiError(list({ cursor, wait: 30 }, tenant, { live: hub }), 'rate_limit_exceeded')
    await hub.close()
    await first
    // The one that has ended does not count.
    expect(hub.expectChange(tenant.organization.id)).toBeDefined()
  })
})
