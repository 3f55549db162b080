import { webhooksText } from '../../messages/webhooks.ts'
import { eventTypes } from './event-types.ts'
import type { EventType, SubscribedType } from './webhook-types.ts'

export interface EventGroup {
  /** The resource, such as `message`. */
  readonly id: string
  readonly label: string
  readonly types: readonly EventType[]
}

/** Groups of messages are chosen by their quiet period, and not by their type. */
const choosable = eventTypes.filter((type) => type !== 'messages.received')

export const eventGroups: readonly EventGroup[] = Object.entries(
  Object.groupBy(choosable, (type) => type.split('.')[0] ?? type),
).map(([id, types = []]) => ({ id, label: webhooksText.events.groups[id] ?? id, types }))

/** All types, each by itself. */
export const everyType = choosable.filter((type) => type !== 'webhook.test')

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
