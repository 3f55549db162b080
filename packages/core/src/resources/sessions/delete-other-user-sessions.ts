import type { DeletedUserSessions, DeleteOtherUserSessionsInput } from '@channel/contract/dashboard/types'
import type { Transaction } from '@channel/db'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { endSessions } from './end-sessions.ts'

/**
 * Ends all sessions of a user but one.
 *
 * @param user `sessionId` is the session that stays
 */
export async function deleteOtherUserSessions(
  tx: Transaction,
  _scope: Scope,
  _input: DeleteOtherUserSessionsInput,
  user: { readonly userId: string; readonly sessionId: string },
): Promise<DeletedUserSessions> {
  const count = await endSessions(tx, { user_id: user.userId, except_session: user.sessionId })
  return { object: 'user_sessions', count, deleted: true }
}
