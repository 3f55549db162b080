import { type Queryable, type RowOf, statement } from '@channel/db'
import { notFound } from '../../mechanisms/errors/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { type AddressedMember, memberColumns, memberView } from './member-view.ts'

const selectMember = statement(
  'find_member',
  `SELECT ${memberColumns} FROM sign_in_users member WHERE member.organization_id = $1 AND member.id = $2`,
)
const selectByEmail = statement(
  'find_member_by_email',
  'SELECT id, organization_id, role, email, name FROM sign_in_users WHERE email = lower($1)',
)

/** A user who may sign in to the dashboard. */
export type KnownMember = RowOf<'find_member_by_email'>

/** The user who signs in with an email address, in any letter case. An address signs in to one organization. */
export async function findMemberByEmail(database: Queryable, email: string): Promise<KnownMember | undefined> {
  const [row] = await database.query(selectByEmail, [email])
  return row
}

/** @throws ApiError `resource_not_found` if no such user signs in to the organization's dashboard */
export async function findMember(database: Queryable, scope: Scope, id: string): Promise<AddressedMember> {
  const [row] = await database.query(selectMember, [scope.organizationId, id])
  if (row === undefined) throw notFound('id', `There is no member ${id}.`)
  return memberView(row)
}
