import { type Queryable, statement } from '@channel/db'
import type { Scope } from '../../mechanisms/scope/index.ts'
import type { GroupKey } from '../conversations/index.ts'
import type { Member } from './members.ts'

const selectStatement = statement(
  'find_group_members',
  'SELECT members FROM groups WHERE organization_id = $1 AND phone_number_id = $2 AND id = $3',
)

/** Returns the known members of a group. */
export async function findMembers(
  database: Queryable,
  { organizationId }: Pick<Scope, 'organizationId'>,
  { phone_number_id, group_id }: GroupKey,
): Promise<readonly Member[]> {
  const [row] = await database.query(selectStatement, [organizationId, phone_number_id, group_id])
  return row?.members ?? []
}
