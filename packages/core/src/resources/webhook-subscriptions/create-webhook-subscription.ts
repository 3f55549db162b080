import type { CreatedWebhookSubscription, CreateWebhookSubscriptionInput } from '@channel/contract/types'
import { statement, type Transaction } from '@channel/db'
import { ApiError } from '../../mechanisms/errors/index.ts'
import { noOtherFields, writtenColumns } from '../../mechanisms/fields/index.ts'
import { newId } from '../../mechanisms/ids/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import {
  knownFilters,
  requireBuffered,
  requireKnownFilters,
  requireKnownLabels,
  requireSubscription,
} from './check-subscription.ts'
import { newSecret } from './new-secret.ts'
import { changeHeaders, noHeaders } from './receiver-headers.ts'
import {
  type SubscriptionColumns,
  subscriptionColumns,
  subscriptionView,
  writtenSubscriptionColumns,
} from './subscription-view.ts'
import { headerColumns, saveHeaders } from './webhook-headers.ts'

const columns = writtenColumns<SubscriptionColumns<CreateWebhookSubscriptionInput['body']>>(
  7,
  writtenSubscriptionColumns,
)
const filters = knownFilters(columns.param('phone_number_id'), columns.param('customer_id'))

// Subscriptions of an organization are created one after the other, so that the limit is never exceeded.
const lockStatement = statement(
  'lock_webhook_subscriptions',
  'SELECT id FROM organizations WHERE id = $1 FOR NO KEY UPDATE',
)

// One round trip: inserts subscription and secret if account and customer are known, and returns one row that shows whether.
const insertStatement = statement(
  'create_webhook_subscription',
  `WITH known AS MATERIALIZED (
     SELECT ${filters}, max_webhook_subscriptions AS max, max_webhook_subscriptions <= (
       SELECT count(*) FROM webhook_subscriptions WHERE organization_id = $1 AND deleted_at IS NULL
     ) AS is_full
     FROM organizations WHERE id = $1
   ), subscription AS (
     INSERT INTO webhook_subscriptions (organization_id, id, ${columns.names})
     SELECT $1, $2, ${columns.params} FROM known WHERE account_known AND customer_known AND is_full IS NOT TRUE
     RETURNING *
   ), secret AS (
     INSERT INTO webhook_secrets (organization_id, subscription_id, id, key_id, sealed, hint, created_at)
     SELECT organization_id, id, $3, $4, $5, $6, created_at FROM subscription
   )
   SELECT known.*, ${subscriptionColumns} FROM known LEFT JOIN subscription ON true`,
)

/**
 * Creates a subscription with its first secret. Only this result contains the text of the secret.
 *
 * @throws ApiError `invalid_field_value` for a URL that is not allowed, `*` together with other types, and an unknown or foreign
 *   account or customer; `feature_not_entitled` when the organization has as many subscriptions as its plan includes
 */
export async function createWebhookSubscription(
  tx: Transaction,
  scope: Scope,
  { body }: Pick<CreateWebhookSubscriptionInput, 'body'>,
): Promise<CreatedWebhookSubscription> {
  const { url, description = null, event_types, enabled, phone_number_id = null, customer_id = null, ...others } = body
  const { label_ids = null, message_types = null, direction = null, thin_payload = false, ...more } = others
  const { ordering = 'none', buffer = null, headers: givenHeaders, basic_auth, ...rest } = more
  noOtherFields(rest)
  requireSubscription(scope, { url, event_types })
  requireBuffered({ event_types, buffer })
  const headers = changeHeaders(noHeaders, { headers: givenHeaders, basic_auth })
  await requireKnownLabels(tx, scope, label_ids)
  const secret = newSecret(scope)
  tx.enqueue(lockStatement, [scope.organizationId])
  const id = newId('webhookSubscription')
  const values = {
    url,
    description,
    event_types,
    enabled,
    phone_number_id,
    customer_id,
    label_ids,
    message_types,
    direction,
    thin_payload,
    ordering,
    buffer,
    ...headerColumns(headers),
  }
  const [row] = await tx.query(insertStatement, [
    scope.organizationId,
    id,
    secret.id,
    secret.key_id,
    secret.sealed,
    secret.hint,
    ...columns.values(values),
  ])
  requireKnownFilters(row, { phone_number_id, customer_id })
  if (row?.is_full) {
    const message = `Your organization has the ${row.max} webhook subscriptions that its plan includes. Delete one to create another.`
    throw new ApiError('feature_not_entitled', message)
  }
  if (row === undefined || row.id === null) throw new Error('The inserted subscription was not returned.')
  if (row.header_names.length > 0 || row.has_basic_auth) saveHeaders(tx, scope, id, headers)
  const shown = { id: secret.id, hint: secret.hint, created_at: row.created_at, expires_at: null }
  return { ...subscriptionView(row, [shown]), secret: secret.text }
}
