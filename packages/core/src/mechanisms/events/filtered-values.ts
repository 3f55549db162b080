import type { EventType, WebhookInputs } from '@channel/contract/types'

type EventObject = WebhookInputs[EventType]['body']['data']['object']

/** What the filters of subscriptions look at. Null: the event has none, so that a subscription with that filter does not get it. */
export interface FilteredValues {
  readonly conversationId: string | null
  readonly messageType: string | null
  readonly direction: 'inbound' | 'outbound' | null
}

const none: FilteredValues = { conversationId: null, messageType: null, direction: null }

/** The values of an event's object that subscriptions filter by. */
export function filteredValues(object: EventObject): FilteredValues {
  if (!('object' in object) || 'deleted' in object) return none
  switch (object.object) {
    case 'conversation':
      return { ...none, conversationId: object.id }
    case 'note':
      return { ...none, conversationId: object.conversation_id }
    case 'message':
      return { conversationId: object.conversation_id, messageType: object.type, direction: object.direction }
    default:
      return none
  }
}
