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

/** The subject of a hint. `group` is undefined if it is about an event. */
export function parseLiveHint(payload: string): { organizationId: string; group: string | undefined } {
  const [organizationId = '', group] = payload.split(' ')
  return { organizationId, group }
}
