/**
 * The SQL of the part of a quota from which its owners are warned.
 *
 * @param limit the column of the limit
 */
export const warnedUse = (limit: string) => `ceil(${limit} * 0.8)`

/**
 * The SQL of the quotas of `organizations organization` and their use: `name`, `max`, `used`.
 *
 * @param id the SQL of the organization's id
 * @param month the first day of the month whose messages count
 */
export const quotaUse = (id: string, month: string) => `(
  SELECT 'monthly_messages' AS name, organization.monthly_messages AS max, usage.sent AS used
  FROM message_usage usage
  WHERE usage.organization_id = ${id} AND usage.month = ${month} AND organization.monthly_messages > 0
  UNION ALL
  SELECT 'webhook_subscriptions', organization.max_webhook_subscriptions, (
    SELECT count(*)::int FROM webhook_subscriptions
    WHERE organization_id = ${id} AND deleted_at IS NULL
  )
  WHERE organization.max_webhook_subscriptions > 0
)`
