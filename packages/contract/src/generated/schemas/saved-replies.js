// Generated from spec/. Do not edit.
import { z } from '@hono/zod-openapi'
import { text } from '@channel/codegen/zod'
import { Timestamp, listOf, responseOf } from './shared.js'

/**
 * What a person types after `/` to find the reply: up to 40 letters and digits of any script, `-` and `_`. Unique in
 * your organization, ignoring case and accents.
 */
export const Shortcut = text({ pattern: /^[\p{L}\p{N}_-][\p{L}\p{M}\p{N}_-]{0,39}$/u }).openapi('Shortcut')

/** The id of a saved reply. */
export const SavedReplyId = z.string().regex(/^srp_[0-9A-HJKMNP-TV-Z]{26}$/).openapi('SavedReplyId')

/**
 * The text. Variables are filled in where a person inserts it: `{{contact.name}}`, `{{contact.phone_number}}`,
 * `{{user.name}}` (who writes) and `{{account.name}}`. After `|` stands what to write for one that is empty:
 * `{{contact.name|there}}`. Another variable returns 400 `invalid_field_value`.
 */
export const ReplyText = text({ min: 1, max: 4096 }).openapi('ReplyText')

/** A text that people insert into messages. It is not sent by itself. */
export const SavedReply = z.looseObject({
  id: SavedReplyId,
  /** Always `saved_reply`. */
  object: z.literal('saved_reply'),
  /** What it is for, in a few words. */
  name: z.string(),
  shortcut: Shortcut,
  text: ReplyText,
  /** When the saved reply was created. */
  created_at: Timestamp,
  /** When the saved reply last changed. */
  updated_at: Timestamp,
}).openapi('SavedReply')

/** A page of saved replies, newest first. */
export const SavedReplyList = listOf(SavedReply).openapi('SavedReplyList')

/** A saved reply to create. */
export const SavedReplyCreate = z.strictObject({
  /** What it is for, in a few words. */
  name: text({ min: 1, max: 100 }),
  shortcut: Shortcut,
  text: ReplyText,
}).openapi('SavedReplyCreate')

/** A saved reply. */
export const SavedReplyResponse = responseOf(SavedReply).openapi('SavedReplyResponse')

/** The saved reply that was deleted. */
export const DeletedSavedReply = z.looseObject({
  id: SavedReplyId,
  /** Always `saved_reply`. */
  object: z.literal('saved_reply'),
  /** Always true. */
  deleted: z.boolean(),
}).openapi('DeletedSavedReply')

/** The saved reply that was deleted. */
export const DeletedSavedReplyResponse = responseOf(DeletedSavedReply).openapi('DeletedSavedReplyResponse')

/** The fields of a saved reply to change. Omitted fields keep their values. */
export const SavedReplyUpdate = z.strictObject({
  /** The new name. */
  name: text({ min: 1, max: 100 }).optional(),
  shortcut: Shortcut.optional(),
  text: ReplyText.optional(),
}).openapi('SavedReplyUpdate')
