import type { ErrorMeaning, NoResponse, Refusal } from '@channel/provider'
import type { ClaimedSend } from './claim-sends.ts'
import { type RetryOrFail, retryOrFail } from './retry-or-fail.ts'
import { refusedSend, type SendFailure } from './send-failure.ts'

/**
 * The outcome of the upload of a file to the provider.
 *
 * - `uploaded`: the provider has it, under this id.
 * - `refused`: the provider rejects it.
 * - `unanswered`: the outcome is unknown; a retry does no harm.
 * - `unreadable`: the store was unavailable, or returned different data.
 * - `gone`: the store does not have it.
 * - `too_large`: it exceeds the provider's limit for its type.
 */
export type UploadOutcome =
  | { readonly kind: 'uploaded'; readonly id: string }
  | { readonly kind: 'refused'; readonly failure: Refusal; readonly meaning: ErrorMeaning }
  | { readonly kind: 'unanswered'; readonly failure: NoResponse }
  | { readonly kind: 'unreadable' | 'gone' }
  | { readonly kind: 'too_large'; readonly size: number; readonly maxBytes: number }

/** The next step for a message with the file. `begin`: it can be sent. */
export type AfterUpload = { readonly kind: 'begin' } | RetryOrFail

/**
 * Decides the next step for a message after the upload of its file. Temporary failures and uploads with an unknown
 * outcome are retried like sends.
 *
 * @param throttledMs the delay if the provider throttled the call
 * @param random from 0 to 1
 */
export function afterUpload(
  send: Pick<ClaimedSend, 'attempt_count' | 'age_ms'>,
  outcome: UploadOutcome,
  throttledMs: number,
  random: () => number = Math.random,
): AfterUpload {
  switch (outcome.kind) {
    case 'uploaded':
      return { kind: 'begin' }
    case 'gone':
      return { kind: 'fail', failure: notUploaded('The file is no longer in the store.') }
    case 'too_large':
      return { kind: 'fail', failure: notUploaded(tooLarge(outcome)) }
    case 'unreadable':
      return retryOrFail(send, notUploaded('The file could not be read from the store.'), undefined, random)
    case 'unanswered':
      return retryOrFail(
        send,
        notUploaded('The provider did not respond to the upload of the file.'),
        undefined,
        random,
      )
    case 'refused': {
      const { code, retryable, throttle } = outcome.meaning
      // A problem of the account has the same error as for any other message.
      const failure = refusedSend(code === 'upstream_error' ? 'media_upload_failed' : code, outcome.failure)
      if (!retryable && outcome.failure.status < 500) return { kind: 'fail', failure }
      return retryOrFail(send, failure, throttle === undefined ? undefined : throttledMs, random)
    }
  }
}

function notUploaded(message: string): SendFailure {
  return { code: 'media_upload_failed', message, provider_code: null }
}

function tooLarge({ size, maxBytes }: Extract<UploadOutcome, { kind: 'too_large' }>): string {
  return `The file has ${size} bytes; the provider accepts at most ${maxBytes} for its type.`
}
