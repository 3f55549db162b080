import { type Queryable, type RowOf, statement } from '@channel/db'
import { ApiError, notFound } from '../../mechanisms/errors/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { type AddressedMember, memberColumns, membersWithNames, memberView } from './member-view.ts'

const selectMember = statement(
  'find_member',
  `SELECT ${memberColumns} FROM ${membersWithNames} WHERE member.organization_id = $1 AND member.id = $2`,
)
const selectByEmail = statement(
  'find_member_by_email',
  `SELECT member.id, member.organization_id, member.role, person.email, profile.name, person.id AS sign_in_id
   FROM ${membersWithNames} WHERE person.email = lower($1) AND member.organization_id = coalesce($2, member.organization_id)
   ORDER BY member.opened_at DESC LIMIT 1`,
)
// Locked against addMembership, so that the member joins no other organization meanwhile.
const lockPerson = statement(
  'lock_person_of_only_membership',
  `SELECT id FROM sign_in_users WHERE id = (SELECT sign_in_id FROM members WHERE organization_id = $1 AND id = $2) FOR NO KEY UPDATE`,
)
const countMemberships = statement(
  'count_memberships',
  `SELECT count(*)::int AS count FROM members other JOIN members member ON member.sign_in_id = other.sign_in_id
   WHERE member.organization_id = $1 AND member.id = $2`,
)

/** A user who may sign in to the dashboard. */
export type KnownMember = RowOf<'find_member_by_email'>

/**
 * The user who signs in with an email address, in any letter case: in an organization, or in the one that the user has last opened.
 */
export async function findMemberByEmail(
  database: Queryable,
  email: string,
  organizationId?: string,
): Promise<KnownMember | undefined> {
  const [row] = await database.query(selectByEmail, [email, organizationId])
  return row
}

/**
 * Requires that a member signs in to this organization only, until the transaction ends. Otherwise its owner could sign in to the others
 * as this member.
 *
 * @param database a transaction
 * @throws ApiError `member_of_several`
 */
export async function requireOnlyMembership(database: Queryable, scope: Scope, id: string): Promise<void> {
  await database.query(lockPerson, [scope.organizationId, id])
  const [row] = await database.query(countMemberships, [scope.organizationId, id])
  if ((row?.count ?? 0) <= 1) return
  const message =
    'This member also signs in to other organizations. Only the member or the operator of the service can do this.'
  throw new ApiError('member_of_several', message)
}

/** @throws ApiError `resource_not_found` if no such user signs in to the organization's dashboard */
export async function findMember(database: Queryable, scope: Scope, id: string): Promise<AddressedMember> {
  const [row] = await database.query(selectMember, [scope.organizationId, id])
  if (row === undefined) throw notFound('id', `There is no member ${id}.`)
  return memberView(row)
}
