import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { fileMayBeUnknown, type MessageFailureCode, meaningOf } from './meaning-of-error.ts'

const schema = readFileSync(
  new URL('../../../spec/resources/messages/schemas/MessageErrorCode.yaml', import.meta.url),
  'utf8',
)
const known = [...(schema.split('x-known-values:')[1] ?? '').matchAll(/\w+/g)].map(([name]) => name)

it.each<[number | null, MessageFailureCode]>([
  [131047, 'outside_24h_window'],
  [131050, 'marketing_opted_out'],
  [131049, 'marketing_blocked_by_user'],
  [130472, 'marketing_blocked_by_user'],
  [131026, 'recipient_unavailable'],
  [130403, 'recipient_unavailable'],
  [131051, 'unsupported_message_type'],
  [133010, 'account_restricted'],
  [131031, 'account_locked'],
  [134011, 'consent_required'],
  [3, 'permission_revoked'],
  [199, 'upstream_error'],
  [200, 'permission_revoked'],
  [299, 'permission_revoked'],
  [300, 'upstream_error'],
  [0, 'auth_expired'],
  [190, 'auth_expired'],
  [4, 'app_rate_limited'],
  [17, 'app_rate_limited'],
  [613, 'app_rate_limited'],
  [131048, 'account_rate_limited'],
  [132001, 'template_not_found'],
  [132015, 'template_paused'],
  [132007, 'template_policy_violation'],
  [139000, 'flow_blocked'],
  [131020, 'group_unavailable'],
  [131041, 'group_unavailable'],
  [131207, 'group_unavailable'],
  [131208, 'account_rate_limited'],
  [131053, 'media_upload_failed'],
  [131052, 'media_download_failed'],
  [131021, 'undeliverable'],
  [null, 'undeliverable'],
  [368, 'policy_violation'],
  [100, 'upstream_error'],
  [803, 'upstream_error'],
  [132000, 'upstream_error'],
  [132018, 'upstream_error'],
  [133000, 'upstream_error'],
  [133005, 'upstream_error'],
  [133008, 'upstream_error'],
  [133009, 'upstream_error'],
  [133015, 'upstream_error'],
  [987654, 'upstream_error'],
])('%j is %s', (code, meaning) => {
  expect(meaningOf(code).code).toBe(meaning)
})

it('retries exactly the codes that the provider may accept later', () => {
  const all = Array.from({ length: 140_000 }, (_, code) => code)
  const retried = all.filter((code) => meaningOf(code).retryable)
  expect(retried).toEqual([1, 2, 4, 80007, 130429, 131000, 131016, 131056, 131057, 133004])
  const throttled = all.map((code) => [code, meaningOf(code).throttle]).filter(([, throttle]) => throttle !== undefined)
  expect(Object.fromEntries(throttled)).toEqual({
    4: 'app',
    80007: 'account',
    130429: 'number',
    131056: 'recipient',
  })
})

it('treats parameter errors as possibly about a file, and never retries them unchanged', () => {
  const all = Array.from({ length: 140_000 }, (_, code) => code)
  const codes = all.filter(fileMayBeUnknown)
  expect(codes).toEqual([100, 131009])
  expect(codes.filter((code) => meaningOf(code).retryable)).toEqual([])
})

it('returns only codes of the public API, and maps them back', () => {
  const all = Array.from({ length: 140_000 }, (_, code) => meaningOf(code).code)
  const used = new Set([...all, meaningOf(null).code])
  expect(known.length).toBeGreaterThan(20)
  expect([...used].filter((code) => !known.includes(code))).toEqual([])
  // Codes that only the service assigns have no code of the provider.
  expect(known.filter((code) => !used.has(code as MessageFailureCode))).toEqual([
    'customer_suspended',
    'subscription_inactive',
    'canceled',
  ])
  expect([...all.keys()].filter((code) => all[code] === 'auth_expired')).toEqual([0, 190])
})
