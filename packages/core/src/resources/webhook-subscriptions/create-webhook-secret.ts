import type { CreatedWebhookSecret, CreateWebhookSecretInput } from '@channel/contract/types'
import { statement, type Transaction } from '@channel/db'
import { invalidField } from '../../mechanisms/errors/index.ts'
import { noOtherFields } from '../../mechanisms/fields/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { findSubscriptionToChange } from './find-subscription.ts'
import { newSecret } from './new-secret.ts'

/** Limited, because each secret adds a signature to the headers of every delivery. */
const maxSecrets = 10
const hourMs = 3_600_000

// least() ignores NULL: a secret without expiry gets one, and no expiry is extended.
const retireStatement = statement(
  'retire_webhook_secrets',
  `UPDATE webhook_secrets SET expires_at = least(expires_at, $3)
   WHERE organization_id = $1 AND subscription_id = $2`,
)
const purgeStatement = statement(
  'purge_webhook_secrets',
  'DELETE FROM webhook_secrets WHERE organization_id = $1 AND subscription_id = $2 AND expires_at <= $3',
)
const insertStatement = statement(
  'create_webhook_secret',
  `INSERT INTO webhook_secrets (organization_id, subscription_id, id, key_id, sealed, hint, created_at)
   VALUES ($1, $2, $3, $4, $5, $6, clock_timestamp())`,
)

/**
 * Adds a secret and lets the earlier ones expire. Only this result contains the text of the secret.
 *
 * @throws ApiError `resource_not_found`; `invalid_field_value` if the subscription has the max number of secrets
 */
export async function createWebhookSecret(
  tx: Transaction,
  scope: Scope,
  { params, body }: Pick<CreateWebhookSecretInput, 'params' | 'body'>,
): Promise<CreatedWebhookSecret> {
  const { expire_previous_in_hours: hours, ...rest } = body
  noOtherFields(rest)
  const { secrets } = await findSubscriptionToChange(tx, scope, params.id)
  if (hours > 0 && secrets.length >= maxSecrets) {
    throw invalidField(
      'expire_previous_in_hours',
      `The subscription already has ${maxSecrets} secrets. Delete some, or expire them with \`expire_previous_in_hours\` 0.`,
    )
  }
  const now = scope.now()
  const ofSubscription = [scope.organizationId, params.id]
  const { id, text, hint, key_id, sealed } = newSecret(scope)
  tx.enqueue(retireStatement, [...ofSubscription, new Date(now.getTime() + hours * hourMs)])
  tx.enqueue(purgeStatement, [...ofSubscription, now])
  tx.enqueue(insertStatement, [...ofSubscription, id, key_id, sealed, hint])
  return { id, object: 'webhook_secret', secret: text }
}
