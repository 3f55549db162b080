import type { Member } from '@channel/contract/dashboard/types'
import type { RowOf } from '@channel/db'

export const memberColumns = `member.id, member.name, member.email, member.role, member.created_at,
  (member.two_factor_enabled OR EXISTS (SELECT FROM sign_in_passkeys passkey WHERE passkey.user_id = member.id)) AS has_second_factor,
  (SELECT max(session.updated_at) FROM sign_in_sessions session WHERE session.user_id = member.id) AS last_seen_at`

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
