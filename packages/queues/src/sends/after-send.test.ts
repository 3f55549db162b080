import type { SendOutcome } from '@channel/provider'
import { expect, it } from 'vitest'
import { afterSend } from './after-send.ts'

const hourMs = 3_600_000
const fresh = { attempt_count: 0, age_ms: 1000 }
const noConnection = { kind: 'unreachable', message: 'refused', unsent: true } as const

const refused = (
  code: number,
  meaning: Partial<Extract<SendOutcome, { kind: 'refused' }>['meaning']>,
  status = 400,
): SendOutcome => ({
  kind: 'refused',
  failure: { kind: 'refused', status, code, subcode: undefined, message: `(#${code}) No`, details: 'No\0!' },
  meaning: { code: 'upstream_error', retryable: false, ...meaning },
})

it('records an accepted message, and never retries an uncertain one', () => {
  const accepted = { kind: 'accepted', messageId: 'wamid.1', waId: undefined, bsuid: undefined, held: false } as const
  expect(afterSend(fresh, accepted, 0)).toEqual({ kind: 'accepted', provider_message_id: 'wamid.1' })
  expect(afterSend(fresh, { kind: 'lost', failure: { ...noConnection, unsent: false } }, 0)).toEqual({
    kind: 'uncertain',
  })
})

it('fails with our code and the provider’s, with a message that can be stored', () => {
  const outcome = refused(131026, { code: 'recipient_unavailable' })
  const failure = { code: 'recipient_unavailable', message: 'No\u{fffd}!', provider_code: 131026 }
  expect(afterSend(fresh, outcome, 0)).toEqual({ kind: 'fail', failure })
})

it('retries unsent messages with increasing delays, ten attempts in total', () => {
  const outcomes: SendOutcome[] = [refused(131016, { retryable: true }), { kind: 'unsent', failure: noConnection }]
  for (const outcome of outcomes) {
    const delays = Array.from({ length: 9 }, (_, attempt_count) => {
      const next = afterSend({ ...fresh, attempt_count }, outcome, 0, () => 0.5)
      return next.kind === 'retry' && next.counts ? next.delayMs / 1000 : undefined
    })
    expect(delays).toEqual([1, 4, 15, 60, 240, 900, 1800, 3600, 7200])
    const { kind, failure } = afterSend({ ...fresh, attempt_count: 9 }, outcome, 0) as { kind: string; failure: object }
    const provider_code = outcome.kind === 'refused' ? 131016 : null
    expect([kind, failure]).toMatchObject(['fail', { code: 'upstream_error', provider_code }])
  }
  const delayAt = (random: number) => afterSend(fresh, outcomes[0]!, 0, () => random)
  expect([delayAt(0), delayAt(1)]).toMatchObject([{ delayMs: 800 }, { delayMs: 1200 }])
})

it('waits for the provider’s backoff without counting an attempt, but at most a day', () => {
  const outcome = refused(130429, { code: 'account_rate_limited', retryable: true, throttle: 'number' })
  const tried = { attempt_count: 9, age_ms: 24 * hourMs }
  expect(afterSend(tried, outcome, 4000)).toEqual({ kind: 'retry', delayMs: 4000, counts: false })
  expect(afterSend({ ...tried, age_ms: 24 * hourMs + 1 }, outcome, 4000)).toMatchObject({
    kind: 'fail',
    failure: { code: 'account_rate_limited', provider_code: 130429 },
  })
})

it('follows the error code regardless of the HTTP status, but delays a retry after a 5xx so that the provider can report', () => {
  for (const status of [200, 400, 429, 500, 503]) {
    const failure = { code: 'upstream_error', provider_code: 999_999 }
    expect(afterSend(fresh, refused(999_999, {}, status), 0)).toMatchObject({ kind: 'fail', failure })
    const delays = [0, 1, 2, 3].map((attempt_count) =>
      afterSend({ ...fresh, attempt_count }, refused(131000, { retryable: true }, status), 0, () => 0.5),
    )
    expect(delays.map((next) => next.kind === 'retry' && next.delayMs)).toEqual(
      status >= 500 ? [5_000, 5_000, 15_000, 60_000] : [1_000, 4_000, 15_000, 60_000],
    )
  }
  const throttled = refused(130429, { retryable: true, throttle: 'number' }, 503)
  expect(afterSend(fresh, throttled, 1000)).toEqual({ kind: 'retry', delayMs: 5_000, counts: false })
  expect(afterSend(fresh, throttled, 60_000)).toEqual({ kind: 'retry', delayMs: 60_000, counts: false })
})
