/** The limits of one worker. Times in milliseconds. */
export interface MediaLimits {
  /** Max concurrent downloads. */
  readonly maxFiles: number
  /** Max concurrent downloads per account: a slow one leaves slots for others. */
  readonly maxPerAccount: number
  /** Max size of a file, regardless of the provider's limit: documents may be this large. */
  readonly maxBytes: number
  /** The duration of a lease, extended by each renewal. */
  readonly leaseMs: number
  readonly renewMs: number
  /** The deadline of an attempt. */
  readonly attemptMs: number
  /** How often to claim without a notification. */
  readonly pollMs: number
  /** How long a stop waits for downloads in flight before it interrupts them and releases their files. */
  readonly graceMs: number
}

export const defaultMediaLimits: MediaLimits = {
  maxFiles: 16,
  maxPerAccount: 4,
  maxBytes: 100 * 1024 * 1024,
  leaseMs: 60_000,
  renewMs: 20_000,
  attemptMs: 300_000,
  pollMs: 2_000,
  graceMs: 8_000,
}
