import type { ApiKey, DeleteApiKeyInput } from '@channel/contract/dashboard/types'
import type { Database } from '@channel/db'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { findApiKey } from './find-api-key.ts'
import { revokeApiKey } from './revoke-api-key.ts'

/**
 * Revokes a key of the organization. After it returns, no process accepts the key, see {@link revokeApiKey}.
 *
 * @throws ApiError `resource_not_found`
 */
export async function deleteApiKey(
  database: Database,
  scope: Scope,
  { params: { id } }: DeleteApiKeyInput,
): Promise<ApiKey> {
  await findApiKey(database, scope, id)
  await revokeApiKey(database, { id })
  return findApiKey(database, scope, id)
}
