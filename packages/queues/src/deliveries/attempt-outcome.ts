/** The reason that an attempt has no response. */
export type AttemptError =
  | 'address_refused'
  | 'connection_failed'
  | 'connection_timeout'
  | 'dns_failed'
  | 'interrupted'
  | 'invalid_response'
  | 'timeout'
  | 'tls_failed'

/** The outcome of an attempt. */
export interface AttemptOutcome {
  /** Null without a response. */
  readonly responseStatus: number | null
  /** Null with a response, regardless of its status. */
  readonly error: AttemptError | null
  /** The beginning of the response, without secrets. */
  readonly snippet: string | null
  /** The wait that the receiver asks for, if any. */
  readonly retryAfterMs: number | undefined
  readonly durationMs: number
}

/** Whether the receiver accepted the event. Only the status counts: the body may be cut off or endless. */
export function isSuccess({ responseStatus }: AttemptOutcome): boolean {
  return responseStatus !== null && responseStatus >= 200 && responseStatus < 300
}

/** Whether the receiver reports that it no longer exists. */
export function isGone({ responseStatus }: AttemptOutcome): boolean {
  return responseStatus === 410
}
