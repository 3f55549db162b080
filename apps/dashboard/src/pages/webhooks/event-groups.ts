import { text } from '../../messages/text.ts'
import type { EventType, SubscribedType } from './webhook-types.ts'

export interface EventGroup {
  /** The resource, such as `message`. */
  readonly id: string
  readonly label: string
  readonly types: readonly EventType[]
}

export const eventTypes = Object.keys(text.webhooks.events.names) as EventType[]

export const eventGroups: readonly EventGroup[] = Object.entries(
  Object.groupBy(eventTypes, (type) => type.split('.')[0] ?? type),
).map(([id, types = []]) => ({ id, label: text.webhooks.events.groups[id] ?? id, types }))

/** Adds the types or removes them. The order is that of all types, so that equal choices are equal lists. */
export function chooseTypes(
  chosen: readonly SubscribedType[],
  types: readonly EventType[],
  isChosen: boolean,
): readonly EventType[] {
  const next = new Set<SubscribedType>(chosen)
  for (const type of types) isChosen ? next.add(type) : next.delete(type)
  return eventTypes.filter((type) => next.has(type))
}
