import type { OperationId } from '@channel/contract/routes'
import { describe, expect, it } from 'vitest'
import { declaredOperations } from '../support/declared-operations.ts'
import { expectRefusal } from '../support/expect-refusal.ts'
import { UNKNOWN, validRequests } from '../support/given.ts'
import type { OperationRequest, Target } from '../support/target.ts'

const MEBIBYTE = 1_048_576

/** What holds for every operation that has the trait concerned, in one table each. */
export function everyOperation(target: () => Target): void {
  describe.each(declaredOperations)('$id', (operation) => {
    const pathParams = operation.parameters.path
    const isList = operation.parameters.query.includes('cursor')
    const takesKey = operation.parameters.header.includes('idempotency-key')
    const valid = () => validRequests[operation.id](target())
    const ask = async (change: OperationRequest = {}) => {
      const request = await valid()
      return target().ask(operation.id, { ...request, ...change, path: { ...request.path, ...change.path } })
    }

    it('succeeds', async () => {
      await ask()
      expect(target().observer.seen.get(operation.id)).toContain(Math.min(...operation.statuses))
    })

    it('refuses an unknown query parameter', async () => {
      await expectRefusal(ask({ query: { colour: 'red' } }), {
        status: 400,
        code: 'invalid_field_value',
        param: 'colour',
      })
    })

    if (operation.needsKey) {
      it('refuses to answer without a key, and to anything but one', async () => {
        await expectRefusal(ask({ headers: { Authorization: null } }), { status: 401, code: 'missing_api_key' })
        await expectRefusal(ask({ headers: { Authorization: 'Basic YTpi' } }), { status: 401, code: 'invalid_api_key' })
      })
    }

    if (pathParams.length > 0) {
      it.each(pathParams)('refuses a malformed %s', async (name) => {
        // Of a name, only its length is bound.
        const malformed = name === 'name' ? 'x'.repeat(513) : 'x-1'
        await expectRefusal(ask({ path: { [name]: malformed } }), {
          status: 400,
          code: 'invalid_field_value',
          param: name,
        })
      })
    }

    if (pathParams.includes('phone_number_id')) {
      it('does not know an account of nobody', async () => {
        const path = { phone_number_id: UNKNOWN.account }
        const refusal = { status: 404, code: 'resource_not_found', param: 'phone_number_id' } as const
        await expectRefusal(ask({ path, prefer: 'code=404, example=unknown_account' }), refusal)
      })

      it('refuses an account that is not verified', async (context) => {
        const { unverifiedAccount } = target()
        if (unverifiedAccount === undefined) return context.skip('the organization has no unverified account')
        const path = { phone_number_id: unverifiedAccount }
        const refusal = { status: 422, code: 'channel_number_not_verified', param: 'phone_number_id' } as const
        await expectRefusal(ask({ path, prefer: 'code=422' }), refusal)
      })
    }

    if (pathParams.includes('id')) {
      it('does not know what does not exist', async () => {
        const path = { id: UNKNOWN.id[operation.tag as keyof typeof UNKNOWN.id] }
        const refusal = { status: 404, code: 'resource_not_found', param: 'id' } as const
        await expectRefusal(ask({ path, prefer: 'code=404' }), refusal)
      })
    }

    if (operation.hasBody) bodyTable(ask, valid)
    if (isList) listTable(operation.id, target, ask)

    if (takesKey) {
      it('refuses a malformed Idempotency-Key', async () => {
        const refusal = { status: 400, code: 'invalid_field_value', param: 'Idempotency-Key' } as const
        await expectRefusal(ask({ header: { 'Idempotency-Key': 'a b' } }), refusal)
        await expectRefusal(ask({ header: { 'Idempotency-Key': 'k'.repeat(256) } }), refusal)
      })
    }
  })
}

type Ask = (change?: OperationRequest) => Promise<unknown>

function bodyTable(ask: Ask, valid: () => Promise<OperationRequest>): void {
  testEach('refuses %s, which is no JSON', ['{"name":', 'nonsense', '[1,]'], async (text) => {
    await expectRefusal(ask({ text }), { status: 400, code: 'invalid_field_value' })
  })

  it('refuses JSON that is nested too deep', async () => {
    const text = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
    await expectRefusal(ask({ text }), { status: 400, code: 'invalid_field_value' })
  })

  testEach('refuses %s, which is no object', ['[]', '7', '"text"', 'null'], async (text) => {
    await expectRefusal(ask({ text }), { status: 400, code: 'invalid_field_value' })
  })

  it('refuses an unknown field, and names it', async () => {
    const { body } = await valid()
    const refusal = { status: 400, code: 'invalid_field_value', param: 'colour' } as const
    await expectRefusal(ask({ body: { ...(body as object), colour: 'red' } }), refusal)
  })

  it('refuses another media type', async () => {
    const headers = { 'Content-Type': 'text/plain' }
    await expectRefusal(ask({ text: '{}', headers }), { status: 415, code: 'unsupported_media_type' })
  })

  it('refuses more than 1 MiB', async () => {
    await expectRefusal(ask({ text: `"${'x'.repeat(MEBIBYTE)}"` }), { status: 413, code: 'payload_too_large' })
  })
}

function listTable(id: OperationId, target: () => Target, ask: Ask): void {
  testEach('refuses limit=%s', [101, 0, -1, 'many', '1.5'], async (limit) => {
    await expectRefusal(ask({ query: { limit } }), { status: 400, code: 'invalid_limit', param: 'limit' })
  })

  testEach('refuses limit=%s, whose zeros do not count', ['0101', '000'], async (limit) => {
    await expectRefusal(ask({ query: { limit } }), { status: 400, code: 'invalid_limit', param: 'limit' })
  })

  testEach('takes limit=%s, whose zeros do not count', ['007', `${'0'.repeat(50)}7`], async (limit) => {
    expect(await ask({ query: { limit } })).toHaveProperty('data')
  })

  it('refuses a cursor that it never gave', async () => {
    const request = { query: { cursor: 'v1.bm9uc2Vuc2U.nonsense' }, prefer: 'code=400, example=invalid_cursor' }
    await expectRefusal(ask(request), { status: 400, code: 'invalid_cursor', param: 'cursor' })
  })

  it('is walked by its cursors', async () => {
    const request = await validRequests[id](target())
    const first = (await target().ask(id, { ...request, query: { limit: 1 } })) as ListBody
    expect(first.has_more).toBe(first.next_cursor !== null)
    if (first.next_cursor === null) return
    const second = (await target().ask(id, { ...request, query: { limit: 1, cursor: first.next_cursor } })) as ListBody
    expect(second.data.length).toBeGreaterThan(0)
    expect(second.data[0]?.id).not.toBe(first.data[0]?.id)
  })
}

/** A test per value: that of the first always runs, the others are long. */
function testEach<Value>(title: string, values: readonly Value[], run: (value: Value) => Promise<void>): void {
  it.each(values.slice(0, 1))(title, run)
  it.each(values.slice(1))(title, { tags: 'long' }, run)
}

interface ListBody {
  data: { id: string }[]
  has_more: boolean
  next_cursor: string | null
}
