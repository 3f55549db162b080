import { statement, type Transaction } from '@channel/db'
import { newId } from '../../mechanisms/ids/index.ts'
import { revokePasswordResetsOfPerson } from '../../mechanisms/sign-in-links/index.ts'
import { endSessions } from '../sessions/index.ts'

const upsertPassword = statement(
  'set_password',
  `INSERT INTO sign_in_accounts (id, user_id, provider_id, account_id, password) VALUES ($1, $2, 'credential', $2, $3)
   ON CONFLICT (provider_id, account_id) DO UPDATE SET password = excluded.password, updated_at = excluded.updated_at`,
)

/**
 * Sets the password of someone who signs in, ends all sessions, and revokes links for a new password.
 *
 * @param input `user_id` is the id in sign_in_users; `password_hash` is a scrypt hash of better-auth; `except_session` is the id of a session that stays
 */
export async function setPassword(
  tx: Transaction,
  input: { readonly user_id: string; readonly password_hash: string; readonly except_session?: string | undefined },
): Promise<void> {
  const { user_id, password_hash, except_session } = input
  await tx.execute(upsertPassword, [newId('signIn'), user_id, password_hash])
  await endSessions(tx, { user_id, except_session })
  await revokePasswordResetsOfPerson(tx, { sign_in_id: user_id })
}
