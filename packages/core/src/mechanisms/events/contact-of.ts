import type { EventType, WebhookInputs } from '@channel/contract/types'

type EventObject = WebhookInputs[EventType]['body']['data']['object']

/** The contact whose data an event's object shows; null without one. A deleted contact shows only its id. */
export function contactOf(object: EventObject): string | null {
  if (!('object' in object) || 'deleted' in object) return null
  switch (object.object) {
    case 'contact':
      return object.id
    case 'conversation':
      return object.contact.id
    case 'message':
    case 'note':
    case 'received_messages':
      return object.contact_id
    default:
      return null
  }
}
