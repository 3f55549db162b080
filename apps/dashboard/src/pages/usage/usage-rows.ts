import type { Usage, UsageGroup } from './usage-search.ts'

/** The messages of a category, country, number or customer. */
export interface UsageRow {
  /** The value; empty if it is not known. */
  readonly id: string
  readonly billed: number
  readonly free: number
}

/** A row for each value of a field, those with most billed messages first. */
export function usageRows(rows: readonly Usage[], by: UsageGroup): UsageRow[] {
  const sum = (some: readonly Usage[], isBilled: boolean) =>
    some.reduce((total, { billable, count }) => total + (billable === isBilled ? count : 0), 0)
  return [...Map.groupBy(rows, (row) => row[by] ?? '')]
    .map(([id, some]) => ({ id, billed: sum(some, true), free: sum(some, false) }))
    .toSorted((a, b) => b.billed - a.billed || b.free - a.free || (a.id < b.id ? -1 : 1))
}
