import type { ApiKey, DeleteApiKeyInput } from '@channel/contract/dashboard/types'
import type { Database } from '@channel/db'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { findKeyOfOrganization } from './find-key-of-organization.ts'
import { revokeApiKey } from './revoke-api-key.ts'

/**
 * Revokes a key of the organization. After it returns, no process accepts the key, see {@link revokeApiKey}.
 *
 * @throws ApiError `resource_not_found`
 */
export async function revokeKeyOfOrganization(
  database: Database,
  scope: Scope,
  { params: { id } }: DeleteApiKeyInput,
): Promise<ApiKey> {
  await findKeyOfOrganization(database, scope, id)
  await revokeApiKey(database, { id })
  return findKeyOfOrganization(database, scope, id)
}
