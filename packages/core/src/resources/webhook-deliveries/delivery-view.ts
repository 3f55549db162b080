import type {
  WebhookDelivery,
  WebhookDeliveryAttempt,
  WebhookDeliveryWithPayload,
  WebhookEvent,
} from '@channel/contract/types'
import type { RowOf } from '@channel/db'
import type { AllFields } from '../../mechanisms/fields/index.ts'

/** A delivery as {@link deliveryColumns} selects it. */
export type DeliveryRow = RowOf<'list_deliveries'>

export const deliveryColumns = `delivery.id, delivery.subscription_id, delivery.event_type, delivery.event_id,
  delivery.status, delivery.dead_reason, delivery.attempt_count, delivery.last_attempt_at, delivery.next_attempt_at,
  delivery.response_status, delivery.response_body_snippet, delivery.duration_ms, delivery.replayed_from,
  delivery.payload_erased_at, delivery.created_at`

export function deliveryView(row: DeliveryRow): AllFields<WebhookDelivery> {
  return {
    id: row.id,
    object: 'webhook_delivery',
    subscription_id: row.subscription_id,
    event_type: row.event_type,
    event_id: row.event_id,
    status: row.status,
    dead_reason: row.dead_reason,
    attempt_count: row.attempt_count,
    last_attempt_at: row.last_attempt_at,
    next_attempt_at: row.next_attempt_at,
    response_status: row.response_status,
    response_body_snippet: row.response_body_snippet,
    duration_ms: row.duration_ms,
    replayed_from: row.replayed_from,
    payload_erased_at: row.payload_erased_at,
    created_at: row.created_at,
  }
}

/** A delivery with the fields that only a single delivery shows. */
export interface DeliveryWithPayloadRow extends DeliveryRow {
  /** Null if it was erased. */
  readonly payload: WebhookEvent | null
  readonly attempts: WebhookDeliveryAttempt[]
}

/**
 * SQL condition: the delivery succeeded at the first attempt, as nearly all do. The delivery's own columns then describe the
 * attempt, which has no row of its own.
 */
export const hasInlineAttempt = "(delivery.status = 'succeeded' AND delivery.attempt_count = 1)"

/** The column `attempts`, to select with {@link deliveryColumns}. */
export const attemptsColumn = `(
  SELECT coalesce(json_agg(json_build_object('number', attempt.number,
      'started_at', to_char(attempt.started_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
      'duration_ms', attempt.duration_ms, 'response_status', attempt.response_status, 'error', attempt.error,
      'response_body_snippet', attempt.response_body_snippet
    ) ORDER BY attempt.number), '[]')
  FROM (
    SELECT number, started_at, duration_ms, response_status, error, response_body_snippet
    FROM webhook_delivery_attempts
    WHERE organization_id = $1 AND delivery_id = delivery.id
    UNION ALL
    SELECT 1, delivery.last_attempt_at, delivery.duration_ms, delivery.response_status, NULL, delivery.response_body_snippet
    WHERE ${hasInlineAttempt}
  ) attempt
) AS attempts`

/** The payload is returned exactly as recorded, so its fields are not mapped here. */
type DeliveryWithPayload = AllFields<Omit<WebhookDeliveryWithPayload, 'payload'>> &
  Pick<WebhookDeliveryWithPayload, 'payload'>

export function deliveryWithPayloadView(row: DeliveryWithPayloadRow): DeliveryWithPayload {
  return { ...deliveryView(row), payload: row.payload, attempts: row.attempts }
}
