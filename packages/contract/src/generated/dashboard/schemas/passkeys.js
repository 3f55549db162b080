// Generated from spec/. Do not edit.
import { z } from '@hono/zod-openapi'
import { orNull, text } from '@channel/codegen/zod'
import { Timestamp, listOf, responseOf } from './shared.js'

/** A passkey of the signed-in user. */
export const Passkey = z.looseObject({
  /** The id of the passkey. */
  id: z.string(),
  /** Always `passkey`. */
  object: z.literal('passkey'),
  /** The name that the user has given it. */
  name: z.string(),
  /** Whether the authenticator copies it to other devices of the user. */
  synced: z.boolean(),
  /** When it was last used to sign in; null if never. */
  last_used_at: orNull(Timestamp),
  created_at: Timestamp,
}).openapi('Passkey')

/** A page of passkeys, newest first. */
export const PasskeyList = listOf(Passkey).openapi('PasskeyList')

/** A passkey that the browser has created. */
export const PasskeyCreate = z.strictObject({
  /** A name by which the user recognizes it. */
  name: text({ min: 1, max: 100 }),
  /** The credential of the browser as JSON, `JSON.stringify(credential)`. */
  credential: text({ min: 2, max: 16384 }),
}).openapi('PasskeyCreate')

/** A passkey. */
export const PasskeyResponse = responseOf(Passkey).openapi('PasskeyResponse')

/** What proves that the user is there. */
export const PasskeyChallengeCreate = z.strictObject({
  /** The password of the user. Required ten minutes after the sign-in. */
  password: text({ min: 1, max: 128 }).optional(),
}).openapi('PasskeyChallengeCreate')

/** A passkey that was removed. */
export const DeletedPasskey = z.looseObject({
  /** The id of the passkey. */
  id: z.string(),
  /** Always `passkey`. */
  object: z.literal('passkey'),
  /** Always true. */
  deleted: z.literal(true),
}).openapi('DeletedPasskey')

/** The removed passkey. */
export const DeletedPasskeyResponse = responseOf(DeletedPasskey).openapi('DeletedPasskeyResponse')

/** The new name. */
export const PasskeyUpdate = z.strictObject({
  /** A name by which the user recognizes it. */
  name: text({ min: 1, max: 100 }),
}).openapi('PasskeyUpdate')
