import type { AccountReference, Timestamp } from '@channel/contract/types'
import { statement, type Transaction } from '@channel/db'
import { newId } from '../ids.ts'
import type { EventType } from './event-type.ts'

/** Something that happened to a resource. */
export interface NewEvent {
  readonly type: EventType
  /** When it happened: the moment that the resource itself shows, where it shows one. */
  readonly created_at: Timestamp
  /** The account that it happened on. */
  readonly account: AccountReference
  /** The resource as the REST API shows it. */
  readonly object: object
  /** What the fields that changed were before. */
  readonly previous_attributes?: object
}

const insertEvent = statement(
  'record_event',
  `INSERT INTO events (organization_id, id, type, phone_number_id, customer_id, payload, created_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7)`,
)

/** Writes an event, in the transaction of what it tells of: both are there, or neither. */
export function recordEvent(tx: Transaction, organizationId: string, event: NewEvent): void {
  const id = newId('event')
  const { phone_number_id, customer } = event.account
  const payload = {
    id,
    object: 'event',
    type: event.type,
    created_at: event.created_at,
    api_version: 'v1',
    phone_number_id,
    customer,
    data: {
      object: event.object,
      ...(event.previous_attributes && { previous_attributes: event.previous_attributes }),
    },
  }
  tx.enqueue(insertEvent, [
    organizationId,
    id,
    event.type,
    phone_number_id,
    customer?.id,
    JSON.stringify(payload),
    event.created_at,
  ])
}
