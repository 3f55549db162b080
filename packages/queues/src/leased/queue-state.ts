/** What waits in a queue. */
export interface QueueState {
  readonly queue: string
  /** How many items wait, due or not; at most {@link maxDepth}. */
  readonly depth: number
  /** How long the oldest item has been due, in seconds; 0 if none is. Work that is held after a restore is not due. */
  readonly oldestAge: number
}

/** More items are not counted, so that a reading is fast however many wait. */
export const maxDepth = 10_000
