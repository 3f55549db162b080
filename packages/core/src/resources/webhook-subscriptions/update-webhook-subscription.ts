import type { UpdateWebhookSubscriptionInput, WebhookSubscription } from '@channel/contract/types'
import { statement, type Transaction } from '@channel/db'
import { laterThan } from '../../mechanisms/clock/index.ts'
import { changesTo, writtenColumns } from '../../mechanisms/fields/index.ts'
import { hintDeliveries } from '../../mechanisms/outbox/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import {
  knownFilters,
  requireBuffered,
  requireKnownFilters,
  requireKnownLabels,
  requireSubscription,
} from './check-subscription.ts'
import { findSubscriptionToChange } from './find-subscription.ts'
import { changeHeaders } from './receiver-headers.ts'
import {
  type SubscriptionColumns,
  type SubscriptionRow,
  subscriptionView,
  writtenSubscriptionColumns,
} from './subscription-view.ts'
import { findHeaders, headerColumns, saveHeaders } from './webhook-headers.ts'

type WrittenFields = SubscriptionColumns<UpdateWebhookSubscriptionInput['body']> &
  Pick<SubscriptionRow, 'disabled_reason'>

const columns = writtenColumns<WrittenFields>(3, {
  ...writtenSubscriptionColumns,
  disabled_reason: 'value',
})
const filters = knownFilters(columns.param('phone_number_id'), columns.param('customer_id'))
const isSame = `enabled = ${columns.param('enabled')} AND url = ${columns.param('url')}`

const updateStatement = statement(
  'update_webhook_subscription',
  `WITH known AS MATERIALIZED (SELECT ${filters}),
   updated AS (
     UPDATE webhook_subscriptions
     SET ${columns.assignments}, failing_since = CASE WHEN ${isSame} THEN failing_since END,
         updated_at = ${laterThan('updated_at')}
     FROM known
     WHERE organization_id = $1 AND id = $2 AND account_known AND customer_known
     RETURNING updated_at
   )
   SELECT known.*, updated.updated_at FROM known LEFT JOIN updated ON true`,
)

/**
 * Changes a subscription. Missing fields keep their values. A change of `enabled` clears `disabled_reason`. A change of `enabled`
 * or `url` resets the failure period. If nothing changes, `updated_at` does not change
 * either. Given headers count as changed, because their former values are not compared.
 *
 * @throws ApiError `resource_not_found`, and as createWebhookSubscription
 */
export async function updateWebhookSubscription(
  tx: Transaction,
  scope: Scope,
  { params, body }: UpdateWebhookSubscriptionInput,
): Promise<WebhookSubscription> {
  requireSubscription(scope, body)
  const { row, secrets } = await findSubscriptionToChange(tx, scope, params.id)
  const { headers: givenHeaders, basic_auth, ...fields } = body
  const writesHeaders = givenHeaders !== undefined || basic_auth !== undefined
  const changes = changesTo(row, fields)
  if (Object.keys(changes).length === 0 && !writesHeaders) return subscriptionView(row, secrets)
  requireBuffered({ ...row, ...changes })
  await requireKnownLabels(tx, scope, changes.label_ids)
  const ofHeaders = writesHeaders ? await writeHeaders(tx, scope, row.id, { headers: givenHeaders, basic_auth }) : {}
  const disabled_reason = changes.enabled === undefined ? row.disabled_reason : null
  const next: SubscriptionRow = { ...row, ...changes, ...ofHeaders, disabled_reason }
  const [result] = await tx.query(updateStatement, [scope.organizationId, row.id, ...columns.values(next)])
  requireKnownFilters(result, next)
  if (next.enabled && !row.enabled) hintDeliveries(tx)
  return subscriptionView({ ...next, updated_at: result!.updated_at }, secrets)
}

/** @returns the columns that say which headers the subscription has now */
async function writeHeaders(
  tx: Transaction,
  scope: Scope,
  id: string,
  given: Pick<UpdateWebhookSubscriptionInput['body'], 'headers' | 'basic_auth'>,
) {
  const headers = changeHeaders(await findHeaders(tx, scope, id), given)
  saveHeaders(tx, scope, id, headers)
  return headerColumns(headers)
}
