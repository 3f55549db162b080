/** The events that are recorded so far. */
export type EventType =
  | 'account.connected'
  | 'account.updated'
  | 'contact.created'
  | 'contact.updated'
  | 'contact.deleted'
