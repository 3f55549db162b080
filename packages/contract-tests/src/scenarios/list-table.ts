import { expectMatch, expectThat } from '../checks/expect.ts'
import { refusal } from '../checks/expect-refusal.ts'
import { firstOutOfOrder, ordersOf } from '../contract/order-of.ts'
import { descriptionOf } from '../contract/read-operation.ts'
import { type DeclaredOperation, declaredOperations } from '../target/declared-operations.ts'
import type { Target } from '../target/target.ts'
import { filterTable } from './filter-table.ts'
import { firstPageOf, itemsOf, pageOf } from './list-items.ts'
import { changedRequest, type OperationTable } from './operation-table.ts'
import type { Scenario } from './scenario.ts'

/** Other clients may change a list between two requests. */
const maxAttempts = 5

/** Scenarios of a list. */
export function listTable(table: OperationTable): void {
  const { operation, scenario, refuses } = table
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

  refuses('rejects the cursor of another list', refusal(400, 'invalid_cursor', 'cursor'), async (target) =>
    target.isMock ? {} : { query: { cursor: await cursorOfAnother(target, operation) } },
  )

  for (const { parameter, fields } of ordersOf(descriptionOf(operation.id))) {
    const query: Record<string, string> = parameter === undefined ? {} : { [parameter]: '2000-01-01T00:00:00Z' }
    const condition = parameter === undefined ? '' : ` with ${parameter}`
    scenario(`is ordered by ${fields.join(', ')}${condition}`, 200, async (target) => {
      const data =
        parameter === undefined ? await itemsOf(target, operation) : (await pageOf(target, operation, query)).data
      const index = firstOutOfOrder(data, fields)
      expectThat(index === -1, `body /data/${index}`, `items by ${fields.join(', ')}, descending`, data[index])
    })
  }

  scenario('returns every page by its cursors', 200, async (target) => {
    for (let attempt = 1; ; attempt++) {
      const whole = await itemsOf(target, operation, attempt > 1)
      const first = await firstPageOf(target, operation, attempt > 1)
      expectMatch(first, { has_more: first.next_cursor !== null })
      if (first.next_cursor === null) return
      const second = await pageOf(target, operation, { cursor: first.next_cursor })
      expectThat(second.data.length > 0, 'body /data', 'a page with items', second.data)
      if (target.isMock) return
      const [expected, received] = [whole, [...first.data, ...second.data]].map((page) => page.map(({ id }) => id))
      const isSame = String(expected) === String(received?.slice(0, expected?.length))
      if (isSame || attempt === maxAttempts) {
        return expectThat(isSame, 'body /data', `the items after the first page: ${expected?.slice(1)}`, second.data)
      }
    }
  })

  filterTable(table)
}

/** Preferably of one that is read with the same path parameters, so that only the list differs. */
async function cursorOfAnother(target: Target, { id, parameters }: DeclaredOperation): Promise<string> {
  const others = declaredOperations.filter((each) => each.id !== id && each.parameters.query.includes('cursor'))
  const alike = others.filter((each) => String(each.parameters.path) === String(parameters.path))
  for (const other of [...alike, ...others]) {
    const { next_cursor } = await pageOf(target, other, { limit: 1 })
    if (next_cursor !== null) return next_cursor
  }
  return target.skip('no other list has two items')
}
