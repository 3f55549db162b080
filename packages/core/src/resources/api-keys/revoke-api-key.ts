import { type Database, statement, type Transaction } from '@channel/db'
import { OperatorError } from '../../mechanisms/errors/index.ts'
import { recordRevokedKey } from '../../mechanisms/restore/index.ts'
import { type ApiKey, apiKeyColumns, apiKeyView } from './api-key-view.ts'
import { raiseGeneration, waitUntilForgotten } from './key-generations.ts'

const revokeStatement = statement(
  'revoke_api_key',
  `UPDATE api_keys SET revoked_at = coalesce(revoked_at, statement_timestamp()) WHERE id = $1 RETURNING ${apiKeyColumns}`,
)

/**
 * Revokes a key permanently. After it returns, every process refuses new requests with the key. It waits until every process
 * has confirmed the revocation, which takes milliseconds, or until the lease of a silent process has expired. A repeated
 * revocation only waits again.
 *
 * It takes the database instead of a transaction, because the wait starts after the commit.
 *
 * @throws OperatorError for an unknown key
 */
export async function revokeApiKey(database: Database, input: { id: string }): Promise<ApiKey> {
  const { key, generation } = await database.transaction((tx) => markRevoked(tx, input.id))
  await waitUntilForgotten(database, generation)
  return key
}

async function markRevoked(tx: Transaction, id: string): Promise<{ key: ApiKey; generation: number }> {
  const [row] = await tx.query(revokeStatement, [id])
  if (row === undefined) throw new OperatorError(`There is no API key ${id}.`)
  recordRevokedKey(tx, row.organization_id, id)
  return { key: apiKeyView(row), generation: await raiseGeneration(tx) }
}
