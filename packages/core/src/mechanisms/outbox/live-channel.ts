import type { Transaction } from '@channel/db'

/** The NOTIFY channel that hints to dashboards that something has changed in an organization. */
export const liveChannel = 'live'

/** A person notices no shorter delay, and under load few notifications are sent. */
const pauseMs = 250

/** Hints after the COMMIT that an organization has a new event. */
export function hintChange(tx: Transaction, organizationId: string): void {
  tx.hint(liveChannel, organizationId, pauseMs)
}
