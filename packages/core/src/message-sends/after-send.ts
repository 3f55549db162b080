import type { SendOutcome } from '@channel/provider'
import type { ClaimedSend } from './claim-sends.ts'
import type { SendFailure } from './send-failure.ts'

/** What follows from how a send came out. */
export type AfterSend =
  | { readonly kind: 'accepted'; readonly provider_message_id: string }
  /** Nobody knows whether the provider has it. */
  | { readonly kind: 'uncertain' }
  /** @param counts whether it was one of the tries that a message has */
  | { readonly kind: 'retry'; readonly delayMs: number; readonly counts: boolean }
  | { readonly kind: 'fail'; readonly failure: SendFailure }

const seconds = 1_000
const minutes = 60 * seconds
const hours = 60 * minutes

/** How long after each try in vain the next one follows; after the last there is none. */
const delaysMs = [
  1 * seconds,
  4 * seconds,
  15 * seconds,
  1 * minutes,
  4 * minutes,
  15 * minutes,
  30 * minutes,
  1 * hours,
  2 * hours,
]
/** So that what failed together is not tried again together. */
const jitter = 0.2
/** What has waited so long is not tried again, whatever it waited for. */
const longestWaitMs = 24 * hours

/**
 * Decides what follows from the outcome of a send. Only what surely was not sent is tried again: with the provider's codes
 * for that, or when it was not reached. Being asked to slow down costs no try.
 *
 * @param throttledMs how long to wait, where the provider asked to slow down
 * @param random from 0 to 1
 */
export function afterSend(
  { attempt_count, age_ms }: Pick<ClaimedSend, 'attempt_count' | 'age_ms'>,
  outcome: SendOutcome,
  throttledMs: number,
  random: () => number = Math.random,
): AfterSend {
  if (outcome.kind === 'accepted') return { kind: 'accepted', provider_message_id: outcome.messageId }
  if (outcome.kind === 'lost') return { kind: 'uncertain' }
  const refusal = outcome.kind === 'refused' ? outcome : undefined
  const failure = refusal === undefined ? unreachable : failureOf(refusal)
  const retryable = refusal?.meaning.retryable ?? true
  if (!retryable || age_ms > longestWaitMs) return { kind: 'fail', failure }
  if (refusal?.meaning.throttle !== undefined) return { kind: 'retry', delayMs: throttledMs, counts: false }
  const usual = delaysMs[attempt_count]
  if (usual === undefined) return { kind: 'fail', failure }
  return { kind: 'retry', delayMs: Math.round(usual * (1 - jitter + 2 * jitter * random())), counts: true }
}

const unreachable: SendFailure = {
  code: 'upstream_error',
  message: 'The provider could not be reached.',
  provider_code: null,
}

function failureOf({ failure, meaning }: Extract<SendOutcome, { kind: 'refused' }>): SendFailure {
  const { code, message, details } = failure
  return { code: meaning.code, message: storable(details || message), provider_code: code }
}

/** Text that PostgreSQL takes. */
function storable(text: string): string {
  const cleaned = text.toWellFormed().replaceAll('\0', '\u{fffd}').trim()
  return cleaned || 'The provider refused the message.'
}
