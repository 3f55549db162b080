import { type Queryable, type RowOf, statement } from '@channel/db'

/** The user of a session in the organization that is open, what it requires, and whether the user has a passkey. */
export type OpenMembership = RowOf<'find_open_membership'>

const selectMembership = statement(
  'find_open_membership',
  `SELECT member.id, member.organization_id, member.role, profile.name, organization.require_second_factor,
          EXISTS (SELECT FROM sign_in_passkeys WHERE user_id = member.sign_in_id) AS has_passkey
   FROM members member
   JOIN users profile ON profile.organization_id = member.organization_id AND profile.id = member.id
   JOIN organizations organization ON organization.id = member.organization_id
   WHERE member.sign_in_id = $1
   ORDER BY member.organization_id = $2 DESC NULLS LAST, member.opened_at DESC LIMIT 1`,
)

/**
 * The membership that is open in a session: that of its organization, else the one that was last opened.
 *
 * @returns undefined if the user has none
 */
export async function findOpenMembership(
  database: Queryable,
  { signInId, organizationId }: { readonly signInId: string; readonly organizationId: string | null | undefined },
): Promise<OpenMembership | undefined> {
  const [row] = await database.query(selectMembership, [signInId, organizationId])
  return row
}
