import { expect, it } from 'vitest'
import { requirePlatform } from './require-platform.ts'

it.each([
  ['platform', 'trial_ended', 'subscription_inactive'],
  ['platform', 'inactive', 'subscription_inactive'],
  ['standard', 'active', 'feature_not_entitled'],
  ['standard', 'trial_ended', 'feature_not_entitled'],
  ['standard', 'inactive', 'feature_not_entitled'],
] as const)('refuses the plan %s, %s, with %s', (organization_plan, organization_state, code) => {
  expect(() => requirePlatform({ organization_plan, organization_state })).toThrow(
    expect.objectContaining({ code, status: 403, param: undefined }),
  )
})

it('accepts the plan platform while it is active', () => {
  expect(() => requirePlatform({ organization_plan: 'platform', organization_state: 'active' })).not.toThrow()
})
