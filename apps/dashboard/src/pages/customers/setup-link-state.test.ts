import { expect, it } from 'vitest'
import { linkUse } from './setup-link-state.ts'

it.each([
  [{ status: 'active', last_failure_reason: null }, 'Not used yet.'],
  [{ status: 'expired', last_failure_reason: null }, 'It was never used.'],
  [{ status: 'active', last_failure_reason: 'user_cancelled' }, 'Last try failed: the customer canceled the signup.'],
  [{ status: 'revoked', last_failure_reason: 'new_reason' as never }, 'Last try failed: new_reason.'],
  [{ status: 'completed', last_failure_reason: 'signup_error' }, undefined],
] as const)('says what happened with %o', (link, words) => {
  expect(linkUse(link)).toBe(words)
})
