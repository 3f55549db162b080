// Generated from spec/. Do not edit.
import { z } from '@hono/zod-openapi'
import { text } from '@channel/codegen/zod'
import { responseOf } from './shared.js'

/** The password of the user. */
export const SecondFactorCreate = z.strictObject({
  /** The password of the user. */
  password: text({ min: 1, max: 128 }),
}).openapi('SecondFactorCreate')

/** A second factor that is not active yet. */
export const SecondFactor = z.looseObject({
  /** Always `second_factor`. */
  object: z.literal('second_factor'),
  /**
   * The `otpauth://` URI to show as a QR code, which an authenticator app scans. Its parameter `secret` can be typed in
   * instead.
   */
  totp_uri: z.string(),
  /** Codes for when the app is lost. Each works once. Only this response shows them. */
  recovery_codes: z.array(z.string()).max(10),
}).openapi('SecondFactor')

/** A second factor that is not active yet. */
export const SecondFactorResponse = responseOf(SecondFactor).openapi('SecondFactorResponse')

/** What activates the second factor (`enabled: true` and `code`), or removes it (`enabled: false` and `password`). */
export const SecondFactorUpdate = z.strictObject({
  /** Whether the user is to sign in with the second factor. */
  enabled: z.boolean(),
  /** The code that the authenticator app shows. Required to activate. */
  code: z.string().regex(/^[0-9]{6}$/).optional(),
  /** The password of the user. Required to remove. */
  password: text({ min: 1, max: 128 }).optional(),
}).openapi('SecondFactorUpdate')

/** Whether the user signs in with a second factor. */
export const SecondFactorState = z.looseObject({
  /** Always `second_factor`. */
  object: z.literal('second_factor'),
  /** Whether the user signs in with a second factor. */
  enabled: z.boolean(),
}).openapi('SecondFactorState')

/** Whether the user signs in with a second factor. */
export const SecondFactorStateResponse = responseOf(SecondFactorState).openapi('SecondFactorStateResponse')
