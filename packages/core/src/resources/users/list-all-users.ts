import { type Queryable, statement } from '@channel/db'
import { type OperatorUser, operatorUserColumns, operatorUserView } from './operator-user.ts'

const selectUsers = statement(
  'list_all_users',
  `SELECT ${operatorUserColumns} FROM users WHERE $1::text IS NULL OR organization_id = $1
   ORDER BY created_at DESC, id DESC`,
)

/** Lists the users of one or all organizations, newest first. */
export async function listAllUsers(
  database: Queryable,
  input: { organization_id?: string | undefined } = {},
): Promise<OperatorUser[]> {
  const rows = await database.query(selectUsers, [input.organization_id])
  return rows.map(operatorUserView)
}
