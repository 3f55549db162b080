import type { components } from '@channel/client'
import { aText, boundsOf, definedOf, hasValues, oneOf, type Search, searchOf, timesOf } from '../../search-values.ts'
import { fieldsOf, textOf } from '../../untyped.ts'
import { eventTypes } from '../webhooks/event-types.ts'

export type ListedEvent = components['schemas']['EventList']['data'][number]

/** Without one: all events that are listed. */
export const ranges = ['1h', '24h', '7d'] as const

/** `from` and `to` are used instead of a range. `event` is the one whose details are open. */
const reads = {
  type: oneOf(eventTypes),
  phone_number_id: aText,
  object_id: aText,
  ...timesOf(ranges),
  event: aText,
}
export const parseEventSearch = searchOf(reads)
export type EventSearch = Search<typeof reads>

/** The query of the API for the filters. */
export function eventQuery({ type, phone_number_id, object_id, event: _event, ...times }: EventSearch, now?: number) {
  return { ...definedOf({ type, phone_number_id, object_id, ...boundsOf(times, now) }), order: 'newest_first' } as const
}

export const isFiltered = (search: EventSearch) => hasValues(search, 'event')

/** The id of the resource; undefined for one that has none. */
export function resourceOf({ data }: ListedEvent): string | undefined {
  return textOf(fieldsOf(data.object).id)
}

/** The name of the resource, or of its contact, if the event has it. */
export function resourceNameOf({ data }: ListedEvent): string | undefined {
  const { name, contact } = fieldsOf(data.object)
  return textOf(name) ?? textOf(fieldsOf(contact).name)
}
