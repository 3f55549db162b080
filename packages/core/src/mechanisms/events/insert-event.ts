import { type RowOf, type RowStatement, statement } from '@channel/db'
import { deliveryIdFrom, eventIdFrom } from '../ids/index.ts'
import { currentEpoch } from '../restore/index.ts'

/** The values of an event, in the order in which a statement takes them, and their types. */
const types = {
  organization_id: 'text',
  id: 'text',
  type: 'text',
  phone_number_id: 'text',
  customer_id: 'text',
  payload: 'json',
  created_at: 'timestamptz',
  contact_id: 'text',
  except_subscription_id: 'text',
  traceparent: 'text',
  cause: 'timestamptz',
  message_type: 'text',
  direction: 'text',
  conversation_id: 'text',
  object_id: 'text',
}
type Name = keyof typeof types
const names = Object.keys(types) as Name[]

/** The SQL of a value. */
type ValueOf = (name: Name) => string
const param: ValueOf = (name) => `$${names.indexOf(name) + 1}::${types[name]}`

// While work is held after a restore, what had its cause in the backup counts as old.
const createdAt = (of: ValueOf) => `CASE WHEN ${of('cause')} IS NOT NULL AND ${of('cause')} < (
       SELECT unfinished_before FROM restore_holds WHERE organization_id = ${of('organization_id')} AND reason <> 'deleted'
     ) THEN ${of('cause')} ELSE clock_timestamp() END`

const eventColumns =
  'organization_id, id, type, phone_number_id, customer_id, payload, created_at, contact_id, object_id, epoch'
const deliveryColumns =
  'organization_id, id, subscription_id, event_id, event_type, url, next_attempt_at, traceparent, created_at, conversation_id'
const eventValues = [
  'organization_id',
  'id',
  'type',
  'phone_number_id',
  'customer_id',
  'payload',
  'created_at',
  'contact_id',
  'object_id',
] as const
const event = (of: ValueOf, from = '') => `event AS (
     INSERT INTO events (${eventColumns}) SELECT ${eventValues.map(of).join(', ')}, ${currentEpoch} ${from}
   )`

/** Whether a subscription gets the event. @param isOfType whether it is of one of its types */
const matches = (
  of: ValueOf,
  isOfType: string,
) => `organization_id = ${of('organization_id')} AND deleted_at IS NULL AND ${isOfType}
     AND (phone_number_id IS NULL OR phone_number_id = ${of('phone_number_id')})
     AND (customer_id IS NULL OR customer_id = ${of('customer_id')})
     AND id IS DISTINCT FROM ${of('except_subscription_id')}
     AND (message_types IS NULL OR ${of('message_type')} = ANY (message_types))
     AND (direction IS NULL OR direction = ${of('direction')}) AND (label_ids IS NULL OR EXISTS (
       SELECT FROM conversation_labels label
       WHERE label.organization_id = ${of('organization_id')} AND label.conversation_id = ${of('conversation_id')}
         AND label.label_id = ANY (label_ids)
     ))`
const isOrdered = `ordering = 'conversation'`

/** Types of groups and notes: only subscriptions that name them get them. */
const isOnlyByName = (type: string) => `starts_with(${type}, 'group_') OR starts_with(${type}, 'note.')`

// The event, and a delivery for every matching subscription. A disabled subscription gets a delivery too, which is sent when the
// subscription is enabled again.
const insertDeliveries = (of: ValueOf, from = '') => `
   INSERT INTO webhook_deliveries (${deliveryColumns})
   SELECT ${of('organization_id')}, ${deliveryIdFrom(of('id'))}, subscription.id, ${of('id')}, ${of('type')}, url, clock_timestamp(),
     ${of('traceparent')}, ${createdAt(of)}, CASE WHEN ${isOrdered} THEN ${of('conversation_id')} END
   FROM ${from} (
     SELECT id, url, ordering FROM webhook_subscriptions
     WHERE ${matches(of, `(event_types = '{*}' AND NOT (${isOnlyByName(of('type'))}) OR ${of('type')} = ANY (event_types))`)}
     ${from && 'OFFSET 0'}
   ) AS subscription
   RETURNING organization_id, subscription_id`

/** Inserts events and their deliveries. OFFSET keeps the order of the events, in which an ordered subscription gets them. */
export const insertEvent: RowStatement<RowOf<'record_event'>> = {
  one: statement('record_event', `WITH ${event(param)} ${insertDeliveries(param)}`),
  many: statement(
    'record_events',
    `WITH given AS MATERIALIZED (
     SELECT * FROM unnest(${names.map((name) => `${param(name)}[]`).join(', ')}) AS given (${names.join(', ')})
   ), ${event((name) => `given.${name}`, 'FROM given')}
   ${insertDeliveries((name) => `given.${name}`, 'given CROSS JOIN LATERAL')}`,
  ),
}

/** The max wait of a group, as a multiple of its seconds. */
const maxWaits = 10

// Like the above, for a received message. For a subscription with a buffer, the message is appended to the group of its conversation
// that is not due yet, which then waits longer; or it begins one. A group is a delivery with a later first attempt and an event of its own,
// so that waiting needs nothing else. Receiving locks the conversation, so no two messages can begin a group. The payload of a group ends
// with the list of its messages, so appending needs no parsing.
export const insertReceivedMessage = statement(
  'record_received_message',
  `WITH ${event(param)}, target AS MATERIALIZED (
     SELECT id, url, ordering, (buffer->>'seconds')::int AS seconds, (buffer->>'max')::int AS max FROM webhook_subscriptions
     WHERE ${matches(param, `(event_types = '{*}' OR $3 = ANY (event_types) OR 'messages.received' = ANY (event_types))`)}
   ), open_group AS MATERIALIZED (
     SELECT target.id AS subscription_id, delivery.*, seconds, max FROM target CROSS JOIN LATERAL (
       SELECT id, event_id, created_at FROM webhook_deliveries
       WHERE organization_id = $1 AND subscription_id = target.id AND conversation_id = $14 AND event_type = 'messages.received'
         AND next_attempt_at > clock_timestamp() AND attempt_count = 0 AND lease_token IS NULL AND replayed_from IS NULL
       ORDER BY created_at DESC, id DESC LIMIT 1 FOR NO KEY UPDATE
     ) AS delivery
     WHERE seconds IS NOT NULL
   ), appended AS (
     UPDATE events SET payload = (left(payload::text, -4) || ',' || $17 || ']}}}')::json
     FROM open_group WHERE events.organization_id = $1 AND events.id = open_group.event_id
     RETURNING events.id, json_array_length(events.payload->'data'->'object'->'messages') AS count
   ), postponed AS (
     UPDATE webhook_deliveries delivery SET next_attempt_at = CASE WHEN count >= max THEN clock_timestamp() ELSE
       least(open_group.created_at + seconds * ${maxWaits} * interval '1 second', clock_timestamp() + seconds * interval '1 second') END
     FROM open_group JOIN appended ON appended.id = open_group.event_id
     WHERE delivery.organization_id = $1 AND delivery.id = open_group.id
     RETURNING delivery.subscription_id, count >= max AS is_full
   ), new_group AS MATERIALIZED (
     SELECT id, url, seconds, ${eventIdFrom('$16::text')} AS event_id FROM target
     WHERE seconds IS NOT NULL AND id NOT IN (SELECT subscription_id FROM open_group)
   ), group_event AS (
     INSERT INTO events (${eventColumns})
     SELECT $1, event_id, 'messages.received', $4, $5, ('{"id":"' || event_id || '"' || $18)::json, $7, $8, NULL, ${currentEpoch}
     FROM new_group
   ), inserted AS (
     INSERT INTO webhook_deliveries (${deliveryColumns})
     SELECT $1, ${deliveryIdFrom('$2::text')}, id, $2, $3, url, clock_timestamp(), $10, ${createdAt(param)},
       CASE WHEN ${isOrdered} THEN $14 END
     FROM target WHERE seconds IS NULL
     UNION ALL
     SELECT $1, ${deliveryIdFrom('event_id')}, id, event_id, 'messages.received', url,
       clock_timestamp() + seconds * interval '1 second', $10, ${createdAt(param)}, $14
     FROM new_group
     RETURNING organization_id, subscription_id, event_type
   )
   SELECT organization_id, subscription_id FROM inserted WHERE event_type <> 'messages.received'
   UNION ALL
   SELECT $1, subscription_id FROM postponed WHERE is_full`,
)
