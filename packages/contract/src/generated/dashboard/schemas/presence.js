// Generated from spec/. Do not edit.
import { z } from '@hono/zod-openapi'
import { UserReference, responseOf } from './shared.js'

/** The id of a conversation. */
export const ConversationId = z.string().regex(/^cnv_[0-9A-HJKMNP-TV-Z]{26}$/).openapi('ConversationId')

/** What the signed-in user does in a conversation. */
export const PresenceUpdate = z.strictObject({
  conversation_id: ConversationId,
  /** Whether the user sees the conversation, writes in it, or has left it. */
  state: z.enum(['viewing', 'writing', 'left']),
}).openapi('PresenceUpdate')

/** A user who has a conversation open. */
export const PresentUser = z.looseObject({
  user: UserReference,
  /** Whether the user sees the conversation, or writes in it. */
  state: z.enum(['viewing', 'writing']),
}).openapi('PresentUser')

/** The other users who have a conversation open. */
export const Presence = z.looseObject({
  /** Always `presence`. */
  object: z.literal('presence'),
  conversation_id: ConversationId,
  /** The other users; empty if there are none. */
  others: z.array(PresentUser).max(100),
}).openapi('Presence')

/** The other users in a conversation. */
export const PresenceResponse = responseOf(Presence).openapi('PresenceResponse')
