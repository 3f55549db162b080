import { type Queryable, statement } from '@channel/db'
import { type User, userColumns, userView } from './user-view.ts'

const selectUsers = statement(
  'list_users',
  `SELECT ${userColumns} FROM users WHERE $1::text IS NULL OR organization_id = $1 ORDER BY created_at DESC, id DESC`,
)

/** Lists the users of one or all organizations, newest first. */
export async function listUsers(
  database: Queryable,
  input: { organization_id?: string | undefined } = {},
): Promise<User[]> {
  const rows = await database.query(selectUsers, [input.organization_id])
  return rows.map(userView)
}
