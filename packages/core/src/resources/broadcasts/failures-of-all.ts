/** Errors of a message that the next messages of its broadcast would have too. */
const errors = [
  'template_not_found',
  'template_paused',
  'template_policy_violation',
  'account_restricted',
  'account_locked',
  'permission_revoked',
  'auth_expired',
  'customer_suspended',
  'subscription_inactive',
]

const isOfAll = (organization: string, broadcast: string) =>
  `organization_id = ${organization} AND broadcast_id = ${broadcast} AND status = 'failed'
     AND reason IN (${errors.map((code) => `'${code}'`).join(', ')})`

/** The SQL of how many messages of a broadcast have failed with an error that concerns all of them. */
export const failuresOfAll = (organization: string, broadcast: string) =>
  `(SELECT coalesce(sum(count), 0)::int FROM broadcast_counts WHERE ${isOfAll(organization, broadcast)})`

/** The SQL of the error that most of these have. */
export const failureOfAll = (organization: string, broadcast: string) =>
  `(SELECT reason FROM broadcast_counts WHERE ${isOfAll(organization, broadcast)} GROUP BY reason ORDER BY sum(count) DESC LIMIT 1)`
