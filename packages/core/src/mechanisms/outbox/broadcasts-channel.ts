import type { Transaction } from '@channel/db'

/** The NOTIFY channel that hints to workers that a broadcast was started. */
export const broadcastsChannel = 'broadcasts'

/** Hints after the COMMIT that a broadcast was started. */
export function hintBroadcast(tx: Transaction): void {
  tx.hint(broadcastsChannel, '')
}
