import type { components } from '@channel/client'

export type EventType = components['schemas']['EventType']

/** A resource that has changed, named by the event that reports it. */
export interface ResourceChange {
  readonly type: EventType
  /** The id of the resource; null if its data was erased. */
  readonly id: string | null
  readonly phone_number_id: string | null
}

/** A user or a key has changed something in a group. Often an event reports it too. */
interface GroupChange {
  readonly type: `${string}.changed`
  readonly id: null
  readonly phone_number_id: null
}

/** A change. After a `reset`, anything may have changed. */
export type LiveChange = ResourceChange | GroupChange | { readonly type: 'reset' }
