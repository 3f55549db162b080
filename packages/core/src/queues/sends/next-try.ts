import type { ClaimedSend } from './claim-sends.ts'
import type { SendFailure } from './send-failure.ts'

/** What follows when a message surely was not sent, though it may be another time. */
export type NextTry =
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
  const usual = delaysMs[send.attempt_count]
  if (usual === undefined) return { kind: 'fail', failure }
  return { kind: 'retry', delayMs: Math.round(usual * (1 - jitter + 2 * jitter * random())), counts: true }
}
