import type { CountName, Counts, Figures } from './figures-data.ts'

/** An hour, or a day of the reader. */
export interface Period {
  readonly start: Date
  readonly end: Date
  readonly isDay: boolean
  readonly counts: Counts
}

const hourMs = 3_600_000

/** The hours as they are for up to a week, else the sums of days in the reader's time zone. */
export function periodsOf({ hours }: Pick<Figures, 'hours'>): readonly Period[] {
  const periods = hours.map(({ hour, ...counts }) => {
    const start = new Date(hour)
    return { start, end: new Date(start.getTime() + hourMs), isDay: false, counts }
  })
  if (hours.length <= 7 * 24 + 1) return periods
  return [...Map.groupBy(periods, ({ start }) => start.toDateString()).values()].map(sumPeriods)
}

function sumPeriods(periods: readonly Period[]): Period {
  const [first = { start: new Date(0), counts: {} as Counts }] = periods
  const names = Object.keys(first.counts) as CountName[]
  const counts = Object.fromEntries(names.map((name) => [name, total(periods, name)])) as unknown as Counts
  return { start: first.start, end: periods.at(-1)?.end ?? first.start, isDay: true, counts }
}

/** The sum of a count. */
export function total(periods: readonly Period[], name: CountName): number {
  return periods.reduce((sum, { counts }) => sum + counts[name], 0)
}
