import type { GetUserInput, User } from '@channel/contract/types'
import { type Queryable, statement } from '@channel/db'
import { notFound } from '../../mechanisms/errors/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { userColumns, userView } from './user-view.ts'

const findUser = statement('find_user', `SELECT ${userColumns} FROM users WHERE organization_id = $1 AND id = $2`)

/**
 * Returns a user of the organization.
 *
 * @throws ApiError `resource_not_found` if it is unknown or belongs to another organization
 */
export async function getUser(database: Queryable, scope: Scope, { params }: GetUserInput): Promise<User> {
  const [row] = await database.query(findUser, [scope.organizationId, params.id])
  if (row === undefined) throw notFound('id', `There is no user ${params.id}.`)
  return userView(row)
}
