import { hourMs, minuteMs, scheduledDelayMs, secondMs } from '@channel/core/mechanisms/retries'
import type { ClaimedSend } from './claim-sends.ts'
import type { SendFailure } from './send-failure.ts'

/** The next step after an attempt that certainly did not send the message. */
export type RetryOrFail =
  /** @param counts whether it counts as an attempt */
  | { readonly kind: 'retry'; readonly delayMs: number; readonly counts: boolean }
  | { readonly kind: 'fail'; readonly failure: SendFailure }

/** The delay after each failed attempt; there is none after the last. */
const delaysMs = [
  secondMs,
  4 * secondMs,
  15 * secondMs,
  minuteMs,
  4 * minuteMs,
  15 * minuteMs,
  30 * minuteMs,
  hourMs,
  2 * hourMs,
]
/** An older message is not retried, regardless of the reason. */
const maxWaitMs = 24 * hourMs

/** Whether a message is too old for a retry. */
export function isPastMaxWait({ age_ms }: Pick<ClaimedSend, 'age_ms'>): boolean {
  return age_ms > maxWaitMs
}

/**
 * Decides when a message is retried, or that it has failed for the reason of this attempt.
 *
 * @param throttledMs the delay if the provider throttled the call: that does not count as an attempt
 * @param random from 0 to 1
 */
export function retryOrFail(
  send: Pick<ClaimedSend, 'attempt_count' | 'age_ms'>,
  failure: SendFailure,
  throttledMs: number | undefined,
  random: () => number,
): RetryOrFail {
  if (isPastMaxWait(send)) return { kind: 'fail', failure }
  if (throttledMs !== undefined) return { kind: 'retry', delayMs: throttledMs, counts: false }
  const delayMs = scheduledDelayMs(delaysMs, send.attempt_count + 1, random)
  return delayMs === undefined ? { kind: 'fail', failure } : { kind: 'retry', delayMs, counts: true }
}
