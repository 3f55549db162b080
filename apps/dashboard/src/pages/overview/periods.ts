import { type ChartBar, hasTick } from '../../components/chart-data.ts'
import type { Counts } from './figures-data.ts'

/** An hour, or a day of the reader. */
export interface Period<Count = Counts> {
  readonly start: Date
  readonly end: Date
  readonly isDay: boolean
  readonly counts: Count
}

const hourMs = 3_600_000

/** The hours as they are for up to a week, else the sums of days in the reader's time zone. */
export function periodsOf<Hour extends { readonly hour: string }>(
  hours: readonly Hour[],
): readonly Period<Omit<Hour, 'hour'>>[] {
  const periods = hours.map(({ hour, ...counts }) => {
    const start = new Date(hour)
    return { start, end: new Date(start.getTime() + hourMs), isDay: false, counts }
  })
  if (hours.length <= 7 * 24 + 1) return periods
  return [...Map.groupBy(periods, ({ start }) => start.toDateString()).values()].map(sumPeriods)
}

function sumPeriods<Count extends object>(periods: readonly Period<Count>[]): Period<Count> {
  const [first = { start: new Date(0), counts: {} as Count }] = periods
  const names = Object.keys(first.counts) as (keyof Count)[]
  const counts = Object.fromEntries(names.map((name) => [name, total(periods, name)])) as Count
  return { start: first.start, end: periods.at(-1)?.end ?? first.start, isDay: true, counts }
}

/** The sum of a count. */
export function total<Count extends object>(periods: readonly Period<Count>[], name: keyof Count): number {
  return periods.reduce((sum, { counts }) => sum + Number(counts[name]), 0)
}

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
