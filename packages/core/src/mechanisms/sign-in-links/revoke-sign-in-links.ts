import { statement, type Transaction } from '@channel/db'

// Read from the member, so it must run before the member is deleted.
const revokeResets = statement(
  'revoke_password_resets',
  `UPDATE sign_in_links link SET revoked_at = clock_timestamp() FROM sign_in_users member
   WHERE member.id = $1 AND link.organization_id = member.organization_id AND link.email = member.email
     AND link.purpose = 'password_reset' AND link.used_at IS NULL AND link.revoked_at IS NULL`,
)
const revokeInvitations = statement(
  'revoke_invitations_of_user',
  `UPDATE sign_in_links SET revoked_at = clock_timestamp()
   WHERE organization_id = $1 AND purpose = 'invitation' AND created_by = $2 AND used_at IS NULL AND revoked_at IS NULL`,
)

/** Revokes the links for a new password of a member: with one, someone else could replace the password later. */
export async function revokePasswordResets(tx: Transaction, input: { readonly user_id: string }): Promise<void> {
  await tx.execute(revokeResets, [input.user_id])
}

/** Revokes the open invitations that a user has sent: with one, the user could come back after losing the right to invite. */
export async function revokeInvitationsOf(
  tx: Transaction,
  { organization_id, user_id }: { readonly organization_id: string; readonly user_id: string },
): Promise<void> {
  await tx.execute(revokeInvitations, [organization_id, user_id])
}
