import type { Timestamp, WebhookEvent } from '@channel/contract/types'
import { type Queryable, statement } from '@channel/db'
import { problemsOfEvent } from './conforms-to-spec.ts'

/** An event and the transaction that recorded it. */
export interface RecordedEvent {
  readonly payload: WebhookEvent
  /** The id of the transaction that wrote it. */
  readonly transaction: string
}

interface EventRow {
  readonly id: string
  readonly type: string
  readonly phone_number_id: string | null
  readonly customer_id: string | null
  readonly created_at: Timestamp
  readonly payload: WebhookEvent
  readonly contact_id: string | null
  readonly transaction: string
}

interface DeliveryRow {
  readonly subscription_id: string
  readonly event_id: string
  readonly event_type: string
  readonly url: string
  readonly status: string
  readonly transaction: string
}

interface SubscriptionRow {
  readonly id: string
  readonly url: string
  readonly event_types: readonly string[]
  readonly phone_number_id: string | null
  readonly customer_id: string | null
}

const selectEvents = statement(
  'test_kit_events',
  `SELECT id, type, phone_number_id, customer_id, created_at, payload, contact_id, xmin::text AS transaction
   FROM events WHERE organization_id = $1 ORDER BY id`,
)
const selectDeliveries = statement(
  'test_kit_deliveries',
  `SELECT subscription_id, event_id, event_type, url, status, xmin::text AS transaction
   FROM webhook_deliveries WHERE organization_id = $1 AND replayed_from IS NULL`,
)
const selectSubscriptions = statement(
  'test_kit_subscriptions',
  `SELECT id, url, event_types, phone_number_id, customer_id
   FROM webhook_subscriptions WHERE organization_id = $1 AND deleted_at IS NULL`,
)

/**
 * Runs `work` and returns the events that it recorded for an organization, in order. Checks each event: the payload
 * is valid by the contract, the row agrees with it, and each matching subscription, and no other, has one pending
 * delivery from the same transaction.
 *
 * @throws Error with a line per problem
 */
export async function eventsRecordedBy(
  database: Queryable,
  organizationId: string,
  work: () => Promise<unknown>,
): Promise<RecordedEvent[]> {
  const before = await database.query<EventRow>(selectEvents, [organizationId])
  const known = new Set(before.map(({ id }) => id))
  await work()
  const all = await database.query<EventRow>(selectEvents, [organizationId])
  const subscriptions = await database.query<SubscriptionRow>(selectSubscriptions, [organizationId])
  const deliveries = await database.query<DeliveryRow>(selectDeliveries, [organizationId])
  const events = all.filter(({ id }) => !known.has(id))
  const problems = events.flatMap((event) => {
    const found = [
      ...problemsOfPayload(event),
      ...problemsOfDeliveries(
        event,
        subscriptions,
        deliveries.filter(({ event_id }) => event_id === event.id),
      ),
    ]
    return found.map((problem) => `  ${event.type}: ${problem}`)
  })
  if (problems.length > 0) throw new Error(`Invalid events were recorded:\n${problems.join('\n')}`)
  return events.map(({ payload, transaction }) => ({ payload, transaction }))
}

function problemsOfPayload({ payload, ...row }: EventRow): string[] {
  const { id, type, phone_number_id, created_at } = payload
  const inPayload = { id, type, phone_number_id, customer_id: payload.customer?.id ?? null, created_at }
  const problems = [...problemsOfEvent(payload)]
  for (const [field, value] of Object.entries(inPayload)) {
    const inRow = row[field as keyof typeof inPayload]
    if (inRow !== value) problems.push(`${field} is ${value} in the payload but ${inRow} in its row`)
  }
  return [...problems, ...problemsOfContact(payload, row), ...problemsOfPrevious(payload)]
}

/** The row of an event must name the contact that the payload shows, so that the payload can be erased with it. */
function problemsOfContact(payload: WebhookEvent, { contact_id }: Pick<EventRow, 'contact_id'>): string[] {
  const shown = contactOf(payload)
  return contact_id === shown ? [] : [`contact_id is ${contact_id} in its row but ${shown} in the payload`]
}

function contactOf({ type, data }: WebhookEvent): string | null {
  if (type === 'contact.deleted' || type === 'note.deleted') return null
  const object = data.object as { id: string; contact_id?: string; contact?: { id: string } }
  if (/^(group_)?message\./.test(type) || type.startsWith('note.')) return object.contact_id!
  if (/^(group_)?conversation\./.test(type)) return object.contact!.id
  return type.startsWith('contact.') ? object.id : null
}

/** Previous attributes must be valid for the resource: with them in the object, the event must still be valid. */
function problemsOfPrevious(payload: WebhookEvent): string[] {
  const { object, previous_attributes } = payload.data as { object: object; previous_attributes?: object }
  if (previous_attributes === undefined) return []
  const now: Record<string, unknown> = { ...object }
  const entries = Object.entries(previous_attributes)
  const same = entries.filter(([field, value]) => JSON.stringify(now[field]) === JSON.stringify(value))
  const before: Record<string, unknown> = { ...object }
  for (const [field, value] of entries) {
    // Null also stands for an absent field.
    const isAbsent = value === null && problemsOfEvent(withObject(payload, { ...object, [field]: null })).length > 0
    if (isAbsent) delete before[field]
    else before[field] = value
  }
  return [
    ...(entries.length === 0 ? ['previous_attributes is empty'] : []),
    ...same.map(([field]) => `previous_attributes.${field} is the current value`),
    ...problemsOfEvent(withObject(payload, before)).map((problem) => `previous_attributes: ${problem}`),
  ]
}

function withObject(payload: WebhookEvent, object: object) {
  return { ...payload, data: { object } }
}

function problemsOfDeliveries(
  event: EventRow,
  subscriptions: readonly SubscriptionRow[],
  deliveries: readonly DeliveryRow[],
): string[] {
  const line = ({ id, url }: { id: string; url: string }) =>
    JSON.stringify({
      subscription_id: id,
      event_type: event.type,
      url,
      status: 'pending',
      transaction: event.transaction,
    })
  const expected = subscriptions.filter((each) => isFor(event, each)).map(line)
  const found = deliveries.map(({ event_id: _event, ...delivery }) => JSON.stringify(delivery))
  return [
    ...expected.filter((each) => !found.includes(each)).map((each) => `no delivery ${each}`),
    ...found.filter((each) => !expected.includes(each)).map((each) => `an unexpected delivery: ${each}`),
    ...(new Set(found).size < found.length ? ['two deliveries to one subscription'] : []),
  ]
}

function isFor(event: EventRow, { id, event_types, phone_number_id, customer_id }: SubscriptionRow): boolean {
  if (event.payload.type === 'webhook.test') return event.payload.data.object.id === id
  // A notice about a subscription goes to the others.
  if (event.type.startsWith('subscription.') && event.payload.data.object.id === id) return false
  return (
    ((event_types.includes('*') && !/^(group_|note\.)/.test(event.type)) || event_types.includes(event.type)) &&
    (phone_number_id === null || phone_number_id === event.phone_number_id) &&
    (customer_id === null || customer_id === event.customer_id)
  )
}
