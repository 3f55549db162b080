/** The limits of one worker. Times in milliseconds. */
export const defaultMediaLimits = {
  /** Max concurrent downloads, which organizations share. */
  maxFiles: 16,
  /** Max concurrent downloads per account: a slow one leaves slots for others. */
  maxPerAccount: 4,
  /** Max size of a file, regardless of the provider's limit: documents may be this large. */
  maxBytes: 100 * 1024 * 1024,
  /** The duration of a lease, extended by each renewal. */
  leaseMs: 60_000,
  renewMs: 20_000,
  /** The deadline of an attempt. */
  attemptMs: 300_000,
  /** How often to claim without a notification. */
  pollMs: 2_000,
  /** How long a stop waits for downloads in flight before it interrupts them and releases their files. */
  graceMs: 8_000,
}

export type MediaLimits = Readonly<typeof defaultMediaLimits>
