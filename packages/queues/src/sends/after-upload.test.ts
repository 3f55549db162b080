import { expect, it } from 'vitest'
import { afterUpload, type UploadOutcome } from './after-upload.ts'

const hourMs = 3_600_000
const fresh = { attempt_count: 0, age_ms: 1000 }

type Refused = Extract<UploadOutcome, { kind: 'refused' }>

const refused = (code: number, meaning: Partial<Refused['meaning']> = {}, status = 400): Refused => ({
  kind: 'refused',
  failure: { kind: 'refused', status, code, subcode: undefined, message: `(#${code}) No` },
  meaning: { code: 'upstream_error', retryable: false, ...meaning },
})
const timedOut = {
  kind: 'unanswered',
  failure: { kind: 'timeout', message: 'no answer in time', unsent: false },
} as const

it('begins the message when its file is uploaded', () => {
  expect(afterUpload(fresh, { kind: 'uploaded', id: '4711' }, 0)).toEqual({ kind: 'begin' })
})

it.each<[string, UploadOutcome, object]>([
  [
    'the provider rejects the file',
    refused(100),
    { code: 'media_upload_failed', message: '(#100) No', provider_code: 100 },
  ],
  ['the account has a problem', refused(190, { code: 'auth_expired' }), { code: 'auth_expired', provider_code: 190 }],
  ['the store does not have the file', { kind: 'gone' }, { code: 'media_upload_failed', provider_code: null }],
  [
    'the file is too large',
    { kind: 'too_large', size: 6_000_000, maxBytes: 5_242_880 },
    {
      code: 'media_upload_failed',
      message: 'The file has 6000000 bytes; the provider accepts at most 5242880 for its type.',
      provider_code: null,
    },
  ],
])('fails the message when %s', (_, outcome, failure) => {
  expect(afterUpload(fresh, outcome, 0)).toMatchObject({ kind: 'fail', failure })
})

it.each<[string, UploadOutcome, number | null]>([
  ['the provider has a temporary fault', refused(131016, { retryable: true }), 131016],
  ['the provider responds with 500, regardless of the code', refused(999, {}, 500), 999],
  ['the outcome is unknown', timedOut, null],
  ['the store is unavailable', { kind: 'unreadable' }, null],
])('retries like a send when %s', (_, outcome, provider_code) => {
  const delays = Array.from({ length: 9 }, (_, attempt_count) => {
    const next = afterUpload({ ...fresh, attempt_count }, outcome, 0, () => 0.5)
    return next.kind === 'retry' && next.counts ? next.delayMs / 1000 : undefined
  })
  expect(delays).toEqual([1, 4, 15, 60, 240, 900, 1800, 3600, 7200])
  const last = afterUpload({ ...fresh, attempt_count: 9 }, outcome, 0)
  expect(last).toMatchObject({ kind: 'fail', failure: { code: 'media_upload_failed', provider_code } })
})

it('waits for the provider’s backoff without counting an attempt, but at most a day', () => {
  const outcome = refused(4, { code: 'app_rate_limited', retryable: true, throttle: 'app' })
  expect(afterUpload({ attempt_count: 9, age_ms: hourMs }, outcome, 60_000)).toEqual({
    kind: 'retry',
    delayMs: 60_000,
    counts: false,
  })
  expect(afterUpload({ attempt_count: 0, age_ms: 25 * hourMs }, outcome, 60_000)).toMatchObject({
    kind: 'fail',
    failure: { code: 'app_rate_limited', provider_code: 4 },
  })
})
