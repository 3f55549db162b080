import type { OrganizationRow } from '@channel/db'
import { ApiError } from '../errors/index.ts'

/**
 * Requires an active organization, for features that every plan includes.
 *
 * @throws ApiError `subscription_inactive` when the trial or the subscription has ended
 */
export function requireActive({
  organization_state: state,
}: {
  readonly organization_state: OrganizationRow['state']
}): void {
  if (state !== 'active') throw new ApiError('subscription_inactive', inactive[state])
}

const inactive = {
  trial_ended: 'The trial of your organization has ended. Subscribe to continue.',
  inactive: 'The subscription of your organization is not active. Renew it to continue.',
} as const satisfies Record<Exclude<OrganizationRow['state'], 'active'>, string>
