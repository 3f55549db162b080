import { median } from './median.ts'

/**
 * The median of `values[i] / baseline[i]`: both were measured in the same round, so what slows the machine for a while
 * slows both.
 *
 * @throws RangeError when they are not equally many, when there is none, or when a baseline is 0
 */
export function medianRatio(values: readonly number[], baseline: readonly number[]): number {
  if (values.length !== baseline.length) throw new RangeError('a ratio of rounds that are not the same')
  return median(
    values.map((value, round) => {
      const base = baseline[round] as number
      if (base === 0) throw new RangeError(`round ${round + 1} of the baseline is 0`)
      return value / base
    }),
  )
}
