import type { Passkey, UpdatePasskeyInput } from '@channel/contract/dashboard/types'
import { statement, type Transaction } from '@channel/db'
import { invalidField } from '../../mechanisms/errors/index.ts'
import { noOtherFields } from '../../mechanisms/fields/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { findPasskey } from './find-passkey.ts'

const rename = statement('rename_passkey', 'UPDATE sign_in_passkeys SET name = $3 WHERE user_id = $1 AND id = $2')

/**
 * Renames a passkey of the signed-in user.
 *
 * @throws ApiError `resource_not_found`, `invalid_field_value` for a blank name
 */
export async function updatePasskey(
  tx: Transaction,
  _scope: Scope,
  { params: { id }, body }: UpdatePasskeyInput,
  { userId }: { readonly userId: string },
): Promise<Passkey> {
  const { name, ...rest } = body
  noOtherFields(rest)
  if (name.trim() === '') throw invalidField('name', 'The name must not be blank.')
  await tx.execute(rename, [userId, id, name])
  return findPasskey(tx, userId, id)
}
