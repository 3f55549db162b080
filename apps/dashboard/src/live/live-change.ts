import type { components } from '@channel/client'

export type EventType = components['schemas']['EventType']

/** The groups of operations that write, of the public API and of the page's own. */
export type WrittenGroup =
  | 'messages'
  | 'media'
  | 'conversations'
  | 'customers'
  | 'contacts'
  | 'templates'
  | 'labels'
  | 'webhook-deliveries'
  | 'webhook-subscriptions'
  | 'session'
  | 'passwords'
  | 'second-factor'
  | 'sessions'
  | 'members'
  | 'invitations'
  | 'organization'
  | 'api-keys'

/** A resource that has changed, named by the event that reports it. */
export interface ResourceChange {
  readonly type: EventType
  /** The id of the resource; null if its data was erased. */
  readonly id: string | null
  readonly phone_number_id: string | null
}

/** A user or a key has changed something in a group. Often an event reports it too. */
export interface GroupChange {
  readonly type: `${WrittenGroup}.changed`
  readonly id: null
  readonly phone_number_id: null
}

/** What has changed. After a `reset`, anything may have. */
export type LiveChange = ResourceChange | GroupChange | { readonly type: 'reset' }
