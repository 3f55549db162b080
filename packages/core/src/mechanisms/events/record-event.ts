import type { AccountReference, EventType as AnyType, Timestamp, WebhookInputs } from '@channel/contract/types'
import type { Transaction } from '@channel/db'
import { currentTraceparent } from '@channel/traces'
import { newId } from '../ids/index.ts'
import { type HintedSubscription, hintChange, hintDelivery } from '../outbox/index.ts'
import { countedAt } from '../restore/index.ts'
import { contactOf } from './contact-of.ts'
import { filteredValues } from './filtered-values.ts'
import { insertEvent, insertReceivedMessage } from './insert-event.ts'

/** `messages.received` is made of the events that it groups. */
type EventType = Exclude<AnyType, 'messages.received'>

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
  /** False if no subscription groups received messages: the statement that looks for groups is much slower. */
  readonly may_be_grouped?: boolean
}

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
  const hint = (deliveries: readonly HintedSubscription[]) => {
    for (const delivery of deliveries) hintDelivery(tx, delivery)
  }
  if (type === 'message.received' && event.may_be_grouped !== false)
    tx.enqueue(insertReceivedMessage, [...values, ...groupOf(payload)], hint)
  else tx.enqueueRow(insertEvent, values, hint)
  hintChange(tx, organizationId)
}

/** What a `messages.received` needs of a received message: a new id, the message, and the rest of the payload of a new group. */
function groupOf(payload: {
  readonly id: string
  readonly data: { readonly object: object }
}): [string, string, string] {
  const { id: _, data, ...envelope } = payload
  const message = data.object as WebhookInputs['message.received']['body']['data']['object']
  const { id, conversation_id, contact_id } = message
  const object = { id, object: 'received_messages', conversation_id, contact_id, messages: [message] }
  const group = { ...envelope, type: 'messages.received', data: { object } }
  return [newId('event'), JSON.stringify(message), `,${JSON.stringify(group).slice(1)}`]
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
