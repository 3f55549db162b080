import { expectThat } from '../checks/expect.ts'
import { refusal } from '../checks/expect-refusal.ts'
import { type FilterRule, filterRule } from '../contract/filter-rule.ts'
import { dataSchemaOf, filtersOf, type QueryParameter } from '../contract/read-operation.ts'
import { follow } from '../contract/read-schema.ts'
import { absentValue } from '../contract/sample-values.ts'
import type { Target } from '../target/target.ts'
import { givenCursor, itemsOf, type ListItem, pageOf } from './list-items.ts'
import type { OperationTable } from './operation-table.ts'
import { uniqueName } from './unique.ts'

/** A customer, a worker or another client may change items between two requests. */
const maxAttempts = 5

/** Scenarios of the filters of a list. */
export function filterTable({ operation, scenario, refuses }: OperationTable): void {
  const item = follow(dataSchemaOf(operation.id) ?? {}).items ?? {}
  for (const filter of filtersOf(operation.id)) {
    const { name } = filter
    const rule = filterRule(filter, item)

    scenario(`filters by ${name}`, 200, async (target) => {
      const items = target.isMock ? [] : await itemsOf(target, operation)
      const value = distinguishing(items, rule)
      const missing = value && (await missingFrom(target, operation, { filter, rule, value }))
      expectThat(missing === undefined, 'body /data', `the item ${missing} for ${name}=${value}`, 'a page without it')
      const absent = absentFrom(items, { filter, rule })
      if (absent === undefined) return
      const { data } = await pageOf(target, operation, { [name]: absent }, { prefer: 'example=none' })
      // The list may be longer than what is known of it, and then have a value of an enumeration.
      const others = target.isMock ? data : data.filter((each) => !rule.matches(each, absent))
      expectThat(others.length === 0, 'body /data', `nothing else for ${name}=${absent}`, others)
    })

    refuses(
      `rejects the cursor of the list without ${name}`,
      refusal(400, 'invalid_cursor', 'cursor'),
      async (target) => {
        if (target.isMock) return {}
        const value = (await itemsOf(target, operation)).flatMap((each) => rule.valuesFor(each))[0]
        if (value === undefined) return target.skip(`no item has what ${name} filters`)
        return { query: { cursor: await givenCursor(target, operation), [name]: value } }
      },
    )
  }
}

/** A value that items have; if possible one that others do not have. */
function distinguishing(items: readonly ListItem[], rule: FilterRule): string | undefined {
  const values = [...new Set(items.flatMap((item) => rule.valuesFor(item)))]
  return values.find((value) => items.some((item) => !rule.matches(item, value))) ?? values[0]
}

/** A value that no item has; undefined if there is none. */
function absentFrom(
  items: readonly ListItem[],
  { filter: { name, schema }, rule }: Omit<Filtering, 'value'>,
): string | undefined {
  if (/_(after|since)$/.test(name)) return '2999-01-01T00:00:00Z'
  if (/_before$/.test(name)) return '2000-01-01T00:00:00Z'
  const present = items.flatMap((item) => rule.valuesFor(item))
  return absentValue(schema, present, uniqueName())
}

interface Filtering {
  readonly filter: QueryParameter
  readonly rule: FilterRule
  readonly value: string
}

/**
 * The id of an item that the filtered list must have. Every item that it has must match.
 *
 * @throws Mismatch if one does not
 */
async function missingFrom(
  target: Target,
  list: OperationTable['operation'],
  { filter: { name }, rule, value }: Filtering,
): Promise<string | undefined> {
  for (let attempt = 1; ; attempt++) {
    const expected = (await itemsOf(target, list, attempt > 1)).filter((item) => rule.matches(item, value))
    const { data, has_more } = await pageOf(target, list, { [name]: value })
    const other = data.findIndex((item) => !rule.matches(item, value))
    expectThat(other === -1, `body /data/${other}`, `only items with ${name}=${value}`, data[other])
    const missing = has_more ? undefined : expected.find(({ id }) => data.every((item) => item.id !== id))
    if (missing === undefined || attempt === maxAttempts) return missing?.id
  }
}
