// Generated from spec/. Do not edit.
import { z } from '@hono/zod-openapi'
import { integer } from '@channel/codegen/zod'
import { Timestamp, UserReference, listOf, responseOf } from './shared.js'

/** The id of a message. */
export const MessageId = z.string().regex(/^msg_[0-9A-HJKMNP-TV-Z]{26}$/).openapi('MessageId')

/** A public link to a message. */
export const MessageLink = z.looseObject({
  /** The id of the link. */
  id: z.string(),
  /** Always `message_link`. */
  object: z.literal('message_link'),
  message_id: MessageId,
  /** Only an active link shows the message. */
  status: z.enum(['active', 'expired', 'revoked']),
  created_by: UserReference,
  /** The link. Only the response to the creation shows it; otherwise null. */
  url: z.string().nullable(),
  expires_at: Timestamp,
  created_at: Timestamp,
}).openapi('MessageLink')

/** A page of public links to a message, newest first. */
export const MessageLinkList = listOf(MessageLink).openapi('MessageLinkList')

/** The message to link to, and how long. */
export const MessageLinkCreate = z.strictObject({
  message_id: MessageId,
  /** How long the link works, in days. */
  expires_in_days: integer().min(1).max(30).default(7),
}).openapi('MessageLinkCreate')

/** A public link to a message. */
export const MessageLinkResponse = responseOf(MessageLink).openapi('MessageLinkResponse')

/** A revoked link. */
export const DeletedMessageLink = z.looseObject({
  /** The id of the link. */
  id: z.string(),
  /** Always `message_link`. */
  object: z.literal('message_link'),
  message_id: MessageId,
  /** Always true. */
  deleted: z.literal(true),
}).openapi('DeletedMessageLink')

/** A revoked link. */
export const DeletedMessageLinkResponse = responseOf(DeletedMessageLink).openapi('DeletedMessageLinkResponse')
