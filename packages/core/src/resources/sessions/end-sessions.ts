import { statement, type Transaction } from '@channel/db'

const deleteSessions = statement(
  'end_sessions',
  'DELETE FROM sign_in_sessions WHERE user_id = $1 AND id IS DISTINCT FROM $2',
)

/** Ends the sessions of a user, except one. Returns how many have ended. */
export function endSessions(
  tx: Transaction,
  input: { readonly user_id: string; readonly except_session?: string | undefined },
): Promise<number> {
  return tx.execute(deleteSessions, [input.user_id, input.except_session])
}
