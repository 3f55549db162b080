// Generated from spec/. Do not edit.
import { z } from '@hono/zod-openapi'
import { fields, text } from '@channel/codegen/zod'
import { Conversation, ConversationId, ConversationStatus, LabelId, listOf, responseOf } from './shared.js'

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
export const ConversationLabelLinkResponse = responseOf(ConversationLabelLink).openapi('ConversationLabelLinkResponse')

/** A page of conversations. */
export const ConversationList = listOf(Conversation).openapi('ConversationList')

/** A conversation. */
export const ConversationResponse = responseOf(Conversation).openapi('ConversationResponse')

/** What to change of a conversation, at least one field. */
export const ConversationUpdate = fields({
  status: ConversationStatus.optional(),
  /** The id of the user whom the conversation is assigned to from now on, or null for nobody. */
  assigned_to: text({ min: 1, max: 64 }).nullable().optional(),
}, { rest: z.never(), min: 1 }).openapi('ConversationUpdate')
