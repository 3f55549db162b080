/** What one worker does at most. Times in milliseconds. */
export interface MediaLimits {
  /** Max downloads at a time. */
  readonly maxFiles: number
  /** Max downloads of one account at a time: a slow one leaves slots for others. */
  readonly maxPerAccount: number
  /** Max size of a file, whatever the provider says: documents may have this much. */
  readonly maxBytes: number
  /** How long a claimed file belongs to this worker, counted again from each renewal. */
  readonly leaseMs: number
  readonly renewMs: number
  /** The deadline of an attempt. */
  readonly attemptMs: number
  /** How often to claim without a notification. */
  readonly pollMs: number
  /** How long a stop waits for downloads in flight; then they are interrupted and their files released. */
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
