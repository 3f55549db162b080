import type { DeletedPasskey, DeletePasskeyInput } from '@channel/contract/dashboard/types'
import { statement, type Transaction } from '@channel/db'
import { ApiError } from '../../mechanisms/errors/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { findPasskey } from './find-passkey.ts'

// Locked, so that the last two cannot be removed at the same time.
const lockPasskeys = statement(
  'lock_passkeys',
  'SELECT id FROM sign_in_passkeys WHERE user_id = $1 ORDER BY id FOR UPDATE',
)
const deleteStatement = statement('delete_passkey', 'DELETE FROM sign_in_passkeys WHERE user_id = $1 AND id = $2')

/** The user of a session, and what the organization requires. */
export interface PasskeyOwner {
  readonly userId: string
  readonly hasAuthenticatorApp: boolean
  readonly requiresSecondFactor: boolean
}

/**
 * Removes a passkey of the signed-in user.
 *
 * @throws ApiError `resource_not_found`, `second_factor_missing` for the last second factor if the organization requires one
 */
export async function deletePasskey(
  tx: Transaction,
  _scope: Scope,
  { params: { id } }: DeletePasskeyInput,
  { userId, hasAuthenticatorApp, requiresSecondFactor }: PasskeyOwner,
): Promise<DeletedPasskey> {
  const all = await tx.query(lockPasskeys, [userId])
  await findPasskey(tx, userId, id)
  if (requiresSecondFactor && !hasAuthenticatorApp && all.length === 1)
    throw new ApiError('second_factor_missing', 'Your organization requires a second factor. Add another one first.')
  await tx.execute(deleteStatement, [userId, id])
  return { id, object: 'passkey', deleted: true }
}
