/** The limits of one worker. Times in milliseconds. */
export interface DeliveryLimits {
  /** The duration of a lease: several times the deadline of an attempt, so that results are recorded in time. */
  readonly leaseMs: number
  /** The deadline of an attempt, from the DNS lookup to the end of the response. */
  readonly attemptMs: number
  /** How often to scan for due deliveries without a notification. */
  readonly pollMs: number
  /** How long a stop waits for attempts in flight before it interrupts them. */
  readonly graceMs: number
  /** How long a stop then waits for results to be recorded. */
  readonly recordMs: number
  /** Max deliveries per claim. */
  readonly maxPerClaim: number

  /** Max attempts in flight to receivers that respond within `slowAfterMs`, or have not been tried yet. */
  readonly fastSlots: number
  /** Max attempts in flight to all other receivers. */
  readonly slowSlots: number
  /** The share of both that retries may take; the rest is reserved for first attempts. */
  readonly retryShare: number
  readonly slowAfterMs: number

  /**
   * Cap: max attempts in flight to one subscription. Starts with `firstCap`, doubles with a success, halves with a
   * failure.
   */
  readonly maxInFlight: number
  readonly firstCap: number
  /** How long the queued deliveries of a subscription should last, so that none of its slots waits for the next claim. */
  readonly holdAheadMs: number
  /** Above this number of queued deliveries, only subscriptions without any get more, `firstCap` at a time. */
  readonly maxHeld: number
  /** Budget: how many slow attempts a subscription may have in flight in the long run … */
  readonly sustainedSlots: number
  /** … and how much additional time they may take before that. */
  readonly budgetMs: number
  /** Circuit breaker: after this many consecutive attempts without a proper response, one attempt at a time is made … */
  readonly breakAfter: number
  /** … after a pause that doubles with each of them. */
  readonly firstPauseMs: number
  readonly maxPauseMs: number
}

export const defaultDeliveryLimits: DeliveryLimits = {
  leaseMs: 60_000,
  attemptMs: 15_000,
  pollMs: 1_000,
  graceMs: 8_000,
  recordMs: 2_000,
  maxPerClaim: 500,
  fastSlots: 256,
  slowSlots: 256,
  retryShare: 0.5,
  slowAfterMs: 1_000,
  maxInFlight: 32,
  firstCap: 4,
  holdAheadMs: 500,
  maxHeld: 5_000,
  sustainedSlots: 8,
  budgetMs: 120_000,
  breakAfter: 5,
  firstPauseMs: 5_000,
  maxPauseMs: 60_000,
}
