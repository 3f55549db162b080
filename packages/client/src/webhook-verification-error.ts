/**
 * Why a webhook was rejected:
 * - `missing_header`: it is not signed
 * - `malformed_timestamp`
 * - `timestamp_too_old`, `timestamp_too_new`: it was replayed, or a clock is wrong
 * - `no_matching_signature`: the sender is unknown, the body was changed, or the secret is wrong
 * - `malformed_body`: signed, but not an event
 */
export type WebhookProblem =
  | 'missing_header'
  | 'malformed_timestamp'
  | 'timestamp_too_old'
  | 'timestamp_too_new'
  | 'no_matching_signature'
  | 'malformed_body'

/** A webhook that must not be trusted. Respond with 400. */
export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError'
  readonly problem: WebhookProblem

  constructor(problem: WebhookProblem, message: string) {
    super(message)
    this.problem = problem
  }
}
