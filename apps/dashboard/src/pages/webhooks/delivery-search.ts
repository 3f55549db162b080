import { hasValues, readOneOf, readTexts, readTimes } from '../../search-values.ts'
import { eventTypes } from './event-groups.ts'
import type { DeliveryStatus, EventType } from './webhook-types.ts'

/** The filters of the deliveries, as they are in the URL. */
export interface DeliverySearch {
  readonly status?: DeliveryStatus | undefined
  readonly event_type?: EventType | undefined
  readonly range?: Range | undefined
  /** Instead of a range, as date-times. */
  readonly from?: string | undefined
  readonly to?: string | undefined
  /** The delivery whose details are open. */
  readonly delivery?: string | undefined
}

export const statuses = ['pending', 'succeeded', 'failed', 'dead'] as const satisfies readonly DeliveryStatus[]
/** Without one: all deliveries that are kept. */
export const ranges = ['1h', '24h', '7d'] as const
export type Range = (typeof ranges)[number]

const rangeHours: Readonly<Record<Range, number>> = { '1h': 1, '24h': 24, '7d': 168 }

/** Reads the URL; what is not valid is undefined. */
export function parseDeliverySearch(given: Record<string, unknown>): DeliverySearch {
  return {
    ...readOneOf(given, 'status', statuses),
    ...readOneOf(given, 'event_type', eventTypes),
    ...readOneOf(given, 'range', ranges),
    ...readTimes(given, ['from', 'to']),
    ...readTexts(given, ['delivery']),
  }
}

/** The query of the API for the filters, without the subscription. */
export function deliveryQuery({ status, event_type, range, from, to }: DeliverySearch, now = Date.now()) {
  // In whole minutes, so that the same filters are the same query for a while.
  const start = range && new Date(Math.floor(now / 60_000) * 60_000 - rangeHours[range] * 3_600_000).toISOString()
  const after = from ?? start
  return {
    ...(status && { status }),
    ...(event_type && { event_type }),
    ...(after && { created_after: after }),
    ...(to && { created_before: to }),
  }
}

/** Whether the list is filtered. */
export function isFiltered({ delivery: _delivery, ...filters }: DeliverySearch): boolean {
  return hasValues(filters)
}
