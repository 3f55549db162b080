import type { Invitation } from '@channel/contract/dashboard/types'
import type { RowOf } from '@channel/db'

export const invitationColumns = `link.id, link.email, link.role, link.created_by, inviter.name AS inviter_name, link.expires_at,
  link.used_at, link.revoked_at, link.created_at`

export const invitationsWithInviters = `sign_in_links link
  LEFT JOIN users inviter ON inviter.organization_id = link.organization_id AND inviter.id = link.created_by`

/** An invitation without its link. */
export function invitationView(row: RowOf<'find_invitation'>, now: Date): Invitation {
  const { created_by, inviter_name } = row
  return {
    id: row.id,
    object: 'invitation',
    email: row.email,
    role: row.role ?? 'read_only',
    status: statusOf(row, now),
    invited_by: created_by === null ? null : { id: created_by, name: inviter_name ?? '' },
    url: null,
    expires_at: row.expires_at,
    created_at: row.created_at,
  }
}

function statusOf(
  { used_at, revoked_at, expires_at }: Pick<RowOf<'find_invitation'>, 'used_at' | 'revoked_at' | 'expires_at'>,
  now: Date,
): Invitation['status'] {
  if (used_at !== null) return 'accepted'
  if (revoked_at !== null) return 'revoked'
  return Date.parse(expires_at) <= now.getTime() ? 'expired' : 'open'
}
