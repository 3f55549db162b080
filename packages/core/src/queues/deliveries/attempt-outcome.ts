/** Why an attempt brought no answer that counts. */
export type AttemptError =
  | 'address_refused'
  | 'connection_failed'
  | 'connection_timeout'
  | 'dns_failed'
  | 'interrupted'
  | 'invalid_response'
  | 'timeout'
  | 'tls_failed'

/** What came of an attempt. */
export interface AttemptOutcome {
  /** What the receiver answered; null without an answer. */
  readonly responseStatus: number | null
  /** Null when there was an answer, whatever it says. */
  readonly error: AttemptError | null
  /** The beginning of the answer, without secrets. */
  readonly snippet: string | null
  /** How long the receiver asks to wait, when it does. */
  readonly retryAfterMs: number | undefined
  readonly durationMs: number
}

/** The receiver took it. The status decides: what follows it may be cut or never end. */
export function isSuccess({ responseStatus }: AttemptOutcome): boolean {
  return responseStatus !== null && responseStatus >= 200 && responseStatus < 300
}

/** The receiver is not there any more, and says so. */
export function isGone({ responseStatus }: AttemptOutcome): boolean {
  return responseStatus === 410
}
