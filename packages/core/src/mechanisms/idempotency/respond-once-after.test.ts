import { type Database, DatabaseUnavailable, openDatabase, statement } from '@channel/db'
import { sharedDatabase } from '@channel/test-kit'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createLabel } from '../../resources/labels/index.ts'
import { expectApiError } from '../../testing/expect-error.ts'
import { aTenant } from '../../testing/index.ts'
import { ApiError, invalidField } from '../errors/index.ts'
import type { Scope } from '../scope/index.ts'
import { fingerprintOf } from './fingerprint-of.ts'
import { type ReplyForm, respondOnce } from './respond-once.ts'
import { respondOnceAfter } from './respond-once-after.ts'

const database = await sharedDatabase()

const terminateHolder = statement(
  'test_terminate_key_holder',
  `SELECT pg_terminate_backend(pid) AS terminated FROM pg_locks
   WHERE locktype = 'advisory' AND objsubid = 1 AND granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
     AND (classid::bigint << 32) | objid::bigint = hashtextextended($1 || ' ' || $2, 0)`,
)

interface Reply {
  readonly text: string
  readonly again?: boolean
}

const form: ReplyForm<Reply> = {
  toStored: ({ text }) => ({ status: 200, headers: {}, request_id: 'req_first', body: text }),
  refusalToStored: ({ message }) => ({ status: 400, headers: {}, request_id: 'req_first', body: message }),
  replay: ({ body }) => ({ text: body, again: true }),
}

const requestFor = (name: string, key = 'key-1') => ({
  key,
  fingerprint: fingerprintOf({ method: 'POST', path: '/v1/labels', body: { name } }),
})

/** A request that calls another server, which responds when the test says so. */
function aRequest(scope: Scope, name: string, { key, on = database }: { key?: string; on?: Database } = {}) {
  const asked = Promise.withResolvers<void>()
  const response = Promise.withResolvers<string>()
  response.promise.catch(() => undefined) // it may reject before it is awaited
  const ask = () => {
    asked.resolve()
    return response.promise
  }
  const reply = respondOnceAfter<string, Reply>(
    on,
    scope,
    requestFor(name, key),
    ask,
    async (tx, color) => ({ text: (await createLabel(tx, scope, { body: { name, color } })).id }),
    form,
  )
  const askedOrOver = Promise.race([asked.promise, reply])
  askedOrOver.catch(() => undefined) // a test may await only the reply
  return { asked: askedOrOver, respond: response.resolve, fail: response.reject, reply }
}

const neverCalled = () => Promise.reject(new Error('the other server was asked'))
const duplicate = (scope: Scope, name: string, { key = 'key-1', on = database as Database } = {}) =>
  respondOnceAfter<never, Reply>(on, scope, requestFor(name, key), neverCalled, neverCalled, form)

/** A pool of its own, with one reserved connection. */
function aNarrowDatabase(): Database {
  const narrow = openDatabase({ url: database.url, poolSize: 2, reservedSize: 1, connectTimeoutMs: 1_000 })
  onTestFinished(() => narrow.close())
  return narrow
}

describe('while the other server is called', () => {
  it('refuses duplicates, whichever API key sends them, and replays the response afterwards', async () => {
    const { scope } = await aTenant(database)
    const first = aRequest(scope, 'A')
    await first.asked
    const refused = await expectApiError(duplicate(scope, 'A'), 'idempotency_in_progress', 'Idempotency-Key')
    expect(refused.headers).toEqual({ 'Retry-After': '1' })
    await expectApiError(duplicate(scope, 'B'), 'idempotency_in_progress', 'Idempotency-Key')
    const refusal = () => Promise.reject(invalidField('x', 'No.'))
    const inOneTransaction = respondOnce<Reply>(database, scope, requestFor('A'), refusal, form)
    await expectApiError(inOneTransaction, 'idempotency_in_progress', 'Idempotency-Key')
    const other = aRequest(scope, 'C', { key: 'key-2' })
    other.respond('#64748b')
    expect(await other.reply).toEqual({ text: expect.stringMatching(/^lbl_/) })

    first.respond('#64748b')
    const { text } = await first.reply
    expect(await duplicate(scope, 'A')).toEqual({ text, again: true })
    await expectApiError(duplicate(scope, 'B'), 'idempotency_key_reuse', 'Idempotency-Key')
  })

  it('calls it once for concurrent duplicates', async () => {
    const { scope } = await aTenant(database)
    const requests = Array.from({ length: 12 }, () => aRequest(scope, 'A'))
    for (const request of requests) request.respond('#64748b')
    const outcomes = await Promise.allSettled(requests.map(({ reply }) => reply))
    const replies = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
    expect(replies.filter(({ again }) => !again)).toHaveLength(1)
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'idempotency_in_progress' })
    }
  })

  it('releases the key and stores nothing when the connection ends', async () => {
    const { scope } = await aTenant(database)
    const first = aRequest(scope, 'A')
    await first.asked
    expect(await database.query(terminateHolder, [scope.organizationId, 'key-1'])).toEqual([{ terminated: true }])
    const second = await vi.waitFor(async () => {
      const request = aRequest(scope, 'A')
      await request.asked
      return request
    }, 60_000)
    first.respond('#64748b')
    await expect(first.reply).rejects.toThrow(DatabaseUnavailable)
    second.respond('#64748b')
    const { text } = await second.reply
    expect(await duplicate(scope, 'A')).toEqual({ text, again: true })
  })

  it('limits the number of waiting requests, but still responds to duplicates and replays', async () => {
    const { scope } = await aTenant(database)
    const on = aNarrowDatabase()
    const earlier = aRequest(scope, 'A', { key: 'key-0', on })
    earlier.respond('#64748b')
    const { text } = await earlier.reply
    const first = aRequest(scope, 'B', { on })
    await first.asked
    const refused = await expectApiError(duplicate(scope, 'C', { key: 'key-2', on }), 'rate_limit_exceeded')
    expect(refused.headers).toEqual({ 'Retry-After': '5' })
    await expectApiError(duplicate(scope, 'B', { on }), 'idempotency_in_progress', 'Idempotency-Key')
    expect(await duplicate(scope, 'A', { key: 'key-0', on })).toEqual({ text, again: true })
    first.respond('#64748b')
    expect(await first.reply).toEqual({ text: expect.stringMatching(/^lbl_/) })
  })
})

describe('when the other server', () => {
  it('stores a refusal', async () => {
    const { scope } = await aTenant(database)
    const first = aRequest(scope, 'A')
    first.fail(invalidField('name', 'No such luck.'))
    await expectApiError(first.reply, 'invalid_field_value', 'name')
    expect(await duplicate(scope, 'A')).toEqual({ text: 'No such luck.', again: true })
  })

  it('stores nothing and releases the key after a failure', async () => {
    const { scope } = await aTenant(database)
    const first = aRequest(scope, 'A')
    first.fail(new ApiError('channel_upstream_error', 'The provider did not respond.'))
    await expectApiError(first.reply, 'channel_upstream_error')
    const second = aRequest(scope, 'A')
    second.respond('#64748b')
    expect(await second.reply).toEqual({ text: expect.stringMatching(/^lbl_/) })
  })
})
