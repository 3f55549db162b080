interface Process {
  readonly kind: string
  readonly host: string
  readonly live: boolean
  readonly started_at: string
  readonly seen_at: string
}

/**
 * Finds the processes that have gone and whose place another one took: the first of the same kind that started on the machine since, and
 * that took no other place. Each start takes one place: after one of two processes was killed and started again, nothing has taken the
 * place of the new one if that hangs.
 *
 * @param processes also those that have ended
 * @returns their indexes
 */
export function findReplaced(processes: readonly Process[]): Set<number> {
  const replaced = new Set<number>()
  const all = [...processes.entries()]
  for (const ofMachine of Map.groupBy(all, ([, { kind, host }]) => `${kind} ${host}`).values()) {
    const starts = ofMachine.toSorted(([, a], [, b]) => (a.started_at < b.started_at ? -1 : 1))
    // The last one to go first: fewest have started since.
    const gone = ofMachine.filter(([, { live }]) => !live).sort(([, a], [, b]) => (a.seen_at < b.seen_at ? 1 : -1))
    for (const [index, { seen_at }] of gone) {
      const next = starts.findIndex(([other, { started_at }]) => other !== index && started_at > seen_at)
      if (next === -1) continue
      starts.splice(next, 1)
      replaced.add(index)
    }
  }
  return replaced
}
