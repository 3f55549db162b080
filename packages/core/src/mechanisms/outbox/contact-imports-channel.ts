import type { Transaction } from '@channel/db'

/** The NOTIFY channel that hints to workers that a file of contacts is to be imported. */
export const contactImportsChannel = 'contact_imports'

/** Hints after the COMMIT that a file of contacts is to be imported. */
export function hintContactImport(tx: Transaction): void {
  tx.hint(contactImportsChannel, '')
}
