import type { DeletedWebhookSecret, DeleteWebhookSecretInput } from '@channel/contract/types'
import { statement, type Transaction } from '@channel/db'
import { ApiError, notFound } from '../../mechanisms/errors/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { findSubscriptionToChange } from './find-subscription.ts'

const secretIs = 'organization_id = $1 AND subscription_id = $2 AND id = $3'

const deleteStatement = statement('delete_webhook_secret', `DELETE FROM webhook_secrets WHERE ${secretIs}`)
const restoreStatement = statement(
  'restore_webhook_secret',
  `UPDATE webhook_secrets SET expires_at = NULL WHERE ${secretIs}`,
)

/**
 * Deletes a secret. If it is the newest, the previous one no longer expires, so that there is always a secret to sign with.
 *
 * @throws ApiError `resource_not_found`, also for an expired secret; `last_secret`
 */
export async function deleteWebhookSecret(
  tx: Transaction,
  scope: Scope,
  { params }: DeleteWebhookSecretInput,
): Promise<DeletedWebhookSecret> {
  const { id, secret_id } = params
  const { secrets } = await findSubscriptionToChange(tx, scope, id)
  if (!secrets.some((secret) => secret.id === secret_id)) {
    throw notFound('secret_id', `There is no secret ${secret_id} of this webhook subscription.`)
  }
  const [newest] = secrets.filter((secret) => secret.id !== secret_id)
  if (newest === undefined) {
    const message = `${secret_id} is the last secret of this subscription. Add another one first.`
    throw new ApiError('last_secret', message, { param: 'secret_id' })
  }
  tx.enqueue(deleteStatement, [scope.organizationId, id, secret_id])
  if (secrets[0]?.id === secret_id) tx.enqueue(restoreStatement, [scope.organizationId, id, newest.id])
  return { id: secret_id, object: 'webhook_secret', deleted: true }
}
