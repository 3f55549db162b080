import type { WebhookSecret, WebhookSubscription } from '@channel/contract/types'
import type { RowOf } from '@channel/db'
import type { AllFields } from '../../mechanisms/fields/index.ts'

/** A subscription as {@link subscriptionColumns} selects it. */
export type SubscriptionRow = RowOf<'find_webhook_subscription_to_change'>

export const subscriptionColumns = `subscription.id, subscription.url, subscription.description,
  subscription.event_types, subscription.enabled, subscription.disabled_reason, subscription.phone_number_id,
  subscription.customer_id, subscription.label_ids, subscription.message_types, subscription.direction,
  subscription.thin_payload, subscription.ordering, subscription.buffer, subscription.header_names, subscription.has_basic_auth, subscription.created_at, subscription.updated_at`

/** The columns that a body writes: headers are stored elsewhere, and only their names here. */
export type SubscriptionColumns<Body> = Omit<Body, 'headers' | 'basic_auth'> &
  Pick<SubscriptionRow, 'header_names' | 'has_basic_auth'>

/** How they are stored, in the order in which statements number them. */
export const writtenSubscriptionColumns = {
  url: 'value',
  description: 'value',
  event_types: 'value',
  enabled: 'value',
  phone_number_id: 'value',
  customer_id: 'value',
  label_ids: 'value',
  message_types: 'value',
  direction: 'value',
  thin_payload: 'value',
  ordering: 'value',
  buffer: 'json',
  header_names: 'value',
  has_basic_auth: 'value',
} as const

/** A subscription with its unexpired secrets. */
export interface SubscriptionWithSecretsRow extends SubscriptionRow {
  readonly secrets: WebhookSecret[]
}

const asTimestamp = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

/**
 * The column `secrets`, to select with {@link subscriptionColumns}. It contains the unexpired secrets.
 *
 * @param now the SQL parameter (such as `$3`) of the current time
 */
export const secretsColumn = (now: string) => `(
  SELECT coalesce(json_agg(json_build_object('id', secret.id, 'hint', secret.hint,
      'created_at', ${asTimestamp('secret.created_at')}, 'expires_at', ${asTimestamp('secret.expires_at')}
    ) ORDER BY secret.created_at DESC, secret.id DESC), '[]')
  FROM webhook_secrets secret
  WHERE secret.organization_id = $1 AND secret.subscription_id = subscription.id
    AND (secret.expires_at IS NULL OR secret.expires_at > ${now}::timestamptz)
) AS secrets`

export function subscriptionView(
  row: SubscriptionRow,
  secrets: readonly WebhookSecret[],
): AllFields<WebhookSubscription> {
  return {
    id: row.id,
    object: 'webhook_subscription',
    url: row.url,
    description: row.description,
    event_types: row.event_types,
    enabled: row.enabled,
    disabled_reason: row.disabled_reason,
    phone_number_id: row.phone_number_id,
    customer_id: row.customer_id,
    label_ids: row.label_ids,
    message_types: row.message_types,
    direction: row.direction,
    thin_payload: row.thin_payload,
    ordering: row.ordering,
    buffer: row.buffer,
    header_names: row.header_names,
    has_basic_auth: row.has_basic_auth,
    secrets,
    created_at: row.created_at,
    updated_at: row.updated_at,
  }
}
