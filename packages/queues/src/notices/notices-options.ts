/** Options of the jobs that record notices. */
export interface NoticesOptions {
  readonly now: () => Date
  /** Ends the work after the current transaction. */
  readonly signal?: AbortSignal | undefined
  /** Whether owners get mails. */
  readonly mails: boolean
}
