import { type Queryable, statement } from '@channel/db'
import { type OperatorUser, operatorUserColumns, operatorUserView } from './operator-user.ts'

const selectUser = statement(
  'find_user_by_email',
  `SELECT ${operatorUserColumns} FROM users WHERE organization_id = $1 AND lower(email) = lower($2)`,
)

/** The user of an organization with an email address, in any letter case. */
export async function findUserByEmail(
  database: Queryable,
  input: { readonly organization_id: string; readonly email: string },
): Promise<OperatorUser | undefined> {
  const [row] = await database.query(selectUser, [input.organization_id, input.email])
  return row && operatorUserView(row)
}
