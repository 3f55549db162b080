import { aText, boundsOf, definedOf, hasValues, oneOf, type Search, searchOf, timesOf } from '../../search-values.ts'
import { eventTypes } from './event-types.ts'
import type { DeliveryStatus } from './webhook-types.ts'

export const statuses = ['pending', 'succeeded', 'failed', 'dead'] as const satisfies readonly DeliveryStatus[]
/** Without one: all deliveries that are kept. */
export const ranges = ['1h', '24h', '7d'] as const

/** `from` and `to` are used instead of a range. `delivery` is the one whose details are open. */
const reads = {
  status: oneOf(statuses),
  event_type: oneOf(eventTypes),
  ...timesOf(ranges),
  delivery: aText,
}
export const parseDeliverySearch = searchOf(reads)
export type DeliverySearch = Search<typeof reads>

/** The query of the API for the filters, without the subscription. */
export function deliveryQuery({ status, event_type, ...times }: DeliverySearch, now?: number) {
  return definedOf({ status, event_type, ...boundsOf(times, now) })
}

export const isFiltered = (search: DeliverySearch) => hasValues(search, 'delivery')
