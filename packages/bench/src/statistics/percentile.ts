/**
 * The smallest value with at least this share of all values at or below it; 0.5 is the median. @throws RangeError
 * without values
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const value = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)]
  if (value === undefined) throw new RangeError('a percentile of no values')
  return value
}
