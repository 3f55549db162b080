/** The limits of one worker. Times in milliseconds. */
export const defaultSendLimits = {
  /** The duration of a lease, restarted by the call: the time for a call, and ample time to record it. */
  leaseMs: 60_000,
  /** How often to scan for due messages without a notification. */
  pollMs: 1_000,
  /** How often to search for messages of dead workers, and for those uncertain for too long. */
  tidyMs: 5_000,
  /** How often to count uncertain messages … */
  reportMs: 60_000,
  /** … and how often to log the count while it stays the same. */
  repeatReportMs: 3_600_000,
  /** How long a stop waits for calls in flight before their responses count as lost. */
  graceMs: 11_000,
  /** How long a stop then waits for results to be recorded. */
  recordMs: 2_000,
  /** Max messages per claim. */
  maxPerClaim: 500,
  /** Max calls in flight of numbers whose calls take less than `slowAfterMs`. */
  slots: 512,
  /** Max calls in flight of all other numbers. */
  slowSlots: 256,
  slowAfterMs: 1_000,
  /** Max calls in flight of one number: a number sends up to 80 messages a second, so this lasts half a second. */
  maxInFlight: 40,
  /** Messages that have to wait longer for their turn are released. */
  maxHoldMs: 1_000,
  /** Uploads of files, which have separate slots. */
  uploads: { maxFiles: 8, maxPerNumber: 2, maxBytes: 128 * 1024 * 1024, maxSends: 1_000 },
  /** How often to renew the leases of messages that wait for an upload. */
  renewMs: 20_000,
  /** How long after the last failure to ask the provider whether it responds again. */
  probeMs: 3_000,
  /** The deadline for reading a file from the store. */
  readMs: 60_000,
}

export type SendLimits = Readonly<typeof defaultSendLimits>
