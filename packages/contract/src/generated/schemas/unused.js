// Generated from spec/. Do not edit.
import { z } from '@hono/zod-openapi'
import { orNull } from '@channel/codegen/zod'
import { AnyEventType, MessageId, PhoneNumberId, Timestamp } from './shared.js'

/** The ids of the resource of an event. */
export const ThinObject = z.looseObject({
  /** The id of the resource, if it has one. */
  id: z.string().optional(),
  /** The kind of the resource. */
  object: z.string(),
  /** The conversation of a message. */
  conversation_id: z.string().optional(),
  /** The contact of a message or a conversation. */
  contact_id: z.string().optional(),
  /** The messages of a `messages.received`. */
  messages: z.array(z.looseObject({
    id: MessageId,
    /** Always `message`. */
    object: z.literal('message'),
  })).optional(),
  /** True if the resource was deleted; otherwise absent. */
  deleted: z.boolean().optional(),
}).openapi('ThinObject')

/**
 * The body of a webhook of a subscription with `thin_payload`: only ids, the type and the time of the event. Read the
 * rest by the id.
 */
export const ThinEvent = z.looseObject({
  /** The id of the event. All deliveries of the event share it. */
  id: z.string().regex(/^evt_/),
  /** Always `thin_event`. */
  object: z.literal('thin_event'),
  type: AnyEventType,
  /** When the event happened. */
  created_at: Timestamp,
  /** The API version of the event. */
  api_version: z.literal('v1'),
  /** The account of the event; null when the event concerns no account. */
  phone_number_id: orNull(PhoneNumberId),
  /** The end-customer that the account belongs to; null when there is none. */
  customer_id: z.string().nullable(),
  /** What the event is about. */
  data: z.looseObject({ object: ThinObject }),
}).openapi('ThinEvent')
