import type { Transaction } from '@channel/db'

/** The NOTIFY channel that hints to workers that a file is to be fetched. */
export const mediaChannel = 'media'

/** Hints after the COMMIT that a file is to be fetched. */
export function hintMedia(tx: Transaction): void {
  tx.hint(mediaChannel, '')
}
