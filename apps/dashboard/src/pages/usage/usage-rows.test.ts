import { expect, it } from 'vitest'
import { usageBars, usageSeries } from './usage-bars.ts'
import { usageRows } from './usage-rows.ts'
import { daysOf, type Usage } from './usage-search.ts'

const none = { day: null, phone_number_id: null, customer_id: null, category: null, type: null, country: null }
const usage = (fields: Partial<Usage>): Usage => ({ object: 'usage', ...none, billable: null, count: 1, ...fields })

it('adds up billed and free messages, most billed first', () => {
  const rows = [
    usage({ country: 'DE', billable: true, count: 2 }),
    usage({ country: 'FR', billable: true, count: 5 }),
    usage({ country: 'DE', billable: false, count: 3 }),
    usage({ billable: false, count: 9 }),
  ]
  expect(usageRows(rows, 'country')).toEqual([
    { id: 'FR', billed: 5, free: 0 },
    { id: 'DE', billed: 2, free: 3 },
    { id: '', billed: 0, free: 9 },
  ])
})

it('has a bar for each day, with all messages of the day', () => {
  const days = daysOf({ range: '30d' }, Date.parse('2026-11-20T23:59:59Z'))
  expect([days.length, days[0], days.at(-1)]).toEqual([30, '2026-10-22', '2026-11-20'])
  const day = '2026-11-20'
  const bars = usageBars(days, [
    usage({ day, category: 'utility', billable: true, count: 2 }),
    usage({ day, category: 'utility', billable: false, count: 3 }),
    usage({ day, category: 'carrier_pigeon', billable: true, count: 4 }),
    usage({ day, category: null, billable: true, count: 1 }),
  ])
  const named = (index: number) =>
    Object.fromEntries(usageSeries.map(({ name }, position) => [name, bars[index]?.values[position]]))
  expect(bars).toHaveLength(30)
  expect(named(29)).toMatchObject({ Utility: 2, Other: 5, 'Not billed': 3, Marketing: 0 })
  expect(
    bars
      .slice(0, 29)
      .flatMap(({ values }) => values)
      .every((value) => value === 0),
  ).toBe(true)
})
