/** Whether a flow may have due work that is not claimed yet. */
export class Backlog {
  mayHaveMore = false
  #wakeUps = 0

  /** Work was added, or became due. */
  wakeUp(): void {
    this.#wakeUps += 1
    this.mayHaveMore = true
  }

  /**
   * Call before a claim of up to `quota` items.
   *
   * @returns a function to call with the number of claimed items: less than the quota means that no work is left,
   *   unless a wake-up arrived during the claim
   */
  claiming(quota: number): (claimed: number) => void {
    const wakeUps = this.#wakeUps
    return (claimed) => {
      if (claimed < quota && this.#wakeUps === wakeUps) this.mayHaveMore = false
    }
  }
}

/** The quota of one backlog in a claim. */
export interface BacklogQuota {
  readonly backlog: Backlog
  readonly quota: number
}

/**
 * Claims items and updates the backlogs of the quotas.
 *
 * @param add adds an item to its flow and returns the item's backlog
 */
export async function claimFor<Item>(
  quotas: readonly BacklogQuota[],
  claim: () => Promise<readonly Item[]>,
  add: (item: Item) => Backlog,
): Promise<void> {
  const settle = quotas.map(({ backlog, quota }) => ({ backlog, end: backlog.claiming(quota) }))
  const claimed = new Map<Backlog, number>()
  for (const item of await claim()) {
    const backlog = add(item)
    claimed.set(backlog, (claimed.get(backlog) ?? 0) + 1)
  }
  for (const { backlog, end } of settle) end(claimed.get(backlog) ?? 0)
}
