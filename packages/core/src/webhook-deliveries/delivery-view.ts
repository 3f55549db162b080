import type { EventPayload, EventType, WebhookDelivery, WebhookDeliveryWithPayload } from '@channel/contract/types'
import type { WebhookDeliveryRow as StoredDelivery } from '@channel/db'

/** A delivery as {@link deliveryColumns} selects it. */
export type DeliveryRow = Omit<StoredDelivery, 'organization_id' | 'url' | 'event_type'> & {
  readonly event_type: EventType
}

export const deliveryColumns = `delivery.id, delivery.subscription_id, delivery.event_type, delivery.event_id,
  delivery.status, delivery.attempt_count, delivery.last_attempt_at, delivery.next_attempt_at, delivery.response_status,
  delivery.response_body_snippet, delivery.duration_ms, delivery.replayed_from, delivery.created_at`

export function deliveryView(row: DeliveryRow): WebhookDelivery {
  return {
    id: row.id,
    object: 'webhook_delivery',
    subscription_id: row.subscription_id,
    event_type: row.event_type,
    event_id: row.event_id,
    status: row.status,
    attempt_count: row.attempt_count,
    last_attempt_at: row.last_attempt_at,
    next_attempt_at: row.next_attempt_at,
    response_status: row.response_status,
    response_body_snippet: row.response_body_snippet,
    duration_ms: row.duration_ms,
    replayed_from: row.replayed_from,
    created_at: row.created_at,
  }
}

export function deliveryWithPayloadView(row: DeliveryRow & { payload: EventPayload }): WebhookDeliveryWithPayload {
  return { ...deliveryView(row), payload: row.payload }
}
