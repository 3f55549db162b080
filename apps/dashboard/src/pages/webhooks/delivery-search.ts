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

/** Reads the URL; what is not valid is left out. */
export function parseDeliverySearch(given: Record<string, unknown>): DeliverySearch {
  const read = (name: keyof DeliverySearch, isValid: (value: string) => boolean) => {
    const value = given[name]
    return typeof value === 'string' && isValid(value) ? { [name]: value } : {}
  }
  const isTime = (value: string) => !Number.isNaN(Date.parse(value))
  return {
    ...read('status', (value) => statuses.some((each) => each === value)),
    ...read('event_type', (value) => eventTypes.some((each) => each === value)),
    ...read('range', (value) => ranges.some((each) => each === value)),
    ...read('from', isTime),
    ...read('to', isTime),
    ...read('delivery', (value) => value !== ''),
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
  return Object.values(filters).some((value) => value !== undefined)
}
