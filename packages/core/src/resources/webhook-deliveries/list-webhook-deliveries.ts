import type { ListWebhookDeliveriesInput, WebhookDelivery } from '@channel/contract/types'
import type { Queryable, RowOf } from '@channel/db'
import { toTimestamp } from '../../mechanisms/clock/index.ts'
import { idMarginMs, idTimeMs, timeOfIds } from '../../mechanisms/ids/index.ts'
import {
  type FilterOf,
  listStatements,
  opaque,
  type Page,
  pageOf,
  positionBefore,
  readPage,
} from '../../mechanisms/pagination/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { deliveryColumns, deliveryView } from './delivery-view.ts'

type Filter = Exclude<FilterOf<ListWebhookDeliveriesInput['query']>, 'created_after' | 'created_before'>

// Both time bounds are always present (infinite by default): they are part of the index condition. The least id selects the partitions that
// are read. There is no greatest: what a restored backup caused has a later id.
const selectDeliveries = listStatements<Filter, RowOf<'list_deliveries'>>({
  name: 'list_deliveries',
  fixedValues: 4,
  alwaysAfter: true,
  filters: {
    subscription_id: (param) => `subscription_id = ${param}`,
    status: (param) => `status = ${param}`,
    event_type: (param) => `event_type = ${param}`,
    event_id: (param) => `event_id = ${param}`,
  },
  text: ({ conditions, after }) => `
    SELECT ${deliveryColumns} FROM webhook_deliveries delivery
    WHERE organization_id = $1 AND id > ${opaque('$4::text')} AND created_at >= ${opaque('$3::timestamptz')} AND (created_at, id) < ${after}${conditions}
    ORDER BY created_at DESC, id DESC LIMIT ${opaque('$2::int')}`,
})

/**
 * Lists the organization's deliveries, newest first, including those of deleted subscriptions.
 *
 * @throws ApiError `invalid_cursor`
 */
export async function listWebhookDeliveries(
  database: Queryable,
  scope: Scope,
  { query }: ListWebhookDeliveriesInput,
): Promise<Page<WebhookDelivery>> {
  const { limit, cursor, ...filters } = query
  const { created_after, created_before, ...others } = filters
  const page = readPage(scope, { limit, cursor }, { list: 'listWebhookDeliveries', filters })
  const from = created_after === undefined ? '-infinity' : toTimestamp(created_after)
  const to = created_before === undefined ? 'infinity' : toTimestamp(created_before)
  const { statement, values } = selectDeliveries(others, positionBefore(page, to))
  const rows = await database.query(statement, [
    scope.organizationId,
    page.fetch,
    from,
    leastId(from, filters.event_id),
    ...values,
  ])
  return pageOf(page, rows, deliveryView)
}

/** Deliveries since a time, or of an event, have greater ids. */
function leastId(from: string, eventId: string | undefined): string {
  const sinceTime = timeOfIds('webhookDelivery', from, -idMarginMs)
  if (eventId === undefined) return sinceTime
  const sinceEvent = timeOfIds('webhookDelivery', new Date(idTimeMs(eventId)).toISOString(), -idMarginMs)
  return sinceTime > sinceEvent ? sinceTime : sinceEvent
}
