import type { WebhookSubscription } from '@channel/contract/types'
import { type Queryable, statement } from '@channel/db'
import { invalidField } from '../../mechanisms/errors/index.ts'
import { requireReceiverUrl } from '../../mechanisms/input/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'

/**
 * Checks the rules for a subscription's fields that the contract's schema cannot express.
 *
 * @throws ApiError `invalid_field_value`
 */
export function requireSubscription(
  scope: Scope,
  { url, event_types }: { [Field in 'url' | 'event_types']?: WebhookSubscription[Field] | undefined },
): void {
  if (url !== undefined) requireReceiverUrl(scope, url, 'url')
  if (event_types?.includes('*') && event_types.length > 1) {
    throw invalidField('event_types', '`event_types` must be either only `*`, for all types, or a list of types.')
  }
}

/** @throws ApiError `invalid_field_value` for groups of messages without a buffer, and a buffer without messages */
export function requireBuffered({ event_types, buffer }: Pick<WebhookSubscription, 'event_types' | 'buffer'>): void {
  const isGrouped = event_types.includes('messages.received')
  if (isGrouped && buffer === null) throw invalidField('event_types', '`messages.received` needs a `buffer`.')
  if (buffer === null || isGrouped || event_types.includes('*') || event_types.includes('message.received')) return
  throw invalidField('buffer', '`buffer` groups received messages: subscribe to `message.received`.')
}

/** Whether the account and the customer of a subscription's filters belong to the organization. */
export interface KnownFilters {
  readonly account_known: boolean
  readonly customer_known: boolean
}

/** The columns of {@link KnownFilters}; `$1` is the organization. */
export const knownFilters = (account: string, customer: string) => `
  (${account}::text IS NULL OR EXISTS (SELECT FROM channel_accounts
    WHERE organization_id = $1 AND phone_number_id = ${account})) AS account_known,
  (${customer}::text IS NULL OR EXISTS (SELECT FROM customers
    WHERE organization_id = $1 AND id = ${customer})) AS customer_known`

/** @throws ApiError `invalid_field_value` for an unknown or foreign account or customer, with the same message for both */
export function requireKnownFilters(
  known: KnownFilters | undefined,
  filters: { readonly phone_number_id: string | null; readonly customer_id: string | null },
): void {
  if (!known?.account_known) {
    const message = `There is no account with the phone_number_id ${filters.phone_number_id}.`
    throw invalidField('phone_number_id', message)
  }
  if (!known.customer_known) throw invalidField('customer_id', `There is no customer ${filters.customer_id}.`)
}

const unknownLabels = statement(
  'find_unknown_labels_of_webhook',
  `SELECT wanted.id FROM unnest($2::text[]) AS wanted (id)
   WHERE NOT EXISTS (SELECT FROM labels WHERE organization_id = $1 AND labels.id = wanted.id) LIMIT 1`,
)

/** @throws ApiError `invalid_field_value` for an unknown or foreign label */
export async function requireKnownLabels(
  database: Queryable,
  { organizationId }: Pick<Scope, 'organizationId'>,
  labelIds: readonly string[] | null | undefined,
): Promise<void> {
  if (labelIds === null || labelIds === undefined) return
  const [unknown] = await database.query(unknownLabels, [organizationId, labelIds])
  if (unknown !== undefined) throw invalidField('label_ids', `There is no label ${unknown.id}.`)
}
