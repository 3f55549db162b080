import { type IdempotencyRecordRow, statement, type Transaction } from '@channel/db'
import { fakeClock, sharedDatabase } from '@channel/test-kit'
import { describe, expect, it } from 'vitest'
import { createLabel, listLabels } from '../../resources/labels/index.ts'
import { expectApiError } from '../../testing/expect-error.ts'
import { aScope, aTenant } from '../../testing/index.ts'
import { ApiError, invalidField } from '../errors/index.ts'
import type { Scope } from '../scope/index.ts'
import { deriveSecrets } from '../sealing/index.ts'
import { claimKey } from './claim-key.ts'
import { fingerprintOf } from './fingerprint-of.ts'
import type { IdempotentRequest } from './idempotent-request.ts'
import { type ReplyForm, respondOnce } from './respond-once.ts'
import { storeResponse } from './stored-response.ts'

const database = await sharedDatabase()
const dayMs = 24 * 60 * 60 * 1000

const readRecords = statement(
  'test_read_idempotency_records',
  'SELECT * FROM idempotency_records WHERE organization_id = $1 ORDER BY key',
)
const recordsOf = ({ organizationId }: Scope) => database.query<IdempotencyRecordRow>(readRecords, [organizationId])
const namesOf = async (scope: Scope) => {
  const { data } = await listLabels(database, scope, { query: { limit: 100 } })
  return data.map(({ name }) => name).toSorted()
}

/** A reply of these tests: its text, and whether it is a replay. */
interface Reply {
  readonly text: string
  readonly again?: boolean
}

const form: ReplyForm<Reply> = {
  toStored: ({ text }) => ({ status: 201, headers: { Location: '/there' }, request_id: 'req_first', body: text }),
  refusalToStored: ({ message }) => ({ status: 400, headers: {}, request_id: 'req_first', body: message }),
  replay: ({ body }) => ({ text: body, again: true }),
}

function requestFor(name: string, key = 'key-1'): IdempotentRequest & { readonly name: string } {
  return { key, fingerprint: fingerprintOf({ method: 'POST', path: '/v1/labels', body: { name } }), name }
}

function once(
  scope: Scope,
  request: ReturnType<typeof requestFor>,
  afterwards?: (tx: Transaction) => Promise<unknown>,
) {
  const work = async (tx: Transaction): Promise<Reply> => {
    const { id } = await createLabel(tx, scope, { body: { name: request.name, color: '#64748b' } })
    await afterwards?.(tx)
    return { text: id }
  }
  return respondOnce(database, scope, request, work, form)
}

/** Holds the key, as a request in progress does, until `release` is called. */
async function holdKey(scope: Scope, key = 'key-1') {
  const [held, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const done = database.transaction(async (tx) => {
    claimKey(tx, scope, key)
    await tx.query(readRecords, [scope.organizationId])
    held.resolve()
    await released.promise
  })
  await held.promise
  return async () => {
    released.resolve()
    await done
  }
}

describe('the same request', () => {
  it('returns the stored response and does nothing twice', async () => {
    const { scope } = await aTenant(database)
    const first = await once(scope, requestFor('VIP'))
    expect(first).toEqual({ text: expect.stringMatching(/^lbl_/) })
    expect(await once(scope, requestFor('VIP'))).toEqual({ text: first.text, again: true })
    expect(await namesOf(scope)).toEqual(['VIP'])
  })

  it('returns the stored refusal, and the refused transaction leaves only the record', async () => {
    const { scope } = await aTenant(database)
    const refuse = async () => {
      throw invalidField('name', 'No such luck.')
    }
    await expectApiError(once(scope, requestFor('VIP'), refuse), 'invalid_field_value', 'name')
    expect(await once(scope, requestFor('VIP'))).toEqual({ text: 'No such luck.', again: true })
    expect(await namesOf(scope)).toEqual([])
    expect(await recordsOf(scope)).toHaveLength(1)
  })

  it.each([
    ['an upstream failure', new ApiError('channel_upstream_error', 'The provider did not respond.')],
    ['an unforeseen error', new Error('unforeseen')],
  ])('starts over after %s, which leaves nothing', async (_what, error) => {
    const { scope } = await aTenant(database)
    const fail = async () => {
      throw error
    }
    await expect(once(scope, requestFor('VIP'), fail)).rejects.toBe(error)
    expect(await recordsOf(scope)).toEqual([])
    expect(await once(scope, requestFor('VIP'))).toEqual({ text: expect.stringMatching(/^lbl_/) })
  })

  it('returns the stored response for 24 hours of the injected clock, and then starts over', async () => {
    const clock = fakeClock()
    const { organization } = await aTenant(database)
    const scope = aScope(organization.id, { now: clock.now })
    const first = await once(scope, requestFor('A'))
    clock.advance(dayMs - 1)
    expect(await once(scope, requestFor('A'))).toEqual({ text: first.text, again: true })
    clock.advance(1)
    const second = await once(scope, requestFor('B'))
    expect(second).toEqual({ text: expect.stringMatching(/^lbl_/) })
    expect(await once(scope, requestFor('B'))).toEqual({ text: second.text, again: true })
    expect(await namesOf(scope)).toEqual(['A', 'B'])
    expect(await recordsOf(scope)).toMatchObject([{ created_at: '2026-01-03T03:04:05.678000Z' }])
  })
})

describe('the key', () => {
  it('is refused for a different request, even if one of the two is invalid', async () => {
    const { scope } = await aTenant(database)
    await once(scope, requestFor('A'))
    await expectApiError(once(scope, requestFor('B')), 'idempotency_key_reuse', 'Idempotency-Key')
    const refused = respondOnce(database, scope, requestFor('C'), () => Promise.reject(invalidField('x', 'No.')), form)
    await expectApiError(refused, 'idempotency_key_reuse', 'Idempotency-Key')
    expect(await namesOf(scope)).toEqual(['A'])
  })

  it('belongs to its organization', async () => {
    const [one, two] = [await aTenant(database), await aTenant(database)]
    const first = await once(one.scope, requestFor('VIP'))
    const second = await once(two.scope, requestFor('VIP'))
    expect(second).toEqual({ text: expect.stringMatching(/^lbl_/) })
    expect(second.text).not.toBe(first.text)
    const release = await holdKey(one.scope, 'key-2')
    expect(await once(two.scope, requestFor('Other', 'key-2'))).toEqual({ text: expect.stringMatching(/^lbl_/) })
    await release()
  })

  it('is refused while a request is in progress, even for a request that fails without a query', async () => {
    const { scope } = await aTenant(database)
    const release = await holdKey(scope)
    const inProgress = await expectApiError(once(scope, requestFor('A')), 'idempotency_in_progress', 'Idempotency-Key')
    expect(inProgress.headers).toEqual({ 'Retry-After': '1' })
    const refused = respondOnce(database, scope, requestFor('A'), () => Promise.reject(invalidField('x', 'No.')), form)
    await expectApiError(refused, 'idempotency_in_progress', 'Idempotency-Key')
    expect(await recordsOf(scope)).toEqual([])
    expect(await once(scope, requestFor('B', 'key-2'))).toEqual({ text: expect.stringMatching(/^lbl_/) })
    await release()
    expect(await once(scope, requestFor('A'))).toEqual({ text: expect.stringMatching(/^lbl_/) })
    expect(await namesOf(scope)).toEqual(['A', 'B'])
  })

  it('is unique in the records: a second transaction that passes the lock is rolled back and returns the stored response', async () => {
    const { scope } = await aTenant(database)
    const request = requestFor('A')
    const sameTime = () =>
      database.transaction(async (tx) => storeResponse(tx, scope, request, form.toStored({ text: 'the first' })))
    expect(await once(scope, request, sameTime)).toEqual({ text: 'the first', again: true })
    expect(await namesOf(scope)).toEqual([])
  })
})

it('lets one of many concurrent requests pass', async () => {
  const { scope } = await aTenant(database)
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => once(scope, requestFor('VIP'))))
  const replies = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
  expect(replies.filter(({ again }) => !again)).toHaveLength(1)
  expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'idempotency_in_progress' })
  }
  expect(await namesOf(scope)).toEqual(['VIP'])
})

it('stores responses encrypted with the id of the key, and decrypts them after a rotation', async () => {
  const { organization } = await aTenant(database)
  const [old, rotated] = ['an old secret of thirty-two characters', 'a new secret of thirty-two characters']
  const withSecret = (secret: string) => aScope(organization.id, { secrets: deriveSecrets(secret) })
  const first = await once(withSecret(old), requestFor('VIP'))
  const [record] = await recordsOf(withSecret(old))
  expect(record?.body.toString('latin1')).not.toContain(first.text.slice(4))
  expect(record?.key_id).toBe(deriveSecrets(old).current('encryption').id)
  expect(record).toMatchObject({ status: 201, headers: { Location: '/there' }, request_id: 'req_first' })
  expect(await once(withSecret(`${rotated},${old}`), requestFor('VIP'))).toEqual({ text: first.text, again: true })
  await expect(once(withSecret(rotated), requestFor('VIP'))).rejects.toThrow('append the old secret to it')
})
