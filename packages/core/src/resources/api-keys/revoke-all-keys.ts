import { statement, type Transaction } from '@channel/db'
import { raiseGeneration } from './key-generations.ts'

const revokeStatement = statement(
  'revoke_api_keys_of_organization',
  'UPDATE api_keys SET revoked_at = statement_timestamp() WHERE organization_id = $1 AND revoked_at IS NULL',
)

/**
 * Revokes all keys of an organization permanently.
 *
 * @returns the generation for waitUntilForgotten, which has to be called after the commit
 */
export async function revokeAllKeys(tx: Transaction, organizationId: string): Promise<number> {
  tx.enqueue(revokeStatement, [organizationId])
  return raiseGeneration(tx)
}
