/** The measured functions by name. */
export type Ways<Name extends string, Result> = Readonly<Record<Name, () => Promise<Result>>>

/**
 * Measures all ways in turn in each round, so that a temporary slowdown of the machine affects all of them. The first
 * round is a warm-up and does not count.
 *
 * @returns the results of each way, one per round
 */
export async function measureRounds<Name extends string, Result>(
  rounds: number,
  ways: Ways<Name, Result>,
  log: (line: string) => void,
): Promise<Record<Name, Result[]>> {
  const names = Object.keys(ways) as Name[]
  const results = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, Result[]>
  for (let round = 0; round <= rounds; round++) {
    log(round === 0 ? 'warming up' : `round ${round} of ${rounds}`)
    for (const name of names) {
      const result = await ways[name]()
      if (round > 0) results[name].push(result)
    }
  }
  return results
}
