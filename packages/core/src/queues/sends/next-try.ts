import { hour, minute, scheduledDelayMs, second } from '../../mechanisms/retries/index.ts'
import type { ClaimedSend } from './claim-sends.ts'
import type { SendFailure } from './send-failure.ts'

/** What follows when a message surely was not sent, though it may be another time. */
export type NextTry =
  /** @param counts whether it was one of the tries that a message has */
  | { readonly kind: 'retry'; readonly delayMs: number; readonly counts: boolean }
  | { readonly kind: 'fail'; readonly failure: SendFailure }

/** How long after each try in vain the next one follows; after the last there is none. */
const delaysMs = [second, 4 * second, 15 * second, minute, 4 * minute, 15 * minute, 30 * minute, hour, 2 * hour]
/** What has waited so long is not tried again, whatever it waited for. */
const longestWaitMs = 24 * hour

/** Whether a message has waited as long as any may. */
export function hasWaitedLong({ age_ms }: Pick<ClaimedSend, 'age_ms'>): boolean {
  return age_ms > longestWaitMs
}

/**
 * Decides when a message is tried again, or that it is not: then it has failed as this try did.
 *
 * @param throttledMs how long to wait, if the provider asked to slow down: that costs no try
 * @param random from 0 to 1
 */
export function nextTry(
  send: Pick<ClaimedSend, 'attempt_count' | 'age_ms'>,
  failure: SendFailure,
  throttledMs: number | undefined,
  random: () => number,
): NextTry {
  if (hasWaitedLong(send)) return { kind: 'fail', failure }
  if (throttledMs !== undefined) return { kind: 'retry', delayMs: throttledMs, counts: false }
  const delayMs = scheduledDelayMs(delaysMs, send.attempt_count + 1, random)
  return delayMs === undefined ? { kind: 'fail', failure } : { kind: 'retry', delayMs, counts: true }
}
