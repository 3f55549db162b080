import { statement, type Transaction } from '@channel/db'

const removeFactor = statement('remove_second_factor', 'DELETE FROM sign_in_two_factors WHERE user_id = $1')
const clearFlag = statement(
  'clear_second_factor',
  'UPDATE sign_in_users SET two_factor_enabled = false, updated_at = now() WHERE id = $1',
)
const deletePasskeys = statement('remove_passkeys', 'DELETE FROM sign_in_passkeys WHERE user_id = $1')

/** Removes the authenticator app of a user who has lost it, the recovery codes, and the passkeys. */
export async function removeSecondFactor(tx: Transaction, input: { readonly user_id: string }): Promise<void> {
  await Promise.all([removeFactor, deletePasskeys, clearFlag].map((each) => tx.execute(each, [input.user_id])))
}

/** Removes all passkeys of a user. */
export async function removePasskeys(tx: Transaction, input: { readonly user_id: string }): Promise<void> {
  await tx.execute(deletePasskeys, [input.user_id])
}
