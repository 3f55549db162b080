import { type ChartBar, hasTick } from '../../components/chart-data.ts'
import type { Period } from './periods.ts'

const hour = new Intl.DateTimeFormat(undefined, { hour: 'numeric' })
const day = new Intl.DateTimeFormat(undefined, { month: 'short', day: 'numeric' })
const dayAndHour = new Intl.DateTimeFormat(undefined, { month: 'short', day: 'numeric', hour: 'numeric' })

/** Bars of a chart over periods, which consist of the counts of the series. */
export function barsOf<Count extends object>(
  periods: readonly Period<Count>[],
  series: readonly { readonly count: keyof Count }[],
): ChartBar[] {
  return periods.map(({ start, isDay, counts }, index) => ({
    label: (isDay ? day : dayAndHour).format(start),
    tick: hasTick(index, periods.length, 6) ? (periods.length <= 48 && !isDay ? hour : day).format(start) : undefined,
    values: series.map(({ count }) => Number(counts[count])),
  }))
}
