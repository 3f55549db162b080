// Generated from spec/. Do not edit.
import { z } from '@hono/zod-openapi'
import { email, orNull, text } from '@channel/codegen/zod'
import { NewPassword } from './passwords.js'
import { Role, Timestamp, UserReference, listOf, responseOf } from './shared.js'

/** An invitation to the organization. */
export const Invitation = z.looseObject({
  /** The id of the invitation. */
  id: z.string(),
  /** Always `invitation`. */
  object: z.literal('invitation'),
  /** The invited email address. */
  email: z.string(),
  role: Role,
  /** Only an open invitation can be accepted. */
  status: z.enum(['open', 'accepted', 'expired', 'revoked']),
  /** The user who invited; null if it was the operator of the service. */
  invited_by: orNull(UserReference),
  /**
   * The link to send to the invited person. Only the response to the creation shows it, and only if the service sends
   * no mail; otherwise null.
   */
  url: z.string().nullable(),
  expires_at: Timestamp,
  created_at: Timestamp,
}).openapi('Invitation')

/** A page of invitations, newest first. */
export const InvitationList = listOf(Invitation).openapi('InvitationList')

/** Who is invited, and the role. */
export const InvitationCreate = z.strictObject({
  /** The email address. It must not already sign in to the dashboard. */
  email: email({ max: 255 }),
  role: Role,
}).openapi('InvitationCreate')

/** An invitation. */
export const InvitationResponse = responseOf(Invitation).openapi('InvitationResponse')

/** The link of the invitation, and the new user. */
export const InvitationAccept = z.strictObject({
  /** What follows `token=` in the link. */
  token: text({ min: 1, max: 128 }),
  /** The full name. */
  name: text({ min: 1, max: 200 }),
  password: NewPassword,
}).openapi('InvitationAccept')

/** A revoked invitation. */
export const DeletedInvitation = z.looseObject({
  /** The id of the invitation. */
  id: z.string(),
  /** Always `invitation`. */
  object: z.literal('invitation'),
  /** Always true. */
  deleted: z.literal(true),
}).openapi('DeletedInvitation')

/** A revoked invitation. */
export const DeletedInvitationResponse = responseOf(DeletedInvitation).openapi('DeletedInvitationResponse')
