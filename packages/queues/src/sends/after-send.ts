import type { SendOutcome } from '@channel/provider'
import type { ClaimedSend } from './claim-sends.ts'
import { type RetryOrFail, retryOrFail } from './retry-or-fail.ts'
import { refusedSend, type SendFailure } from './send-failure.ts'

/** The next step after a send. */
export type AfterSend =
  | { readonly kind: 'accepted'; readonly provider_message_id: string }
  /** The provider may have the message. */
  | { readonly kind: 'uncertain' }
  | RetryOrFail

/**
 * A provider that responds with HTTP 5xx may still have accepted the message. Its status arrives within this delay, and
 * `applyStatus` then cancels the retry.
 */
const minDelayAfter5xxMs = 5_000

/**
 * Decides the next step after a send. Only two outcomes are retried: a call that did not reach the provider, and an
 * error with a retryable code, regardless of the HTTP status. An error with any other code fails the message.
 * Throttling does not count as an attempt.
 *
 * @param throttledMs the delay if the provider throttled the call
 * @param random from 0 to 1
 */
export function afterSend(
  send: Pick<ClaimedSend, 'attempt_count' | 'age_ms'>,
  outcome: SendOutcome,
  throttledMs: number,
  random: () => number = Math.random,
): AfterSend {
  if (outcome.kind === 'accepted') return { kind: 'accepted', provider_message_id: outcome.messageId }
  if (outcome.kind === 'lost') return { kind: 'uncertain' }
  if (outcome.kind !== 'refused') return retryOrFail(send, unreachable, undefined, random)
  const { code, retryable, throttle } = outcome.meaning
  const failure = refusedSend(code, outcome.failure)
  if (!retryable) return { kind: 'fail', failure }
  const next = retryOrFail(send, failure, throttle === undefined ? undefined : throttledMs, random)
  if (next.kind === 'fail' || outcome.failure.status < 500) return next
  return { ...next, delayMs: Math.max(next.delayMs, minDelayAfter5xxMs) }
}

const unreachable: SendFailure = {
  code: 'upstream_error',
  message: 'The provider could not be reached.',
  provider_code: null,
}
