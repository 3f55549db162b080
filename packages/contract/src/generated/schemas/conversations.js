// Generated from spec/. Do not edit.
import { z } from '@hono/zod-openapi'
import { fields, orNull, text } from '@channel/codegen/zod'
import {
  AccountReference,
  ContactId,
  LabelId,
  PhoneNumber,
  Timestamp,
  listOf,
  responseOf,
} from './shared.js'

/** The id of a conversation. */
export const ConversationId = z.string().regex(/^cnv_[0-9A-HJKMNP-TV-Z]{26}$/).openapi('ConversationId')

/** The label to attach. */
export const LabelAttach = z.strictObject({ label_id: LabelId }).openapi('LabelAttach')

/** Whether a conversation has a label. */
export const ConversationLabelLink = z.looseObject({
  conversation_id: ConversationId,
  label_id: LabelId,
  /** Whether the label is attached now. */
  attached: z.boolean(),
}).openapi('ConversationLabelLink')

/** Whether the conversation has the label. */
export const ConversationLabelLinkResponse = responseOf(ConversationLabelLink)
  .openapi('ConversationLabelLinkResponse')

/** What state the conversation is in. An inbound message opens a resolved one again; everything else is your doing. */
export const ConversationStatus = z.enum(['open', 'resolved', 'pending']).openapi('ConversationStatus')

/** The contact that a conversation is with. */
export const ConversationContact = z.looseObject({
  id: ContactId,
  /** The contact's phone number; null when the contact has shared none. */
  phone_number: orNull(PhoneNumber),
  /** The contact's name. */
  name: z.string().nullable(),
}).openapi('ConversationContact')

/** The user whom a conversation is assigned to. */
export const Assignee = z.looseObject({
  /** The id of the user. */
  id: z.string().regex(/^usr_/),
  /** The user's name. */
  name: z.string().nullable(),
  /** The user's e-mail address. */
  email: z.string().nullable(),
}).openapi('Assignee')

/** What one of your accounts and a contact have written to each other. A contact has one conversation. */
export const Conversation = z.looseObject({
  id: ConversationId,
  /** Always `conversation`. */
  object: z.literal('conversation'),
  status: ConversationStatus,
  contact: ConversationContact,
  channel_account: AccountReference,
  /** The user whom the conversation is assigned to; null when nobody is. */
  assignee: orNull(Assignee),
  /** How many inbound messages came since you last wrote or resolved the conversation. */
  unread_count: z.int().min(0),
  /** When the last message came or went; null while there is none. */
  last_message_at: orNull(Timestamp),
  /** When the contact last wrote; null when it never has. */
  last_inbound_at: orNull(Timestamp),
  /** When the conversation began. */
  created_at: Timestamp,
  /** When the conversation last changed. */
  updated_at: Timestamp,
}).openapi('Conversation')

/** A page of conversations. */
export const ConversationList = listOf(Conversation).openapi('ConversationList')

/** A conversation. */
export const ConversationResponse = responseOf(Conversation).openapi('ConversationResponse')

/** What to change of a conversation, at least one field. One that is left out stays as it is. */
export const ConversationUpdate = fields({
  status: ConversationStatus.optional(),
  /** The id of the user whom the conversation is assigned to from now on, or null for nobody. */
  assigned_to: text({ min: 1, max: 64 }).nullable().optional(),
}, { rest: z.never(), min: 1 }).openapi('ConversationUpdate')
