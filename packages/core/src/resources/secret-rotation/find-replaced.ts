interface Process {
  readonly kind: string
  readonly host: string
  readonly live: boolean
  readonly started_at: string
  readonly seen_at: string
}

/**
 * Finds the processes that have gone and whose place another one took: the first of the same kind that started since, on the machine or
 * else on another one, and that took no other place. In Kubernetes each pod is a machine. Each start takes one place: after one of two
 * processes was killed and started again, nothing has taken the place of the new one if that hangs.
 *
 * @param processes also those that have ended
 * @returns their indexes
 */
export function findReplaced(processes: readonly Process[]): Set<number> {
  const replaced = new Set<number>()
  const taken = new Set<number>()
  const all = [...processes.entries()]
  const keys = [({ kind, host }: Process) => `${kind} ${host}`, ({ kind }: Process) => kind]
  for (const group of keys.flatMap((keyOf) => [...Map.groupBy(all, ([, each]) => keyOf(each)).values()])) {
    const starts = group.toSorted(([, a], [, b]) => (a.started_at < b.started_at ? -1 : 1))
    // The last one to go first: fewest have started since.
    const gone = group.filter(([, { live }]) => !live).sort(([, a], [, b]) => (a.seen_at < b.seen_at ? 1 : -1))
    for (const [index, { seen_at }] of gone) {
      if (replaced.has(index)) continue
      const next = starts.find(
        ([other, { started_at }]) => other !== index && started_at > seen_at && !taken.has(other),
      )
      if (next === undefined) continue
      taken.add(next[0])
      replaced.add(index)
    }
  }
  return replaced
}
