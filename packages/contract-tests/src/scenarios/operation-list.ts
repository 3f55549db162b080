import { expectMatch, expectThat } from '../checks/expect.ts'
import { expectRefusal } from '../checks/expect-refusal.ts'
import type { DeclaredOperation } from '../target/declared-operations.ts'
import type { Send } from './operation.ts'
import type { AddScenario } from './scenario.ts'
import { validRequests } from './valid-requests.ts'

/** Scenarios of a list. */
export function listTable({ id }: DeclaredOperation, scenario: AddScenario, send: Send): void {
  const about = (status: number, code?: string) => ({ operation: id, status, ...(code && { code }) })
  const limits = [
    ['', [101, 0, -1, 'many', '1.5']],
    [', ignoring leading zeros', ['0101', '000']],
  ] as const
  for (const [what, values] of limits) {
    for (const [index, limit] of values.entries()) {
      scenario(
        `rejects limit=${limit}${what}`,
        (target) =>
          expectRefusal(send(target, { query: { limit } }), { status: 400, code: 'invalid_limit', param: 'limit' }),
        { ...about(400, 'invalid_limit'), isLong: index > 0 },
      )
    }
  }

  for (const [index, limit] of ['007', `${'0'.repeat(50)}7`].entries()) {
    scenario(
      `accepts limit=${limit}, ignoring leading zeros`,
      async (target) => {
        const body = (await send(target, { query: { limit } })) as object
        expectThat('data' in body, 'body /data', 'a list', undefined)
      },
      { ...about(200), isLong: index > 0 },
    )
  }

  scenario(
    'rejects a cursor that it did not create',
    (target) => {
      const request = { query: { cursor: 'v1.bm9uc2Vuc2U.nonsense' }, prefer: 'code=400, example=invalid_cursor' }
      return expectRefusal(send(target, request), { status: 400, code: 'invalid_cursor', param: 'cursor' })
    },
    about(400, 'invalid_cursor'),
  )

  scenario(
    'returns every page by its cursors',
    async (target) => {
      const request = await validRequests[id](target)
      const first = (await target.send(id, { ...request, query: { limit: 1 } })) as ListBody
      expectMatch(first, { has_more: first.next_cursor !== null })
      if (first.next_cursor === null) return
      const query = { limit: 1, cursor: first.next_cursor }
      const second = (await target.send(id, { ...request, query })) as ListBody
      expectThat(second.data.length > 0, 'body /data', 'a page with items', second.data)
      const ids = new Set(first.data.map(({ id: each }) => each))
      const again = second.data.findIndex((item) => ids.has(item.id))
      expectThat(
        again === -1,
        `body /data/${again}/id`,
        'an item that the first page does not have',
        second.data[again]?.id,
      )
    },
    about(200),
  )
}

interface ListBody {
  data: { id: string }[]
  has_more: boolean
  next_cursor: string | null
}
