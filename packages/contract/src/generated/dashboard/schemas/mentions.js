// Generated from spec/. Do not edit.
import { z } from '@hono/zod-openapi'
import { integer, orNull, text } from '@channel/codegen/zod'
import { CustomerReference, PhoneNumber, PhoneNumberId } from './account-pins.js'
import { ConversationId } from './presence.js'
import { Timestamp, listOf, responseOf } from './shared.js'

/** The id of a note. */
export const NoteId = z.string().regex(/^note_[0-9A-HJKMNP-TV-Z]{26}$/).openapi('NoteId')

/** The id of a contact. */
export const ContactId = z.string().regex(/^ctc_[0-9A-HJKMNP-TV-Z]{26}$/).openapi('ContactId')

/** The connected account that a resource belongs to. */
export const AccountReference = z.looseObject({
  /** The account's phone number; null when the provider has not reported it. */
  phone_number: orNull(PhoneNumber),
  /** The id of the account in phone-scoped paths. */
  phone_number_id: orNull(PhoneNumberId),
  /** The end-customer that the account belongs to; null when the account is your organization's own. */
  customer: orNull(CustomerReference),
}).openapi('AccountReference')

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

/** A note that mentions the signed-in user. */
export const Mention = z.looseObject({
  /** The id of the note. */
  id: NoteId,
  /** Always `mention`. */
  object: z.literal('mention'),
  note: Note,
  /** The name of the contact, else its phone number; of a group, the subject. Null without any. */
  contact_name: z.string().nullable(),
  /** When the user has read it; null before. */
  read_at: orNull(Timestamp),
  /** When the user was mentioned. */
  created_at: Timestamp,
}).openapi('Mention')

/** A page of mentions, newest first. */
export const MentionList = listOf(Mention).openapi('MentionList')

/** The mentions to mark as read. */
export const MentionsRead = z.strictObject({
  /** The ids of the mentions; all of the user without it. */
  ids: z.array(NoteId).min(1).max(100).optional(),
}).openapi('MentionsRead')

/** How many mentions were marked as read. */
export const ReadMentions = z.looseObject({
  /** Always `read_mentions`. */
  object: z.literal('read_mentions'),
  /** The number of mentions that were not read before. */
  count: integer().min(0),
}).openapi('ReadMentions')

/** How many mentions were marked as read. */
export const ReadMentionsResponse = responseOf(ReadMentions).openapi('ReadMentionsResponse')
