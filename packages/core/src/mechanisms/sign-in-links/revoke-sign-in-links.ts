import { statement, type Transaction } from '@channel/db'

// Read from the member, so it must run before the member is deleted.
const revokeResets = statement(
  'revoke_password_resets',
  `UPDATE sign_in_links link SET revoked_at = statement_timestamp()
   FROM members member JOIN sign_in_users person ON person.id = member.sign_in_id
   WHERE member.organization_id = $1 AND member.id = $2 AND link.organization_id = $1 AND link.email = person.email
     AND link.purpose = 'password_reset' AND link.used_at IS NULL AND link.revoked_at IS NULL`,
)
const revokeResetsOfPerson = statement(
  'revoke_password_resets_of_person',
  `UPDATE sign_in_links link SET revoked_at = statement_timestamp()
   FROM members member JOIN sign_in_users person ON person.id = member.sign_in_id
   WHERE member.sign_in_id = $1 AND link.organization_id = member.organization_id AND link.email = person.email
     AND link.purpose = 'password_reset' AND link.used_at IS NULL AND link.revoked_at IS NULL`,
)
const revokeInvitations = statement(
  'revoke_invitations_of_user',
  `UPDATE sign_in_links SET revoked_at = statement_timestamp()
   WHERE organization_id = $1 AND purpose = 'invitation' AND created_by = $2 AND used_at IS NULL AND revoked_at IS NULL`,
)

/** Revokes the links for a new password that an organization's member got there. */
export async function revokePasswordResets(
  tx: Transaction,
  { organization_id, user_id }: { readonly organization_id: string; readonly user_id: string },
): Promise<void> {
  await tx.execute(revokeResets, [organization_id, user_id])
}

/** Revokes all links for a new password: with one, someone else could replace the password later. */
export async function revokePasswordResetsOfPerson(
  tx: Transaction,
  input: { readonly sign_in_id: string },
): Promise<void> {
  await tx.execute(revokeResetsOfPerson, [input.sign_in_id])
}

/** Revokes the open invitations that a user has sent: with one, the user could come back after losing the right to invite. */
export async function revokeInvitationsOf(
  tx: Transaction,
  { organization_id, user_id }: { readonly organization_id: string; readonly user_id: string },
): Promise<void> {
  await tx.execute(revokeInvitations, [organization_id, user_id])
}
