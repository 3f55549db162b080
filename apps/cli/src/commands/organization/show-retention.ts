import type { Organization } from '@channel/core'

/** An organization with `forever` where it sets no retention, as people read it. */
export function showRetention(organization: Organization): object {
  const { delivery_retention_days, message_retention_days, media_retention_days } = organization
  return {
    ...organization,
    delivery_retention_days: delivery_retention_days ?? 'forever',
    message_retention_days: message_retention_days ?? 'forever',
    media_retention_days: media_retention_days ?? 'forever',
  }
}
