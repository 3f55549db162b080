import type { SendOutcome } from '@channel/provider'
import type { ClaimedSend } from './claim-sends.ts'
import { type NextTry, nextTry } from './next-try.ts'
import { refusedSend, type SendFailure } from './send-failure.ts'

/** What follows from how a send came out. */
export type AfterSend =
  | { readonly kind: 'accepted'; readonly provider_message_id: string }
  /** Nobody knows whether the provider has it. */
  | { readonly kind: 'uncertain' }
  | NextTry

/**
 * An HTTP 5xx may come from a provider that took the message all the same. Its status for the message arrives before that is
 * tried again, and `applyStatus` then cancels the retry.
 */
const leastDelayAfter5xxMs = 5_000

/**
 * Decides what follows from the outcome of a send. Tried again are only a call that did not reach the provider, and an error of
 * the provider's with a code that is retryable, whatever the HTTP status. An error with any other code fails the message. Being
 * asked to slow down costs no try.
 *
 * @param throttledMs how long to wait, where the provider asked to slow down
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
  if (outcome.kind !== 'refused') return nextTry(send, unreachable, undefined, random)
  const { code, retryable, throttle } = outcome.meaning
  const failure = refusedSend(code, outcome.failure)
  if (!retryable) return { kind: 'fail', failure }
  const next = nextTry(send, failure, throttle === undefined ? undefined : throttledMs, random)
  if (next.kind === 'fail' || outcome.failure.status < 500) return next
  return { ...next, delayMs: Math.max(next.delayMs, leastDelayAfter5xxMs) }
}

const unreachable: SendFailure = {
  code: 'upstream_error',
  message: 'The provider could not be reached.',
  provider_code: null,
}
