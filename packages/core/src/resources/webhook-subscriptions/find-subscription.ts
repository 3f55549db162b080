import type { WebhookSecret } from '@channel/contract/types'
import { type Queryable, statement, type Transaction } from '@channel/db'
import { type ApiError, notFound } from '../../mechanisms/errors/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import {
  type SubscriptionRow,
  type SubscriptionWithSecretsRow,
  secretsColumn,
  subscriptionColumns,
} from './subscription-view.ts'

const subscriptionIs = 'organization_id = $1 AND id = $2 AND deleted_at IS NULL'

const findStatement = statement(
  'find_webhook_subscription',
  `SELECT ${subscriptionColumns}, ${secretsColumn('$3')} FROM webhook_subscriptions subscription WHERE ${subscriptionIs}`,
)
const lockStatement = statement(
  'find_webhook_subscription_to_change',
  `SELECT ${subscriptionColumns} FROM webhook_subscriptions subscription WHERE ${subscriptionIs} FOR NO KEY UPDATE`,
)
// Separate from the locking statement, which would see the other tables as of before it waited for the lock.
const secretsStatement = statement(
  'find_webhook_secrets',
  `SELECT id, hint, created_at, expires_at FROM webhook_secrets
   WHERE organization_id = $1 AND subscription_id = $2 AND (expires_at IS NULL OR expires_at > $3)
   ORDER BY created_at DESC, id DESC`,
)

/**
 * Fetches a subscription of the organization.
 *
 * @throws ApiError `resource_not_found` if it is unknown, deleted or belongs to another organization
 */
export async function findSubscription(
  database: Queryable,
  scope: Scope,
  id: string,
): Promise<SubscriptionWithSecretsRow> {
  const [row] = await database.query(findStatement, [scope.organizationId, id, scope.now()])
  if (row === undefined) throw subscriptionNotFound(id)
  return row
}

/**
 * Like {@link findSubscription}, in one round trip. Locks the subscription, and so its secrets, until the transaction ends.
 *
 * @returns the subscription, and separately its secrets, newest first
 */
export async function findSubscriptionToChange(
  tx: Transaction,
  scope: Scope,
  id: string,
): Promise<{ row: SubscriptionRow; secrets: WebhookSecret[] }> {
  const [[row], secrets] = await Promise.all([
    tx.query(lockStatement, [scope.organizationId, id]),
    tx.query(secretsStatement, [scope.organizationId, id, scope.now()]),
  ])
  if (row === undefined) throw subscriptionNotFound(id)
  return { row, secrets }
}

export function subscriptionNotFound(id: string): ApiError {
  return notFound('id', `There is no webhook subscription ${id}.`)
}
