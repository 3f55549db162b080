import { recordedEvents } from '@channel/core/testing'
import { statement } from '@channel/db'
import { describe, expect, it } from 'vitest'
import { numbered, useInboxes } from './inbox.fixtures.ts'

const cutConnections = statement(
  'test_cut_connections',
  'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
)
const { start, store, messages, contents, isEmpty, database, tenant } = useInboxes()

describe('the inbox', () => {
  it('processes a webhook after a hint, without waiting for the next poll', async () => {
    const logged = start({ pollMs: 3_600_000 })
    await store(['100'])
    await isEmpty()
    await store(numbered(101, 104))
    await isEmpty()
    expect(await contents()).toEqual(numbered(100, 104))
    expect(logged()).toEqual([])
  })

  it('processes each webhook once among several workers', async () => {
    for (let begin = 100; begin < 190; begin += 3) await store(numbered(begin, begin + 3))
    for (let count = 0; count < 2; count++) start({ pollMs: 50, parallel: 1 })
    await isEmpty()
    expect(await contents()).toEqual(numbered(100, 190))
    const types = (await recordedEvents(database(), tenant().organization.id)).map(({ type }) => type)
    expect(types.filter((type) => type === 'message.received')).toHaveLength(90)
    expect(types.filter((type) => type === 'contact.created')).toHaveLength(90)
  })

  it('stores a message once if it is delivered again with new ones', async () => {
    start({ pollMs: 50 })
    await store(numbered(100, 103))
    await isEmpty()
    await store(numbered(101, 106))
    await isEmpty()
    expect(await contents()).toEqual(numbered(100, 106))
    const types = (await recordedEvents(database(), tenant().organization.id)).map(({ type }) => type)
    expect(types.filter((type) => type === 'message.received')).toHaveLength(6)
  })

  it('creates one contact from concurrent messages of the same sender', async () => {
    for (const body of numbered(100, 120)) await store([body], () => '4915112345678')
    for (let count = 0; count < 2; count++) start({ pollMs: 50, parallel: 1 })
    await isEmpty()
    expect(await contents()).toEqual(numbered(100, 120))
    expect(new Set((await messages()).map(({ conversation_id }) => conversation_id)).size).toBe(1)
  })

  it('continues after the database has cut every connection', async () => {
    const logged = start({ pollMs: 50 })
    await store(['100'])
    await isEmpty()
    await database()
      .session((session) => session.query(cutConnections))
      .catch(() => undefined)
    await expect
      .poll(() =>
        store(['101']).then(
          () => 'stored',
          () => 'refused',
        ),
      )
      .toBe('stored')
    await isEmpty()
    expect((await contents()).at(-1)).toBe('101')
    expect(JSON.stringify(logged())).not.toContain('is not retried')
  })
})
