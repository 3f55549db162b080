import { statement, type Transaction } from '@channel/db'

const recordStatement = statement(
  'record_for_restore',
  `INSERT INTO restore_journal (organization_id, kind, subject)
   SELECT $1, $2, subject FROM unnest($3::text[]) AS named (subject)`,
)

/** Records that contacts were erased, so that a restored backup does not bring them back. */
export function recordErasedContacts(tx: Transaction, organizationId: string, ids: readonly string[]): void {
  tx.enqueue(recordStatement, [organizationId, 'contact_erased', ids])
}

/** Records that a key was revoked, so that a restored backup does not make it valid again. */
export function recordRevokedKey(tx: Transaction, organizationId: string, id: string): void {
  tx.enqueue(recordStatement, [organizationId, 'api_key_revoked', [id]])
}

/** Records that an organization is deleted, so that a restored backup does not bring it back. */
export function recordDeletedOrganization(tx: Transaction, organizationId: string): void {
  tx.enqueue(recordStatement, [organizationId, 'organization_deleted', [organizationId]])
}
