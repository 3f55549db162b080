import type { DeletedSession, DeleteUserSessionInput } from '@channel/contract/dashboard/types'
import { statement, type Transaction } from '@channel/db'
import { notFound } from '../../mechanisms/errors/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'

const deleteStatement = statement(
  'delete_user_session',
  'DELETE FROM sign_in_sessions WHERE user_id = $1 AND id = $2 RETURNING id',
)

/**
 * Ends a session of a user at once.
 *
 * @throws ApiError `resource_not_found`
 */
export async function deleteUserSession(
  tx: Transaction,
  _scope: Scope,
  { params: { id } }: DeleteUserSessionInput,
  { userId }: { readonly userId: string },
): Promise<DeletedSession> {
  const [deleted] = await tx.query(deleteStatement, [userId, id])
  if (deleted === undefined) throw notFound('id', `You have no session ${id}.`)
  return { id, object: 'session', deleted: true }
}
