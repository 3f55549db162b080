import type { FileUploadsOptions } from './uploads/file-uploads.ts'

/** The limits of one worker. Times in milliseconds. */
export interface SendLimits {
  /** The duration of a lease, restarted by the call: the time for a call, and ample time to record it. */
  readonly leaseMs: number
  /** How often to scan for due messages without a notification. */
  readonly pollMs: number
  /** How often to search for messages of dead workers, and for those uncertain for too long. */
  readonly tidyMs: number
  /** How often to count uncertain messages … */
  readonly reportMs: number
  /** … and how often to log the count while it stays the same. */
  readonly repeatReportMs: number
  /** How long a stop waits for calls in flight before their responses count as lost. */
  readonly graceMs: number
  /** How long a stop then waits for results to be recorded. */
  readonly recordMs: number
  /** Max messages per claim. */
  readonly maxPerClaim: number
  /** Max calls in flight of numbers whose calls take less than `slowAfterMs`. */
  readonly slots: number
  /** Max calls in flight of all other numbers. */
  readonly slowSlots: number
  readonly slowAfterMs: number
  /** Max calls in flight of one number: a number sends up to 80 messages a second, so this lasts half a second. */
  readonly maxInFlight: number
  /** Messages that have to wait longer for their turn are released. */
  readonly maxHoldMs: number
  /** Uploads of files, which have separate slots. */
  readonly uploads: Pick<FileUploadsOptions, 'maxFiles' | 'maxPerNumber' | 'maxBytes' | 'maxSends'>
  /** How often to renew the leases of messages that wait for an upload. */
  readonly renewMs: number
  /** The deadline for reading a file from the store. */
  readonly readMs: number
}

export const defaultSendLimits: SendLimits = {
  leaseMs: 60_000,
  pollMs: 1_000,
  tidyMs: 5_000,
  reportMs: 60_000,
  repeatReportMs: 3_600_000,
  graceMs: 11_000,
  recordMs: 2_000,
  maxPerClaim: 500,
  slots: 512,
  slowSlots: 256,
  slowAfterMs: 1_000,
  maxInFlight: 40,
  maxHoldMs: 1_000,
  uploads: { maxFiles: 8, maxPerNumber: 2, maxBytes: 128 * 1024 * 1024, maxSends: 1_000 },
  renewMs: 20_000,
  readMs: 60_000,
}
