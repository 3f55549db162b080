/** What one worker does at most. Times in milliseconds. */
export interface DeliveryLimits {
  /** How long a delivery that was claimed is this worker's: several attempts' time, so that one can be recorded well before. */
  readonly leaseMs: number
  /** An attempt, from looking the host up to the end of its answer. */
  readonly attemptMs: number
  /** How often to look for what is due, if nothing hints at it. */
  readonly pollMs: number
  /** For what is in flight when the worker is to end; then it is interrupted. */
  readonly graceMs: number
  /** For recording what is left then, should the database be away. */
  readonly recordMs: number
  /** Most deliveries that one statement claims. */
  readonly claimAtATime: number

  /** Attempts in flight to receivers that answer within `slowAfterMs`, or have not been tried yet. */
  readonly fastSlots: number
  /** Attempts in flight to receivers that do not: what is slow has slots of its own. */
  readonly slowSlots: number
  /** The part of each kind of slots that later attempts may take: the others are for first ones. */
  readonly retryShare: number
  readonly slowAfterMs: number

  /** Cap: a subscription's attempts in flight. It begins with `firstCap`, doubles with each success, halves with each failure. */
  readonly mostInFlight: number
  readonly firstCap: number
  /** How long what is claimed beside what is in flight should last, so that nothing waits for the next claim. */
  readonly holdAheadMs: number
  /** From so much on, held for receivers that are not slow, only who holds nothing gets more, and `firstCap` at a time. */
  readonly mostHeld: number
  /** Budget: how many attempts that take longer than `slowAfterMs` a subscription may have in flight in the long run … */
  readonly slotsInTheLongRun: number
  /** … and how long it may have one more than that before. */
  readonly budgetMs: number
  /** Breaker: after so many attempts in a row without a proper answer, one at a time is made … */
  readonly breakAfter: number
  /** … after a pause that doubles with each of them. */
  readonly firstPauseMs: number
  readonly longestPauseMs: number
}

export const usualDeliveryLimits: DeliveryLimits = {
  leaseMs: 60_000,
  attemptMs: 15_000,
  pollMs: 1_000,
  graceMs: 8_000,
  recordMs: 2_000,
  claimAtATime: 500,
  fastSlots: 256,
  slowSlots: 256,
  retryShare: 0.5,
  slowAfterMs: 1_000,
  mostInFlight: 32,
  firstCap: 4,
  holdAheadMs: 500,
  mostHeld: 5_000,
  slotsInTheLongRun: 8,
  budgetMs: 120_000,
  breakAfter: 5,
  firstPauseMs: 5_000,
  longestPauseMs: 60_000,
}
