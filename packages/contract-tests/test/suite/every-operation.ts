import type { OperationId } from '@channel/contract/routes'
import { describe, expect, it } from 'vitest'
import { declaredOperations } from '../support/declared-operations.ts'
import { expectRefusal } from '../support/expect-refusal.ts'
import { UNKNOWN, validRequests } from '../support/given.ts'
import type { OperationRequest, Target } from '../support/target.ts'

const MEBIBYTE = 1_048_576

/** Tests for every operation that has the trait concerned, one table each. */
export function everyOperation(target: () => Target): void {
  describe.each(declaredOperations)('$id', (operation) => {
    const pathParams = operation.parameters.path
    const isList = operation.parameters.query.includes('cursor')
    const takesKey = operation.parameters.header.includes('idempotency-key')
    const valid = () => validRequests[operation.id](target())
    const send = async (change: OperationRequest = {}) => {
      const request = await valid()
      return target().send(operation.id, { ...request, ...change, path: { ...request.path, ...change.path } })
    }

    it('succeeds', async () => {
      await send()
      expect(target().observer.seen.get(operation.id)).toContain(Math.min(...operation.statuses))
    })

    it('rejects an unknown query parameter', async () => {
      await expectRefusal(send({ query: { colour: 'red' } }), {
        status: 400,
        code: 'invalid_field_value',
        param: 'colour',
      })
    })

    if (operation.needsKey) {
      it('rejects a missing or malformed API key with 401', async () => {
        await expectRefusal(send({ headers: { Authorization: null } }), { status: 401, code: 'missing_api_key' })
        await expectRefusal(send({ headers: { Authorization: 'Basic YTpi' } }), {
          status: 401,
          code: 'invalid_api_key',
        })
      })
    }

    if (pathParams.length > 0) {
      it.each(pathParams)('rejects a malformed %s', async (name) => {
        // A name is limited only in length.
        const malformed = name === 'name' ? 'x'.repeat(513) : 'x-1'
        await expectRefusal(send({ path: { [name]: malformed } }), {
          status: 400,
          code: 'invalid_field_value',
          param: name,
        })
      })
    }

    if (pathParams.includes('phone_number_id')) {
      it('returns 404 for an unknown account', async () => {
        const path = { phone_number_id: UNKNOWN.account }
        const refusal = { status: 404, code: 'resource_not_found', param: 'phone_number_id' } as const
        await expectRefusal(send({ path, prefer: 'code=404, example=unknown_account' }), refusal)
      })

      it('rejects an account that is not verified', async (context) => {
        const { unverifiedAccount } = target()
        if (unverifiedAccount === undefined) return context.skip('the organization has no unverified account')
        const path = { phone_number_id: unverifiedAccount }
        const refusal = { status: 422, code: 'channel_number_not_verified', param: 'phone_number_id' } as const
        await expectRefusal(send({ path, prefer: 'code=422' }), refusal)
      })
    }

    if (pathParams.includes('id')) {
      it('returns 404 for an unknown id', async () => {
        const path = { id: UNKNOWN.id[operation.tag as keyof typeof UNKNOWN.id] }
        const refusal = { status: 404, code: 'resource_not_found', param: 'id' } as const
        await expectRefusal(send({ path, prefer: 'code=404' }), refusal)
      })
    }

    if (operation.hasBody) bodyTable(send, valid)
    if (isList) listTable(operation.id, target, send)

    if (takesKey) {
      it('rejects a malformed Idempotency-Key', async () => {
        const refusal = { status: 400, code: 'invalid_field_value', param: 'Idempotency-Key' } as const
        await expectRefusal(send({ header: { 'Idempotency-Key': 'a b' } }), refusal)
        await expectRefusal(send({ header: { 'Idempotency-Key': 'k'.repeat(256) } }), refusal)
      })
    }
  })
}

type Send = (change?: OperationRequest) => Promise<unknown>

function bodyTable(send: Send, valid: () => Promise<OperationRequest>): void {
  testEach('rejects %s, which is not JSON', ['{"name":', 'nonsense', '[1,]'], async (text) => {
    await expectRefusal(send({ text }), { status: 400, code: 'invalid_field_value' })
  })

  it('rejects JSON that is nested too deeply', async () => {
    const text = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
    await expectRefusal(send({ text }), { status: 400, code: 'invalid_field_value' })
  })

  testEach('rejects %s, which is not an object', ['[]', '7', '"text"', 'null'], async (text) => {
    await expectRefusal(send({ text }), { status: 400, code: 'invalid_field_value' })
  })

  it('rejects an unknown field and names it', async () => {
    const { body } = await valid()
    const refusal = { status: 400, code: 'invalid_field_value', param: 'colour' } as const
    await expectRefusal(send({ body: { ...(body as object), colour: 'red' } }), refusal)
  })

  it('rejects another media type', async () => {
    const headers = { 'Content-Type': 'text/plain' }
    await expectRefusal(send({ text: '{}', headers }), { status: 415, code: 'unsupported_media_type' })
  })

  it('rejects more than 1 MiB', async () => {
    await expectRefusal(send({ text: `"${'x'.repeat(MEBIBYTE)}"` }), { status: 413, code: 'payload_too_large' })
  })
}

function listTable(id: OperationId, target: () => Target, send: Send): void {
  testEach('rejects limit=%s', [101, 0, -1, 'many', '1.5'], async (limit) => {
    await expectRefusal(send({ query: { limit } }), { status: 400, code: 'invalid_limit', param: 'limit' })
  })

  testEach('rejects limit=%s, ignoring leading zeros', ['0101', '000'], async (limit) => {
    await expectRefusal(send({ query: { limit } }), { status: 400, code: 'invalid_limit', param: 'limit' })
  })

  testEach('accepts limit=%s, ignoring leading zeros', ['007', `${'0'.repeat(50)}7`], async (limit) => {
    expect(await send({ query: { limit } })).toHaveProperty('data')
  })

  it('rejects a cursor that it did not create', async () => {
    const request = { query: { cursor: 'v1.bm9uc2Vuc2U.nonsense' }, prefer: 'code=400, example=invalid_cursor' }
    await expectRefusal(send(request), { status: 400, code: 'invalid_cursor', param: 'cursor' })
  })

  it('returns every page by its cursors', async () => {
    const request = await validRequests[id](target())
    const first = (await target().send(id, { ...request, query: { limit: 1 } })) as ListBody
    expect(first.has_more).toBe(first.next_cursor !== null)
    if (first.next_cursor === null) return
    const second = (await target().send(id, { ...request, query: { limit: 1, cursor: first.next_cursor } })) as ListBody
    expect(second.data.length).toBeGreaterThan(0)
    expect(second.data[0]?.id).not.toBe(first.data[0]?.id)
  })
}

/** One test per value. The first value always runs; the others are tagged long. */
function testEach<Value>(title: string, values: readonly Value[], run: (value: Value) => Promise<void>): void {
  it.each(values.slice(0, 1))(title, run)
  it.each(values.slice(1))(title, { tags: 'long' }, run)
}

interface ListBody {
  data: { id: string }[]
  has_more: boolean
  next_cursor: string | null
}
