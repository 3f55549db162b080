// Generated from spec/. Do not edit.
import { z } from '@hono/zod-openapi'
import { dateTime, exactlyOne, fields, integer, oneOf, orNull, text } from '@channel/codegen/zod'
import { ErrorCode } from './meta.js'
import { ContactId, LabelId, MessageId, Timestamp, listOf, responseOf } from './shared.js'

/** The id of a broadcast. */
export const BroadcastId = z.string().regex(/^brd_[0-9A-HJKMNP-TV-Z]{26}$/).openapi('BroadcastId')

/**
 * The status of the broadcast. The set may grow.
 *
 * - `draft`: recipients can be added; nothing is sent.
 * - `scheduled`: it starts at `send_at`.
 * - `running`: messages are being sent.
 * - `paused`: no more messages are made until it is started again: see `pause_reason`.
 * - `completed`: every recipient got a message, or was skipped. Statuses of messages may still arrive.
 * - `canceled`: it was canceled.
 */
export const BroadcastStatus = z.string().openapi('BroadcastStatus')

/**
 * Why a broadcast is paused. The set may grow.
 *
 * - `requested`: by a request.
 * - `restored`: the service was restored from a backup. Some recipients may have got their messages already.
 * - `feature_not_entitled`: the messages of the month that your plan includes are used up.
 * - `account_disconnected`: the account is disconnected or not verified.
 * - All others are error codes: of the request that would send one message, or of messages of the broadcast that have
 *   failed.
 */
export const BroadcastPauseReason = z.string().openapi('BroadcastPauseReason')

/** The parameters of one part of a template. */
export const SendTemplateComponent = z.strictObject({
  /** Which part of the template. */
  type: z.enum(['header', 'body', 'button', 'carousel', 'limited_time_offer']),
  /** The type of the button. */
  sub_type: z.enum(['quick_reply', 'url', 'copy_code', 'catalog', 'mpm', 'flow', 'voice_call']).optional(),
  /** The position of the button, counted from 0. */
  index: oneOf([integer().min(0).max(9), z.string().regex(/^[0-9]$/)]).optional(),
  /**
   * The values of its variables, in order. The image, video or document of a header can also be given by `media_id`,
   * the id of a file that was uploaded to the same account.
   */
  parameters: z.array(z.looseObject({})).max(100).optional(),
  /** The cards of a carousel. */
  cards: z.array(z.looseObject({})).max(10).optional(),
}).openapi('SendTemplateComponent')

/**
 * The template, and the values for recipients that have none of their own, as in `POST /v1/{phone_number_id}/messages`.
 * Each text of the values may contain variables that are filled in for the recipient when its message is made:
 * `{{contact.name}}`, `{{contact.phone_number}}` and `{{account.name}}`. After `|` stands what to write for one that is
 * empty: `{{contact.name|there}}`. Another variable returns 400 `invalid_field_value`.
 */
export const BroadcastTemplate = fields({
  /** The name of the template. */
  name: text({ min: 1, max: 512 }),
  /** The language of the template. */
  language: text({ min: 2, max: 15 }),
  /**
   * The parameters of header, body and buttons, in the provider's format. A recipient with `components` or `variables`
   * of its own does not use them.
   */
  components: z.array(SendTemplateComponent).max(30).optional(),
  /**
   * The values of the body's variables. A recipient with `variables` of its own uses these for the names that it lacks.
   */
  variables: fields({}, { rest: text({ min: 1, max: 1024 }), max: 100 }).optional(),
}, { rest: z.never(), max: 3 }).openapi('BroadcastTemplate')

/** The number of recipients by status. The seven statuses add up to `total`. */
export const BroadcastCounts = z.looseObject({
  /** The number of recipients. */
  total: integer().min(0),
  /** The number of recipients with the status `pending`. */
  pending: integer().min(0),
  /** The number of recipients with the status `queued`. */
  queued: integer().min(0),
  /** The number of recipients with the status `sent`. */
  sent: integer().min(0),
  /** The number of recipients with the status `delivered`. */
  delivered: integer().min(0),
  /** The number of recipients with the status `read`. */
  read: integer().min(0),
  /** The number of recipients with the status `failed`. */
  failed: integer().min(0),
  /** The number of recipients with the status `skipped`. */
  skipped: integer().min(0),
  /** How many recipients were added again, and are not counted in `total`. */
  duplicates: integer().min(0),
  /** The number of failed recipients by `reason`. */
  failed_reasons: fields({}, { rest: integer().min(0) }),
  /** The number of skipped recipients by `reason`. */
  skipped_reasons: fields({}, { rest: integer().min(0) }),
}).openapi('BroadcastCounts')

/** A template that is sent to many recipients. */
export const Broadcast = z.looseObject({
  id: BroadcastId,
  /** Always `broadcast`. */
  object: z.literal('broadcast'),
  /** The account. */
  phone_number_id: z.string(),
  /** The name. */
  name: z.string(),
  status: BroadcastStatus,
  /** Why it is paused; null if it is not. */
  pause_reason: orNull(BroadcastPauseReason),
  template: BroadcastTemplate,
  /** When to start; null if at once. */
  send_at: orNull(Timestamp),
  /** The max number of messages per second; null is the pace of the account. */
  rate: integer().min(1).nullable(),
  counts: BroadcastCounts,
  /** When the broadcast was created. */
  created_at: Timestamp,
  /** When its fields or its status last changed. Counts change without it. */
  updated_at: Timestamp,
  /** When messages began to leave; null before. */
  started_at: orNull(Timestamp),
  /** When it was completed or canceled; null before. */
  ended_at: orNull(Timestamp),
}).openapi('Broadcast')

/** A status of broadcasts. */
export const BroadcastStatusFilter = z.enum(['draft', 'scheduled', 'running', 'paused', 'completed', 'canceled'])
  .openapi('BroadcastStatusFilter')

/** A page of broadcasts, newest first. */
export const BroadcastList = listOf(Broadcast).openapi('BroadcastList')

/** A broadcast to create. */
export const BroadcastCreate = z.strictObject({
  /** A name for your organization. Recipients do not see it. */
  name: text({ min: 1, max: 200 }),
  template: BroadcastTemplate,
  /**
   * When to start, once `start` was called. In the future, and at most 30 days from now. Without it the broadcast
   * starts at once.
   */
  send_at: dateTime().optional(),
  /**
   * The max number of messages per second. Without it it is the pace of the account, which is also the most that it
   * sends: 80 per second, 20 if the number is also used in the business app.
   */
  rate: integer().min(1).max(1000).optional(),
}).openapi('BroadcastCreate')

/** A broadcast. */
export const BroadcastResponse = responseOf(Broadcast).openapi('BroadcastResponse')

/** The fields of a broadcast to change. Omitted fields keep their values; null clears a field. */
export const BroadcastUpdate = z.strictObject({
  /** The new name. */
  name: text({ min: 1, max: 200 }).optional(),
  /**
   * The new template with its values, as a whole. Only of a draft. If the draft has recipients, the values must fill
   * the template for the first of them.
   */
  template: BroadcastTemplate.optional(),
  /** When to start, in the future, and at most 30 days from now. Null starts a scheduled broadcast at once. */
  send_at: dateTime().nullable().optional(),
  /**
   * The max number of messages per second. Null means the pace of the account, which is also the most that it sends: 80
   * per second, 20 if the number is also used in the business app.
   */
  rate: integer().min(1).max(1000).nullable().optional(),
}).openapi('BroadcastUpdate')

/** A status of recipients. */
export const BroadcastRecipientStatusFilter = z.enum(['pending', 'queued', 'sent', 'delivered', 'read', 'failed', 'skipped'])
  .openapi('BroadcastRecipientStatusFilter')

/** The id of a recipient of a broadcast. */
export const BroadcastRecipientId = z.string().regex(/^brr_[0-9A-HJKMNP-TV-Z]{26}$/).openapi('BroadcastRecipientId')

/**
 * The status of a recipient. The set may grow.
 *
 * - `pending`: its message was not made yet. After the broadcast was canceled: it gets none.
 * - `queued`: its message is in the queue, or the provider has not reported it yet.
 * - `sent`: the provider has sent the message.
 * - `delivered`: the message has arrived.
 * - `read`: the recipient has read the message.
 * - `failed`: the message was not sent or did not arrive: see `reason`.
 * - `skipped`: it got no message: see `reason`.
 */
export const BroadcastRecipientStatus = z.string().openapi('BroadcastRecipientStatus')

/** A recipient of a broadcast. */
export const BroadcastRecipient = z.looseObject({
  id: BroadcastRecipientId,
  /** Always `broadcast_recipient`. */
  object: z.literal('broadcast_recipient'),
  /** The phone number or the business-scoped user id of the recipient; null if it was erased. */
  to: z.string().nullable(),
  /** The contact; null if it is not known yet, or was erased. */
  contact_id: orNull(ContactId),
  /** The name of the contact; null if it has none, or is not known yet. */
  name: z.string().nullable(),
  status: BroadcastRecipientStatus,
  /**
   * Why it was skipped, or the error code of its failed message (`MessageErrorCode`); null otherwise. The set may grow.
   *
   * - `marketing_opted_out`: the contact has opted out of marketing messages.
   * - `consent_required`: your organization requires consent, and the contact has never written.
   * - `blocked`: the account has blocked the contact.
   * - `duplicate`: it turned out to be the same contact as another recipient.
   * - `contact_deleted`: the contact was deleted.
   * - `invalid_recipient`: its values do not match the template, because one is missing or the template was changed, or
   *   its file was deleted.
   * - `variable_empty`: a variable of a value, such as `{{contact.name}}`, is empty for it and has no default.
   */
  reason: z.string().nullable(),
  /** The message; null if none was made. */
  message_id: orNull(MessageId),
  /** The values of its own for the variables, if it has any. */
  variables: fields({}, { rest: text({ min: 1, max: 1024 }), max: 100 }).optional(),
  /** The parameters of its own, if it has any. */
  components: z.array(SendTemplateComponent).max(30).optional(),
}).openapi('BroadcastRecipient')

/** A page of recipients. */
export const BroadcastRecipientList = listOf(BroadcastRecipient).openapi('BroadcastRecipientList')

/** A recipient to add. Exactly one field names it. `variables` and `components` cannot be combined. */
export const BroadcastRecipientAdd = fields({
  /**
   * The recipient's phone number in E.164 format. If the account does not know it, a contact is created with the
   * message.
   */
  to: z.string().optional(),
  /**
   * The recipient's business-scoped user id. If the account does not know it, a contact is created with the message.
   */
  bsuid: z.string().regex(/^[A-Z]{2}\.(ENT\.)?[A-Za-z0-9]{1,128}$/).optional(),
  contact_id: ContactId.optional(),
  /**
   * The values of the body's variables for this recipient. They replace the template's `components`; of its `variables`
   * they replace those with the same name. They may contain the same variables, such as `{{contact.name|there}}`.
   */
  variables: fields({}, { rest: text({ min: 1, max: 1024 }), max: 100 }).optional(),
  /** The parameters for this recipient, instead of those of the template. */
  components: z.array(SendTemplateComponent).max(30).optional(),
}, { rest: z.never(), max: 2 }).apply(exactlyOne('to', 'bsuid', 'contact_id')).openapi('BroadcastRecipientAdd')

/** The recipients to add, as a list or by a label. */
export const BroadcastRecipientsAdd = fields({
  /** The recipients. The body of a request is limited to 1 MiB. */
  recipients: z.array(BroadcastRecipientAdd).min(1).max(10000).optional(),
  /** All contacts of the account that have this label now. */
  label_id: LabelId.optional(),
}, { rest: z.never(), min: 1, max: 1 }).openapi('BroadcastRecipientsAdd')

/** A recipient that was not added. */
export const InvalidBroadcastRecipient = z.looseObject({
  /** Its position in the request, counted from 0. */
  index: integer().min(0),
  code: ErrorCode,
  /** What is wrong. */
  message: z.string(),
  /** The field that is invalid; null for the whole recipient. */
  param: z.string().nullable(),
}).openapi('InvalidBroadcastRecipient')

/** What became of the recipients of a request. */
export const BroadcastRecipientsResult = z.looseObject({
  /** Always `broadcast_recipients_result`. */
  object: z.literal('broadcast_recipients_result'),
  /** The number of recipients that were added. */
  added: integer().min(0),
  /** The number of recipients that the broadcast already had, or that are in the request several times. */
  duplicates: integer().min(0),
  /** The recipients that were not added. */
  invalid: z.array(InvalidBroadcastRecipient).max(10000),
}).openapi('BroadcastRecipientsResult')

/** The result of a request that adds recipients. */
export const BroadcastRecipientsResponse = responseOf(BroadcastRecipientsResult)
  .openapi('BroadcastRecipientsResponse')
