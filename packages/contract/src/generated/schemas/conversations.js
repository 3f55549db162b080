// Generated from spec/. Do not edit.
import { z } from '@hono/zod-openapi'
import { dateTime, fields, integer, orNull, text } from '@channel/codegen/zod'
import { AttachedLabels } from './contacts.js'
import { ConversationKind, GroupId, GroupSubject } from './messages.js'
import {
  AccountReference,
  ContactId,
  ConversationId,
  LabelId,
  PhoneNumber,
  Timestamp,
  UserId,
  listOf,
  responseOf,
} from './shared.js'

/** The label to attach. */
export const LabelAttach = z.strictObject({ label_id: LabelId }).openapi('LabelAttach')

/** Whether a label is attached to a conversation. */
export const ConversationLabelLink = z.looseObject({
  conversation_id: ConversationId,
  label_id: LabelId,
  /** Whether the label is attached now. */
  attached: z.boolean(),
}).openapi('ConversationLabelLink')

/** Whether the label is attached to the conversation. */
export const ConversationLabelLinkResponse = responseOf(ConversationLabelLink)
  .openapi('ConversationLabelLinkResponse')

/** The group of a conversation, as the provider reports it. An addition of this service. */
export const ConversationGroup = z.looseObject({
  id: GroupId,
  subject: GroupSubject,
  /**
   * `active`, `suspended` (by the provider, maybe for some time) or `ended` (the group was deleted). Only an active
   * group can be written to. The set may grow.
   */
  status: z.string(),
}).openapi('ConversationGroup')

/**
 * The status of the conversation. An inbound message reopens a resolved conversation. All other changes are made by
 * you.
 */
export const ConversationStatus = z.enum(['open', 'resolved', 'pending']).openapi('ConversationStatus')

/** The contact of a conversation. */
export const ConversationContact = z.looseObject({
  id: ContactId,
  /** The contact's phone number; null when it is not known. */
  phone_number: orNull(PhoneNumber),
  /** The contact's name. */
  name: z.string().nullable(),
}).openapi('ConversationContact')

/** The user that a conversation is assigned to. */
export const Assignee = z.looseObject({
  id: UserId,
  /** The user's name. */
  name: z.string().nullable(),
  /** The user's email address. */
  email: z.string().nullable(),
}).openapi('Assignee')

/**
 * The time in which any message can be sent, because the contact, or a member of the group, has written. Afterwards
 * only templates can.
 */
export const ConversationWindow = z.looseObject({
  /** When it closes, unless somebody writes before. */
  open_until: Timestamp,
  /** What opened it. The set may grow. A free entry point opens none; it is in `free_entry_point`. */
  kind: z.string(),
}).openapi('ConversationWindow')

/**
 * A free entry point: after a contact has written from an ad, a reply within 24 hours makes all messages to it free of
 * charge for 72 hours, templates too. It does not open the 24-hour window.
 */
export const FreeEntryPoint = z.looseObject({
  /**
   * Until when a reply to the newest message from an ad opens it; null if no message is known. Compare it with the
   * current time.
   */
  reply_by: orNull(Timestamp),
  /**
   * When the newest one ends, or has ended, as the provider says with the status of the reply; null until then. Compare
   * it with the current time.
   */
  expires_at: orNull(Timestamp),
}).openapi('FreeEntryPoint')

/** A conversation without its labels, as events show it. */
export const ConversationState = z.looseObject({
  id: ConversationId,
  /** Always `conversation`. */
  object: z.literal('conversation'),
  /** Present only in a conversation of a group: always `group` then. */
  kind: ConversationKind.optional(),
  /** Present only in a conversation of a group. */
  group: ConversationGroup.optional(),
  status: ConversationStatus,
  /** The contact. In a group, the member who wrote last. */
  contact: ConversationContact,
  channel_account: AccountReference,
  /** The user that the conversation is assigned to; null when it is unassigned. */
  assignee: orNull(Assignee),
  /** The number of inbound messages since you last sent a message or resolved the conversation. */
  unread_count: integer().min(0),
  /** When the last message was received or sent; null when there is none. */
  last_message_at: orNull(Timestamp),
  /** When the contact, or a member of the group, last wrote; null when nobody has ever written. */
  last_inbound_at: orNull(Timestamp),
  /** The 24 hours in which any message can be sent; null while they are over, and when nobody has ever written. */
  window: orNull(ConversationWindow).optional(),
  /**
   * The time in which messages to the contact are free of charge, because an ad led to the conversation; null without
   * one.
   */
  free_entry_point: orNull(FreeEntryPoint).optional(),
  /** Until when the conversation is put aside; null if it is not. It ends at once when the contact writes. */
  snoozed_until: orNull(Timestamp).optional(),
  /**
   * When the conversation came back after it was snoozed, at its time or because the contact wrote; null after the next
   * message of the account or update of the conversation, and if it was not snoozed.
   */
  snooze_ended_at: orNull(Timestamp).optional(),
  /** When the conversation was created. */
  created_at: Timestamp,
  /** When the conversation last changed. */
  updated_at: Timestamp,
}).openapi('ConversationState')

/**
 * The messages between one of your accounts and a contact. A contact has one conversation. Groups have conversations of
 * their own.
 */
export const Conversation = ConversationState.extend({ labels: AttachedLabels }).openapi('Conversation')

/** A page of conversations. */
export const ConversationList = listOf(Conversation).openapi('ConversationList')

/** A conversation. */
export const ConversationResponse = responseOf(Conversation).openapi('ConversationResponse')

/** The fields of a conversation to change; at least one is required. Omitted fields keep their values. */
export const ConversationUpdate = fields({
  status: ConversationStatus.optional(),
  /** The id of the user to assign the conversation to, or null to unassign it. */
  assigned_to: text({ min: 1, max: 64 }).nullable().optional(),
  /**
   * Until when to put the conversation aside: in the future, at most a year from now. Null ends it, and so does the
   * status `resolved`.
   */
  snoozed_until: dateTime().nullable().optional(),
}, { rest: z.never(), min: 1 }).openapi('ConversationUpdate')

/** How to mark a conversation as read. */
export const ConversationRead = z.strictObject({
  /**
   * Whether to show the contact that an answer is being written. The provider shows it for 25 seconds, or until a
   * message is sent.
   */
  typing: z.boolean().default(false),
}).openapi('ConversationRead')
