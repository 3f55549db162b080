import type { FileUploadsOptions } from './uploads/file-uploads.ts'

/** What one worker does at most. Times in milliseconds. */
export interface SendLimits {
  /** How long a message that was claimed is this worker's, and from the call on once more: a call's time and plenty to record it. */
  readonly leaseMs: number
  /** How often to look for what is due, if nothing hints at it. */
  readonly pollMs: number
  /** How often to look for what other workers left behind, and for what stayed uncertain. */
  readonly tidyMs: number
  /** How often to look how many messages are uncertain … */
  readonly reportMs: number
  /** … and how often to log it while that stays the same. */
  readonly repeatReportMs: number
  /** For what is in flight when the worker is to end; then its answer is given up for lost. */
  readonly graceMs: number
  /** For recording what is left then, should the database be away. */
  readonly recordMs: number
  /** Most messages that one statement claims. */
  readonly claimAtATime: number
  /** Calls in flight, of all numbers that are answered within `slowAfterMs` … */
  readonly slots: number
  /** … of all others, which have slots of their own, … */
  readonly slowSlots: number
  readonly slowAfterMs: number
  /** … and of one. A number sends 80 messages a second at most, so half a second's worth. */
  readonly mostInFlight: number
  /** What has to wait longer for its turn is given back. */
  readonly longestHoldMs: number
  /** The files that are given to the provider: they have slots of their own. */
  readonly uploads: Pick<FileUploadsOptions, 'atATime' | 'ofANumber' | 'mostBytes' | 'mostSends'>
  /** How often the leases of what waits for such a file begin anew. */
  readonly renewMs: number
  /** The longest that reading a file from the store may take. */
  readonly readMs: number
}

export const usualSendLimits: SendLimits = {
  leaseMs: 60_000,
  pollMs: 1_000,
  tidyMs: 5_000,
  reportMs: 60_000,
  repeatReportMs: 3_600_000,
  graceMs: 11_000,
  recordMs: 2_000,
  claimAtATime: 500,
  slots: 512,
  slowSlots: 256,
  slowAfterMs: 1_000,
  mostInFlight: 40,
  longestHoldMs: 1_000,
  uploads: { atATime: 8, ofANumber: 2, mostBytes: 128 * 1024 * 1024, mostSends: 1_000 },
  renewMs: 20_000,
  readMs: 60_000,
}
