import type { OrganizationRow } from '@channel/db'
import { ApiError } from '../errors/index.ts'
import { requireActive } from './require-active.ts'

// What an organization may do is looked up in the verb's own round trip: its statement selects entitlementColumns from
// `organizations organization` beside what it is about, and the guard decides before anything else is looked at.

/** An organization's plan and its state, as part of another statement's row. */
export interface EntitlementRow {
  readonly organization_plan: OrganizationRow['plan']
  readonly organization_state: OrganizationRow['state']
}

export const entitlementColumns = 'organization.plan AS organization_plan, organization.state AS organization_state'

/**
 * Decides whether an organization may work with end-customers. The plan comes first: without platform mode there is
 * nothing that an active subscription would open.
 *
 * @throws ApiError `feature_not_entitled` without platform mode; `subscription_inactive` when trial or subscription ended
 */
export function requirePlatform({ organization_plan: plan, organization_state: state }: EntitlementRow): void {
  if (plan !== 'platform') {
    const message = 'Your plan does not include platform mode, which customers need. Change the plan to use it.'
    throw new ApiError('feature_not_entitled', message)
  }
  requireActive({ organization_state: state })
}
