/** What one worker does at most. Times in milliseconds. */
export interface MediaLimits {
  /** Files that are fetched at a time … */
  readonly atATime: number
  /** … and of one account, beyond which no more of it are taken: a slow one leaves room for others. */
  readonly ofAnAccount: number
  /** No file is larger, whatever the provider says: documents may have as much. */
  readonly mostBytes: number
  /** A file that was claimed is this worker's for so long, and again as long with each renewal. */
  readonly leaseMs: number
  readonly renewMs: number
  /** The longest that an attempt may take; what is not there by then is tried again. */
  readonly attemptMs: number
  /** How often to look for what is due, if nothing hints at it. */
  readonly pollMs: number
  /** For what is in flight when the worker is to end; then it is given back. */
  readonly graceMs: number
}

export const usualMediaLimits: MediaLimits = {
  atATime: 16,
  ofAnAccount: 4,
  mostBytes: 100 * 1024 * 1024,
  leaseMs: 60_000,
  renewMs: 20_000,
  attemptMs: 300_000,
  pollMs: 2_000,
  graceMs: 8_000,
}
