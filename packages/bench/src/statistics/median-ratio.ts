import { median } from './median.ts'

/**
 * The median of `values[i] / baseline[i]`. Both were measured in the same round, so a temporary slowdown of the
 * machine affects both.
 *
 * @throws RangeError if their lengths differ, they are empty, or a baseline is 0
 */
export function medianRatio(values: readonly number[], baseline: readonly number[]): number {
  if (values.length !== baseline.length) throw new RangeError('the numbers of rounds differ')
  return median(
    values.map((value, round) => {
      const base = baseline[round] as number
      if (base === 0) throw new RangeError(`round ${round + 1} of the baseline is 0`)
      return value / base
    }),
  )
}
