import type { AccountReference, EventType, Timestamp, WebhookInputs } from '@channel/contract/types'
import { statement, type Transaction } from '@channel/db'
import { currentTraceparent } from '@channel/traces'
import { deliveryIdFrom, newId } from '../ids/index.ts'
import { hintChange, hintDelivery } from '../outbox/index.ts'
import { countedAt, currentEpoch } from '../restore/index.ts'
import { contactOf } from './contact-of.ts'
import { filteredValues } from './filtered-values.ts'

/** Something that happened to a resource. */
export interface NewEvent<Type extends EventType> {
  readonly type: Type
  /** The timestamp of the event: the one that the resource itself shows, if it has one. */
  readonly created_at: Timestamp
  /** The account of the resource. */
  readonly account: AccountReference
  /** The resource as the REST API shows it. */
  readonly object: WebhookInputs[Type]['body']['data']['object']
  /** The former values of the changed fields; none are shown if it is empty. */
  readonly previous_attributes?: object
  /** A subscription that does not get it. */
  readonly except_subscription_id?: string
}

// While work is held after a restore, what had its cause in the backup counts as old.
const createdAt = (cause: string) => `CASE WHEN ${cause}::timestamptz IS NOT NULL AND ${cause} < (
       SELECT unfinished_before FROM restore_holds WHERE organization_id = $1 AND reason <> 'deleted'
     ) THEN ${cause} ELSE clock_timestamp() END`

// One enqueued statement inserts the event and a delivery for every matching subscription. A disabled subscription gets
// a delivery too, which is sent when the subscription is enabled again.
const insertEvent = statement(
  'record_event',
  `WITH event AS (
     INSERT INTO events (organization_id, id, type, phone_number_id, customer_id, payload, created_at, contact_id, object_id, epoch)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $15, ${currentEpoch})
   )
   INSERT INTO webhook_deliveries (organization_id, id, subscription_id, event_id, event_type, url, next_attempt_at, traceparent, created_at)
   SELECT $1, ${deliveryIdFrom('$2::text')}, id, $2, $3, url, clock_timestamp(), $10, ${createdAt('$11')}
   FROM webhook_subscriptions
   WHERE organization_id = $1 AND deleted_at IS NULL AND (event_types = '{*}' AND NOT starts_with($3, 'group_') OR $3 = ANY (event_types))
     AND (phone_number_id IS NULL OR phone_number_id = $4) AND (customer_id IS NULL OR customer_id = $5)
     AND id IS DISTINCT FROM $9 AND (message_types IS NULL OR $12 = ANY (message_types))
     AND (direction IS NULL OR direction = $13) AND (label_ids IS NULL OR EXISTS (
       SELECT FROM conversation_labels label
       WHERE label.organization_id = $1 AND label.conversation_id = $14 AND label.label_id = ANY (label_ids)
     ))
   RETURNING organization_id, subscription_id`,
)

/**
 * Messages and conversations of groups have event types of their own, so that no subscription gets them that does not name
 * them. They are chosen here, so that no verb can forget it.
 */
function typeFor({ type, object }: NewEvent<EventType>): EventType {
  if (!('object' in object) || !('group' in object) || object.group === undefined) return type
  switch (type) {
    case 'message.received':
      return 'group_message.received'
    case 'conversation.created':
      return 'group_conversation.created'
    default:
      return object.object === 'conversation' ? 'group_conversation.updated' : 'group_message.updated'
  }
}

/**
 * Writes an event and its deliveries in the transaction of the change: all are committed, or none. It needs no round
 * trip of its own.
 */
export function recordEvent<Type extends EventType>(
  tx: Transaction,
  organizationId: string,
  event: NewEvent<Type>,
): void {
  const id = newId('event')
  const type = typeFor(event)
  const { phone_number_id, customer } = event.account
  const { previous_attributes = {} } = event
  const { conversationId, messageType, direction } = filteredValues(event.object)
  const payload = {
    id,
    object: 'event',
    type,
    created_at: event.created_at,
    api_version: 'v1',
    phone_number_id,
    customer,
    data: {
      object: event.object,
      ...(Object.keys(previous_attributes).length > 0 && { previous_attributes }),
    },
  }
  const values = [
    organizationId,
    id,
    type,
    phone_number_id,
    customer?.id,
    JSON.stringify(payload),
    event.created_at,
    contactOf(event.object),
    event.except_subscription_id,
    currentTraceparent(),
    countedAt(),
    messageType,
    direction,
    conversationId,
    event.object.id,
  ]
  tx.enqueue(insertEvent, values, (deliveries) => {
    for (const delivery of deliveries) hintDelivery(tx, delivery)
  })
  hintChange(tx, organizationId)
}

/** Like {@link recordEvent}, for a resource that shows its account and when it has changed. */
export function recordChange<Type extends EventType>(
  tx: Transaction,
  organizationId: string,
  type: Type,
  object: NewEvent<Type>['object'] & { readonly channel_account: AccountReference; readonly updated_at: Timestamp },
  previous_attributes?: object,
): void {
  const { updated_at: created_at, channel_account: account } = object
  recordEvent(tx, organizationId, {
    type,
    created_at,
    account,
    object,
    ...(previous_attributes && { previous_attributes }),
  })
}
