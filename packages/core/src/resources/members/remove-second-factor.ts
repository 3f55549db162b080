import { statement, type Transaction } from '@channel/db'

const removeFactor = statement('remove_second_factor', 'DELETE FROM sign_in_two_factors WHERE user_id = $1')
const clearFlag = statement(
  'clear_second_factor',
  'UPDATE sign_in_users SET two_factor_enabled = false, updated_at = now() WHERE id = $1',
)

/** Removes the second factor of a user who has lost it, and the recovery codes. */
export async function removeSecondFactor(tx: Transaction, input: { readonly user_id: string }): Promise<void> {
  await Promise.all([tx.execute(removeFactor, [input.user_id]), tx.execute(clearFlag, [input.user_id])])
}
