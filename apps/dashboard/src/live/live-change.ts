import type { components } from '@channel/client'

export type EventType = components['schemas']['EventType']

/**
 * A resource that has changed, named by the event that reports it; or a group in which a user or a key has changed something,
 * which an event often reports too.
 */
export interface Change {
  readonly type: EventType | `${string}.changed`
  /** The id of the resource; null for a group, or if its data was erased. */
  readonly id: string | null
  readonly phone_number_id: string | null
}

/** A change. After a `reset`, anything may have changed. */
export type LiveChange = Change | { readonly type: 'reset' }
