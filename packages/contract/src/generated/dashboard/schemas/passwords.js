// Generated from spec/. Do not edit.
import { z } from '@hono/zod-openapi'
import { text } from '@channel/codegen/zod'
import { responseOf } from './shared.js'

/**
 * The new password. One that is easy to guess is refused: a common one, a pattern such as `aaaaaaaaaaaa`, or one that
 * is made of the user's name and email address.
 */
export const NewPassword = text({ min: 12, max: 128 }).openapi('NewPassword')

/** The current and the new password. */
export const PasswordUpdate = z.strictObject({
  /** The current password. */
  current_password: text({ min: 1, max: 128 }),
  new_password: NewPassword,
}).openapi('PasswordUpdate')

/** A changed password. */
export const ChangedPassword = z.looseObject({
  /** Always `password`. */
  object: z.literal('password'),
  /** Always true. */
  changed: z.literal(true),
}).openapi('ChangedPassword')

/** A changed password. */
export const ChangedPasswordResponse = responseOf(ChangedPassword).openapi('ChangedPasswordResponse')

/** Who has forgotten the password. */
export const PasswordResetCreate = z.strictObject({
  /** The email address. Upper and lower case are the same. */
  email: text({ min: 1, max: 255 }),
}).openapi('PasswordResetCreate')

/** A request for a new password. */
export const PasswordReset = z.looseObject({
  /** Always `password_reset`. */
  object: z.literal('password_reset'),
  /**
   * How the link reaches the user: `mail` if the service sends mail; otherwise the user asks the `operator` of the
   * service. It is the same for an unknown address.
   */
  delivery: z.enum(['mail', 'operator']),
}).openapi('PasswordReset')

/** A request for a new password. */
export const PasswordResetResponse = responseOf(PasswordReset).openapi('PasswordResetResponse')

/** The link, and the new password. */
export const PasswordResetComplete = z.strictObject({
  /** What follows `token=` in the link. */
  token: text({ min: 1, max: 128 }),
  new_password: NewPassword,
}).openapi('PasswordResetComplete')
