// Generated from spec/. Do not edit.
import { z } from '@hono/zod-openapi'
import { orNull, text } from '@channel/codegen/zod'
import { Role, Timestamp, UserId, listOf, responseOf } from './shared.js'

/** Changes of the profile. */
export const ProfileUpdate = z.strictObject({
  /** The new full name. */
  name: text({ min: 1, max: 200 }),
}).openapi('ProfileUpdate')

/** A user who signs in to the dashboard. */
export const Member = z.looseObject({
  id: UserId,
  /** Always `member`. */
  object: z.literal('member'),
  /** The full name. */
  name: z.string(),
  /** The email address, with which the user signs in; null for a caller whose role is `read_only`. */
  email: z.string().nullable(),
  role: Role,
  /** Whether the user has a second factor, an authenticator app or a passkey. */
  second_factor: z.boolean(),
  /** When a session of the user was last prolonged, to the day; null without a session. */
  last_seen_at: orNull(Timestamp),
  created_at: Timestamp,
}).openapi('Member')

/** A member. */
export const MemberResponse = responseOf(Member).openapi('MemberResponse')

/** Whether the user is available. */
export const AvailabilityUpdate = z.strictObject({
  /** False to be away. */
  available: z.boolean(),
}).openapi('AvailabilityUpdate')

/** Whether conversations are assigned in turn to a user. */
export const Availability = z.looseObject({
  id: UserId,
  /** Always `availability`. */
  object: z.literal('availability'),
  /** False while the user is away. */
  available: z.boolean(),
}).openapi('Availability')

/** Whether conversations are assigned in turn to a user. */
export const AvailabilityResponse = responseOf(Availability).openapi('AvailabilityResponse')

/** A page of members, newest first. */
export const MemberList = listOf(Member).openapi('MemberList')

/** A removed member. */
export const DeletedMember = z.looseObject({
  id: UserId,
  /** Always `member`. */
  object: z.literal('member'),
  /** Always true. */
  deleted: z.literal(true),
}).openapi('DeletedMember')

/** A removed member. */
export const DeletedMemberResponse = responseOf(DeletedMember).openapi('DeletedMemberResponse')

/** Changes of a member. */
export const MemberUpdate = z.strictObject({ role: Role }).openapi('MemberUpdate')

/** A link with which a member chooses a new password. */
export const MemberPasswordReset = z.looseObject({
  /** Always `member_password_reset`. */
  object: z.literal('member_password_reset'),
  /** The email address of the member. */
  email: z.string(),
  /**
   * The link to send to the member. Only this response shows it, and only if the service sends no mail; otherwise null.
   */
  url: z.string().nullable(),
  expires_at: Timestamp,
}).openapi('MemberPasswordReset')

/** A link for a new password. */
export const MemberPasswordResetResponse = responseOf(MemberPasswordReset).openapi('MemberPasswordResetResponse')
