import type { Member } from '@channel/contract/dashboard/types'
import type { RowOf } from '@channel/db'

export const memberColumns = `member.id, profile.name, person.email, member.role, member.created_at,
  (person.two_factor_enabled OR EXISTS (SELECT FROM sign_in_passkeys passkey WHERE passkey.user_id = person.id)) AS has_second_factor,
  (SELECT max(session.updated_at) FROM sign_in_sessions session WHERE session.user_id = person.id
     AND coalesce(session.active_organization_id, member.organization_id) = member.organization_id) AS last_seen_at`

/** Members, how they sign in, and their names in the organization. */
export const membersWithNames = `members member JOIN sign_in_users person ON person.id = member.sign_in_id
  JOIN users profile ON profile.organization_id = member.organization_id AND profile.id = member.id`

/** A member, with the address that not every role may see. */
export type AddressedMember = Member & { readonly email: string }

export function memberView(row: RowOf<'find_member'>): AddressedMember {
  return {
    id: row.id,
    object: 'member',
    name: row.name,
    email: row.email,
    role: row.role,
    second_factor: row.has_second_factor === true,
    last_seen_at: row.last_seen_at,
    created_at: row.created_at,
  }
}
