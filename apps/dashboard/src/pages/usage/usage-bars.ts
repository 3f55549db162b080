import { type ChartBar, type ChartSeries, hasTick } from '../../components/chart-data.ts'
import { text } from '../../messages/text.ts'
import type { Usage } from './usage-search.ts'

const { categories, otherCategories, chart } = text.usage

/** Billed messages by category, and at last those that are not billed. */
const billed = [
  { category: 'marketing', color: 'text-accent' },
  { category: 'utility', color: 'text-info' },
  { category: 'authentication', color: 'text-warn' },
  { category: 'service', color: 'text-accent/40' },
]
export const usageSeries: readonly ChartSeries[] = [
  ...billed.map(({ category, color }) => ({ name: categories[category] ?? category, color })),
  { name: otherCategories, color: 'text-bad' },
  { name: chart.free, color: 'text-faint/50' },
]

const dayName = new Intl.DateTimeFormat(undefined, { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** A bar for each day. */
export function usageBars(days: readonly string[], rows: readonly Usage[]): ChartBar[] {
  const ofDay = Map.groupBy(rows, ({ day }) => day)
  return days.map((day, index) => {
    const values = usageSeries.map(() => 0)
    for (const row of ofDay.get(day) ?? []) {
      const series = seriesOf(row)
      values[series] = (values[series] ?? 0) + row.count
    }
    const label = dayName.format(new Date(day))
    return { label, values, tick: hasTick(index, days.length, 5) ? label : undefined }
  })
}

function seriesOf({ billable, category }: Usage): number {
  if (!billable) return usageSeries.length - 1
  const known = billed.findIndex((each) => each.category === category)
  return known === -1 ? billed.length : known
}
