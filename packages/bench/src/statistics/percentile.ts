/** The least value that a share of all is not above: 0.5 for the middle, 0.99. @throws RangeError when there is none */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const value = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)]
  if (value === undefined) throw new RangeError('a percentile of no values')
  return value
}
