import type { ListUserSessionsInput, UserSession } from '@channel/contract/dashboard/types'
import type { Queryable, RowOf } from '@channel/db'
import { listStatements, type Page, pageOf, readPage } from '../../mechanisms/pagination/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'

const selectSessions = listStatements<never, RowOf<'list_user_sessions'>>({
  name: 'list_user_sessions',
  fixedValues: 2,
  filters: {},
  text: ({ after }) => `
    SELECT id, ip_address, user_agent, created_at, updated_at, expires_at FROM sign_in_sessions
    WHERE user_id = $1 AND expires_at > now()${after ? ` AND (created_at, id) < ${after}` : ''}
    ORDER BY created_at DESC, id DESC LIMIT $2`,
})

/**
 * Lists the sessions of a user that have not ended, newest first.
 *
 * @param user `sessionId` is the current session
 * @throws ApiError `invalid_cursor`
 */
export async function listUserSessions(
  database: Queryable,
  scope: Scope,
  { query }: ListUserSessionsInput,
  user: { readonly userId: string; readonly sessionId: string },
): Promise<Page<UserSession>> {
  const page = readPage(scope, query, { list: 'listUserSessions', filters: { user: user.userId } })
  const { statement, values } = selectSessions({}, page.after)
  const rows = await database.query(statement, [user.userId, page.fetch, ...values])
  return pageOf(page, rows, (row) => ({
    id: row.id,
    object: 'user_session',
    current: row.id === user.sessionId,
    ip: row.ip_address,
    user_agent: row.user_agent,
    created_at: row.created_at,
    last_seen_at: row.updated_at,
    expires_at: row.expires_at,
  }))
}
