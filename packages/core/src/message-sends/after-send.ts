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
 * Decides what follows from the outcome of a send. Only what surely was not sent is tried again: with the provider's codes
 * for that, or when it was not reached. Being asked to slow down costs no try.
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
  return nextTry(send, failure, throttle === undefined ? undefined : throttledMs, random)
}

const unreachable: SendFailure = {
  code: 'upstream_error',
  message: 'The provider could not be reached.',
  provider_code: null,
}
