import type { Transaction } from '@channel/db'

/** The NOTIFY channel that hints to dashboards that something has changed in an organization. */
export const liveChannel = 'live'

/** A person notices no shorter delay, and under load few notifications are sent. */
const pauseMs = 250

/** Hints after the COMMIT that an organization has a new event. */
export function hintChange(tx: Transaction, organizationId: string): void {
  tx.hint(liveChannel, organizationId, pauseMs)
}

/** Hints after the COMMIT that a user or a key has changed resources of a group. Not every change records an event. */
export function hintWrite(tx: Transaction, organizationId: string, group: string): void {
  tx.hint(liveChannel, `${organizationId} ${group}`, pauseMs)
}

/** What a user does in a conversation, as other users of the organization see it. */
export interface Presence {
  readonly conversation_id: string
  readonly user: { readonly id: string; readonly name: string }
  readonly state: 'viewing' | 'writing' | 'left'
}

/** Tells what a user does in a conversation. Nothing else keeps it. */
export function hintPresence(tx: Transaction, organizationId: string, presence: Presence): void {
  tx.hint(liveChannel, `${organizationId} ${JSON.stringify(presence)}`, pauseMs)
}

/** The subject of a hint: a group, what a user does, or neither if it is about an event. */
export interface LiveHint {
  readonly organizationId: string
  readonly group?: string
  readonly presence?: Presence
}

export function parseLiveHint(payload: string): LiveHint {
  const [, organizationId = '', subject = ''] = /^(\S*) ?(.*)$/s.exec(payload) ?? []
  if (subject === '') return { organizationId }
  return subject.startsWith('{')
    ? { organizationId, presence: JSON.parse(subject) }
    : { organizationId, group: subject }
}
