import { median } from './median.ts'

/** The median of each number over the rounds, separately. @throws RangeError without rounds */
export function medianRound<Key extends string>(rounds: readonly Readonly<Record<Key, number>>[]): Record<Key, number> {
  const [first] = rounds
  if (first === undefined) throw new RangeError('the median of no rounds')
  const keys = Object.keys(first) as Key[]
  return Object.fromEntries(keys.map((key) => [key, median(rounds.map((round) => round[key]))])) as Record<Key, number>
}
