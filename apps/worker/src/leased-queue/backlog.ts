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
   * @returns call it with the number of claimed items: fewer than the quota means that nothing is left, unless a wake-up
   *   arrived during the claim
   */
  claiming(quota: number): (claimed: number) => void {
    const wakeUps = this.#wakeUps
    return (claimed) => {
      if (claimed < quota && this.#wakeUps === wakeUps) this.mayHaveMore = false
    }
  }
}

/** What to claim of one backlog. */
export interface Ask {
  readonly backlog: Backlog
  readonly quota: number
}

/**
 * Claims items and updates the backlogs that were asked.
 *
 * @param add puts an item into its flow and returns the backlog that it came from
 */
export async function claimFor<Item>(
  asks: readonly Ask[],
  claim: () => Promise<readonly Item[]>,
  add: (item: Item) => Backlog,
): Promise<void> {
  const settle = asks.map(({ backlog, quota }) => ({ backlog, end: backlog.claiming(quota) }))
  const claimed = new Map<Backlog, number>()
  for (const item of await claim()) {
    const backlog = add(item)
    claimed.set(backlog, (claimed.get(backlog) ?? 0) + 1)
  }
  for (const { backlog, end } of settle) end(claimed.get(backlog) ?? 0)
}
