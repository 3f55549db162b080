import type { Transaction } from '@channel/db'

/** Workers are hinted on it (NOTIFY) that a file is to be fetched. */
export const mediaChannel = 'media'

/** Hints after the COMMIT that there is a file to be fetched. */
export function hintMedia(tx: Transaction): void {
  tx.hint(mediaChannel, '')
}
