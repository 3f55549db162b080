import type { CreateApiKeyInput, CreatedApiKey } from '@channel/contract/dashboard/types'
import type { Transaction } from '@channel/db'
import { invalidField } from '../../mechanisms/errors/index.ts'
import { noOtherFields } from '../../mechanisms/fields/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { addApiKey } from './add-api-key.ts'
import { findApiKey } from './find-api-key.ts'

/**
 * Creates an API key of the organization for a user. The result is the only one with the plaintext.
 *
 * @throws ApiError `invalid_field_value` for a blank name, and for an expiry that is not in the future
 */
export async function createApiKey(
  tx: Transaction,
  scope: Scope,
  { body }: Pick<CreateApiKeyInput, 'body'>,
  { userId }: { readonly userId: string },
): Promise<CreatedApiKey> {
  const { name, expires_at, ...rest } = body
  noOtherFields(rest)
  if (name.trim() === '') throw invalidField('name', 'The name must not be blank.')
  const expiresAt = expires_at === undefined ? undefined : new Date(expires_at)
  // A leap second is an invalid Date.
  if (expiresAt !== undefined && !(expiresAt > scope.now()))
    throw invalidField('expires_at', 'The expiry must be in the future.')
  const { id, key } = await addApiKey(tx, {
    organization_id: scope.organizationId,
    name,
    expires_at: expiresAt?.toISOString(),
    created_by: userId,
  })
  return { ...(await findApiKey(tx, scope, id)), key }
}
