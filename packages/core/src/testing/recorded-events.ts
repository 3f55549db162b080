import { type Queryable, statement } from '@channel/db'

/** A recorded event, in the form that subscribers receive. */
export interface RecordedEvent {
  readonly id: string
  readonly object: 'event'
  readonly type: string
  readonly created_at: string
  readonly api_version: 'v1'
  readonly phone_number_id: string | null
  readonly customer: { id: string; name: string } | null
  readonly data: { readonly object: Record<string, unknown>; readonly previous_attributes?: Record<string, unknown> }
}

const selectEvents = statement(
  'testing_recorded_events',
  `SELECT payload FROM events
   WHERE organization_id = $1 AND payload_erased_at IS NULL AND ($2::text IS NULL OR payload #>> '{data,object,id}' = $2) ORDER BY id`,
)

/**
 * The events of an organization or of one of its resources, in the order in which they were recorded, without erased
 * ones.
 */
export async function recordedEvents(
  database: Queryable,
  organizationId: string,
  resourceId?: string,
): Promise<RecordedEvent[]> {
  const rows = await database.query<{ payload: RecordedEvent }>(selectEvents, [organizationId, resourceId])
  return rows.map(({ payload }) => payload)
}
