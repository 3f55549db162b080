/**
 * What is wrong with a webhook: `missing_header` (it is not signed), `malformed_timestamp`, `timestamp_too_old` and
 * `timestamp_too_new` (it was recorded and sent again, or a clock is wrong), `no_matching_signature` (somebody else sent it,
 * the body was changed on its way, or your secret is another), `malformed_body` (signed, but no event).
 */
export type WebhookProblem =
  | 'missing_header'
  | 'malformed_timestamp'
  | 'timestamp_too_old'
  | 'timestamp_too_new'
  | 'no_matching_signature'
  | 'malformed_body'

/** A webhook that must not be trusted. Answer it with 400. */
export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError'
  readonly problem: WebhookProblem

  constructor(problem: WebhookProblem, message: string) {
    super(message)
    this.problem = problem
  }
}
