import { median } from '../statistics/median.ts'
import { medianRatio } from '../statistics/median-ratio.ts'
import { renderTable } from './render-table.ts'

/** The rates per second of each way, one per round, as a table of medians and of ratios to one of the ways. */
export function renderRates<Way extends string>(rates: Readonly<Record<Way, readonly number[]>>, base: Way): string {
  const rows = (Object.keys(rates) as Way[]).map((way) => [
    way,
    median(rates[way]).toFixed(0),
    medianRatio(rates[way], rates[base]).toFixed(2),
  ])
  return renderTable(['', 'a second', `× ${base}`], rows)
}
