// Generated from spec/. Do not edit.
import { z } from '@hono/zod-openapi'
import { orNull, text } from '@channel/codegen/zod'
import {
  AccountReference,
  ContactId,
  ConversationId,
  Timestamp,
  listOf,
  responseOf,
} from './shared.js'

/** The id of a note. */
export const NoteId = z.string().regex(/^note_[0-9A-HJKMNP-TV-Z]{26}$/).openapi('NoteId')

/**
 * The text. A user is mentioned by `<@` and `>` around the id. Names may change, so show the name of the user in its
 * place.
 */
export const NoteText = text({ min: 1, max: 4096 }).openapi('NoteText')

/** Who wrote a note. */
export const NoteAuthor = z.looseObject({
  /** A user in the dashboard, or a program with an API key. */
  type: z.enum(['user', 'api_key']),
  /** The id of the user or the API key. */
  id: z.string(),
  /**
   * The name of the user or the API key; null for a key without a name. It stays when the user is removed or the key is
   * revoked.
   */
  name: z.string().nullable(),
}).openapi('NoteAuthor')

/**
 * A note about a conversation, for your organization only. The contact never sees it, and it is not sent to the
 * provider.
 */
export const Note = z.looseObject({
  id: NoteId,
  /** Always `note`. */
  object: z.literal('note'),
  conversation_id: ConversationId,
  /** The contact of the conversation. In a group, the one who wrote last. */
  contact_id: ContactId,
  channel_account: AccountReference,
  text: NoteText,
  /** The users whom the text mentions, each once. */
  mentions: z.array(text({ max: 64, pattern: /^usr_/ })).max(50),
  author: NoteAuthor,
  /** When the text last changed; null if it never did. */
  edited_at: orNull(Timestamp),
  /** When the note was written. */
  created_at: Timestamp,
}).openapi('Note')

/** The note that was deleted. */
export const DeletedNote = z.looseObject({
  id: NoteId,
  /** Always `note`. */
  object: z.literal('note'),
  /** Always true. */
  deleted: z.boolean(),
}).openapi('DeletedNote')

/** A page of notes, newest first. */
export const NoteList = listOf(Note).openapi('NoteList')

/** A note to write. */
export const NoteCreate = z.strictObject({ text: NoteText }).openapi('NoteCreate')

/** A note. */
export const NoteResponse = responseOf(Note).openapi('NoteResponse')

/** The note that was deleted. */
export const DeletedNoteResponse = responseOf(DeletedNote).openapi('DeletedNoteResponse')

/** The new text of a note. */
export const NoteUpdate = z.strictObject({ text: NoteText }).openapi('NoteUpdate')
