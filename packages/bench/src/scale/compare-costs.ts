import { atMost, type Goal } from '../report/goal.ts'
import { renderTable } from '../report/render-table.ts'
import { median } from '../statistics/median.ts'
import { medianRatio } from '../statistics/median-ratio.ts'

/** CPU time in milliseconds by what it was spent for. */
export type Costs = ReadonlyMap<string, number>

/** Something that was measured in two states. */
export interface Comparison {
  readonly name: string
  /** In milliseconds. */
  readonly before: number
  readonly after: number
  /** `after`, × `before`. */
  readonly ratio: number
}

/** The ratios of lower costs vary too much. They are compared by their sum. */
const comparableMs = 0.4

/** Compares what was measured in each round. */
export function compareCosts(before: readonly Costs[], after: readonly Costs[]): Comparison[] {
  return [...(after[0]?.keys() ?? [])].map((name) => {
    const [first, second] = [before, after].map((rounds) => rounds.map((costs) => costs.get(name) ?? Number.NaN))
    return compare(name, first as number[], second as number[])
  })
}

export function renderComparisons(rows: readonly Comparison[], states: readonly [string, string]): string {
  return renderTable(
    ['', ...states, `× ${states[0]}`],
    rows.map(({ name, before, after, ratio }) => [name, before.toFixed(2), after.toFixed(2), ratio.toFixed(2)]),
  )
}

/** @param than `at first`: what `before` is */
export function goalsOf(rows: readonly Comparison[], kind: string, than: string, max: number): Goal[] {
  const goal = ({ name, ratio }: Pick<Comparison, 'name' | 'ratio'>) => atMost(`${name}, × ${than}`, ratio, max)
  const isComparable = ({ before, after }: Comparison) => Math.max(before, after) >= comparableMs
  const small = rows.filter((row) => !isComparable(row))
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  const others = sum(small.map(({ after }) => after)) / sum(small.map(({ before }) => before))
  return [
    ...rows.filter(isComparable).map(goal),
    ...(small.length === 0 ? [] : [goal({ name: `${kind} below ${comparableMs} ms together`, ratio: others })]),
  ]
}

function compare(name: string, before: number[], after: number[]): Comparison {
  return { name, before: median(before), after: median(after), ratio: medianRatio(after, before) }
}
