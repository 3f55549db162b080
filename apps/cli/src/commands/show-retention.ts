import type { Organization } from '@channel/core/organizations'

/** Replaces a missing retention by `forever`, for display. */
export function showRetention(organization: Organization): object {
  const { delivery_retention_days, message_retention_days, media_retention_days } = organization
  return {
    ...organization,
    delivery_retention_days: delivery_retention_days ?? 'forever',
    message_retention_days: message_retention_days ?? 'forever',
    media_retention_days: media_retention_days ?? 'forever',
  }
}
