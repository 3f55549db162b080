import type { OrganizationRow } from '@channel/db'
import { ApiError } from '../errors/index.ts'
import { requireActive } from './require-active.ts'

// Entitlements need no round trip of their own: the verb's statement selects entitlementColumns from `organizations
// organization`, and the guard runs before anything else is checked.

/** An organization's plan and state, as part of another statement's row. */
export interface EntitlementRow {
  readonly organization_plan: OrganizationRow['plan']
  readonly organization_state: OrganizationRow['state']
}

export const entitlementColumns = 'organization.plan AS organization_plan, organization.state AS organization_state'

/**
 * Requires platform mode. The plan is checked first: without platform mode an active subscription would not help.
 *
 * @throws ApiError `feature_not_entitled` without platform mode; `subscription_inactive` when the trial or the
 *   subscription has ended
 */
export function requirePlatform({ organization_plan: plan, organization_state: state }: EntitlementRow): void {
  if (plan !== 'platform') {
    const message = 'Your plan does not include platform mode, which customers need. Change the plan to use it.'
    throw new ApiError('feature_not_entitled', message)
  }
  requireActive({ organization_state: state })
}
