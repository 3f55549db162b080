import { aText, aTime, boundsOf, definedOf, hasValues, oneOf, type Search, searchOf } from '../../search-values.ts'
import { eventTypes } from './event-types.ts'
import type { DeliveryStatus } from './webhook-types.ts'

export const statuses = ['pending', 'succeeded', 'failed', 'dead'] as const satisfies readonly DeliveryStatus[]
/** Without one: all deliveries that are kept. */
export const ranges = ['1h', '24h', '7d'] as const

/** `from` and `to` are used instead of a range. `delivery` is the one whose details are open. */
const reads = {
  status: oneOf(statuses),
  event_type: oneOf(eventTypes),
  range: oneOf(ranges),
  from: aTime,
  to: aTime,
  delivery: aText,
}
export const parseDeliverySearch = searchOf(reads)
export type DeliverySearch = Search<typeof reads>

/** The query of the API for the filters, without the subscription. */
export function deliveryQuery({ status, event_type, ...times }: DeliverySearch, now?: number) {
  return definedOf({ status, event_type, ...boundsOf(times, now) })
}

export function isFiltered({ delivery: _delivery, ...filters }: DeliverySearch): boolean {
  return hasValues(filters)
}
