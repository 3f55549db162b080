import { expect, it } from 'vitest'
import { disabledReason, subscriptionState } from './subscription-state.ts'

it.each([
  ['Active', undefined, { enabled: true, disabled_reason: null }],
  ['Paused', 'held', { enabled: false, disabled_reason: null }],
  ['Disabled: gone', '410', { enabled: false, disabled_reason: 'endpoint_gone' }],
  ['Disabled: failing', '5 days', { enabled: false, disabled_reason: 'failing' }],
  ['Disabled', 'by the service', { enabled: false, disabled_reason: 'constructor' as never }],
] as const)('shows %s and says why: %s', (label, why, subscription) => {
  expect(subscriptionState(subscription).label).toBe(label)
  const reason = disabledReason(subscription)
  if (why === undefined) expect(reason).toBeUndefined()
  else expect(`${reason?.title} ${reason?.hint}`).toContain(why)
})
