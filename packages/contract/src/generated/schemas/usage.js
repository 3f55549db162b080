// Generated from spec/. Do not edit.
import { z } from '@hono/zod-openapi'
import { date, integer, orNull } from '@channel/codegen/zod'
import { CustomerId, PhoneNumberId, listOf } from './shared.js'

/** A country as two letters (ISO 3166-1). */
export const Country = z.string().regex(/^[A-Z]{2}$/).openapi('Country')

/** How many messages the provider has priced alike. A field that is not in `group_by` is null. */
export const Usage = z.looseObject({
  /** Always `usage`. */
  object: z.literal('usage'),
  /** The day on which the messages were created, in UTC. */
  day: date().nullable(),
  /** The account that sent the messages. */
  phone_number_id: orNull(PhoneNumberId),
  /** The end-customer to whom the account belongs now; null for an account of your own. */
  customer_id: orNull(CustomerId),
  /** The category of the price, as `pricing.category` of a message. */
  category: z.string().nullable(),
  /** Whether there is a price, as `pricing.type` of a message. */
  type: z.string().nullable(),
  /** The country of the recipient's number; null if the number is not known. */
  country: orNull(Country),
  /** Whether the provider bills the messages. */
  billable: z.boolean().nullable(),
  /** The number of messages. */
  count: integer().min(1),
}).openapi('Usage')

/** A page of counts. */
export const UsageList = listOf(Usage).openapi('UsageList')
