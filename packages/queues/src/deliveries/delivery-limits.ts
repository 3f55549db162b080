/** The limits of one worker. Times in milliseconds. */
export const defaultDeliveryLimits = {
  /** The duration of a lease: several times the deadline of an attempt, so that results are recorded in time. */
  leaseMs: 60_000,
  /** The deadline of an attempt, from the DNS lookup to the end of the response. */
  attemptMs: 15_000,
  /** How often to scan for due deliveries without a notification. */
  pollMs: 1_000,
  /** How long a stop waits for attempts in flight before it interrupts them. */
  graceMs: 8_000,
  /** How long a stop then waits for results to be recorded. */
  recordMs: 2_000,
  /** Max deliveries per claim. */
  maxPerClaim: 500,

  /** Max attempts in flight to receivers that respond within `slowAfterMs`, or have not been tried yet. */
  fastSlots: 256,
  /** Max attempts in flight to all other receivers. */
  slowSlots: 256,
  /** The share of both that retries may take; the rest is reserved for first attempts. */
  retryShare: 0.5,
  slowAfterMs: 1_000,

  /**
   * Cap: max attempts in flight to one subscription. Starts with `firstCap`, doubles with a success, halves with a
   * failure.
   */
  maxInFlight: 32,
  firstCap: 4,
  /** How long the queued deliveries of a subscription should last, so that none of its slots waits for the next claim. */
  holdAheadMs: 500,
  /** Above this number of queued deliveries, only subscriptions without any get more, `firstCap` at a time. */
  maxHeld: 5_000,
  /** Budget: how many slow attempts a subscription may have in flight in the long run … */
  sustainedSlots: 8,
  /** … and how much additional time they may take before that. */
  budgetMs: 120_000,
  /** Circuit breaker: after this many consecutive attempts without a proper response, one attempt at a time is made … */
  breakAfter: 5,
  /** … after a pause that doubles with each of them. */
  firstPauseMs: 5_000,
  maxPauseMs: 60_000,
}

export type DeliveryLimits = Readonly<typeof defaultDeliveryLimits>
