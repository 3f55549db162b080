import { expectMatch, expectThat } from '../checks/expect.ts'
import { refusal } from '../checks/expect-refusal.ts'
import { changedRequest, type OperationTable } from './operation-table.ts'
import type { Scenario } from './scenario.ts'
import { validRequests } from './valid-requests.ts'

const invalidLimit = { status: 400, code: 'invalid_limit', param: 'limit' } as const
const limits = [
  ['', [101, 0, -1, 'many', '1.5']],
  [', ignoring leading zeros', ['0101', '000']],
] as const

/** Scenarios of a list. */
export function listTable({ operation, scenario, refuses }: OperationTable): void {
  for (const [what, values] of limits) {
    for (const [index, limit] of values.entries()) {
      refuses(`rejects limit=${limit}${what}`, invalidLimit, () => ({ query: { limit } }), { isLong: index > 0 })
    }
  }

  for (const [index, limit] of ['007', `${'0'.repeat(50)}7`].entries()) {
    const run: Scenario['run'] = async (target) => {
      const body = await target.send(operation.id, await changedRequest(target, operation, { query: { limit } }))
      expectThat('data' in body, 'body /data', 'a list', undefined)
    }
    scenario(`accepts limit=${limit}, ignoring leading zeros`, 200, run, { isLong: index > 0 })
  }

  refuses('rejects a cursor that it did not create', refusal(400, 'invalid_cursor', 'cursor'), () => ({
    query: { cursor: 'v1.bm9uc2Vuc2U.nonsense' },
  }))

  scenario('returns every page by its cursors', 200, async (target) => {
    const request = await validRequests[operation.id](target)
    const page = async (cursor?: string) => {
      const query = { limit: 1, ...(cursor !== undefined && { cursor }) }
      return (await target.send(operation.id, { ...request, query })) as ListBody
    }
    const first = await page()
    expectMatch(first, { has_more: first.next_cursor !== null })
    if (first.next_cursor === null) return
    const second = await page(first.next_cursor)
    expectThat(second.data.length > 0, 'body /data', 'a page with items', second.data)
    const ids = new Set(first.data.map(({ id }) => id))
    const again = second.data.findIndex(({ id }) => ids.has(id))
    const expected = 'an item that the first page does not have'
    expectThat(again === -1, `body /data/${again}/id`, expected, second.data[again]?.id)
  })
}

interface ListBody {
  data: { id: string }[]
  has_more: boolean
  next_cursor: string | null
}
