// Generated from spec/. Do not edit.
import { z } from '@hono/zod-openapi'
import { fields, orNull, text, uri } from '@channel/codegen/zod'
import { CustomerId, Timestamp, listOf, responseOf } from './shared.js'

/**
 * Whether the customer's accounts can be used.
 *
 * - `active`: they can.
 * - `suspended`: you have suspended the customer. Its accounts stay connected, but nothing can be sent from them.
 */
export const CustomerStatus = z.enum(['active', 'suspended']).openapi('CustomerStatus')

/**
 * Keys and values of your own: at most 50 keys and 16 KiB as JSON. Values may be any JSON; they are stored and returned
 * as they came and mean nothing to the service. Whole numbers beyond 2^53 - 1 are refused, since many readers round
 * them: send them as strings.
 */
export const Metadata = fields({}, { max: 50 }).openapi('Metadata')

/** An end-customer of your organization, who connects accounts of its own (platform mode). */
export const Customer = z.looseObject({
  id: CustomerId,
  /** Always `customer`. */
  object: z.literal('customer'),
  /** The name. */
  name: z.string(),
  /** What the customer is called in your own systems; null when you have not said. */
  external_id: z.string().nullable(),
  status: CustomerStatus,
  /** Keys and values of your own; null when there are none. */
  metadata: orNull(Metadata),
  /** When the customer was created. */
  created_at: Timestamp,
  /** When the customer last changed. */
  updated_at: Timestamp,
}).openapi('Customer')

/** A page of end-customers, the newest first. */
export const CustomerList = listOf(Customer).openapi('CustomerList')

/** An end-customer to create. */
export const CustomerCreate = z.strictObject({
  /** The name. Several customers may have the same one. */
  name: text({ min: 1, max: 200 }),
  /** What the customer is called in your own systems. It is kept for you and need not be unique. */
  external_id: text({ min: 1, max: 200 }).nullable().optional(),
  metadata: Metadata.optional(),
}).openapi('CustomerCreate')

/** An end-customer. */
export const CustomerResponse = responseOf(Customer).openapi('CustomerResponse')

/** What to change of an end-customer. Fields that are left out stay as they are, null clears one. */
export const CustomerUpdate = z.strictObject({
  /** The new name. */
  name: text({ min: 1, max: 200 }).optional(),
  /** What the customer is now called in your own systems, or null for nothing. */
  external_id: text({ min: 1, max: 200 }).nullable().optional(),
  status: CustomerStatus.optional(),
  /** What replaces the metadata as a whole, or null for none. Keys are not merged. */
  metadata: orNull(Metadata).optional(),
}).openapi('CustomerUpdate')

/** A setup link to create. Every field may be left out. */
export const CustomerSetupLinkCreate = z.strictObject({
  /** How many hours the link can be used, 30 days at most. Parts of an hour are fine. */
  expires_in_hours: z.number().max(720).gt(0).default(24),
  /**
   * Where the customer is sent after a successful signup, with `customer_id`, `account_id` and `status=success` added
   * to its query. An `https` URL; `http` is taken only for a loopback address, and only by a service in development.
   * Our own result page unless given.
   */
  success_redirect_url: uri({ max: 2048, pattern: /^https?:\/\/[^/?#]/u }).optional(),
  /**
   * Where the customer is sent after a signup that failed, with `customer_id`, `status=failed` and `reason` added to
   * its query. The same rules as for `success_redirect_url`.
   */
  failure_redirect_url: uri({ max: 2048, pattern: /^https?:\/\/[^/?#]/u }).optional(),
}).openapi('CustomerSetupLinkCreate')

/**
 * What has become of the link.
 *
 * - `active`: it can be used, also after a signup that failed.
 * - `completed`: the customer has connected an account with it.
 * - `expired`: `expires_at` has passed.
 * - `revoked`: it was taken back.
 */
export const CustomerSetupLinkStatus = z.enum(['active', 'completed', 'expired', 'revoked'])
  .openapi('CustomerSetupLinkStatus')

/**
 * Why a signup failed. The set may grow.
 *
 * - `user_cancelled`: the customer broke it off.
 * - `signup_error`: the provider's signup ended with an error.
 * - `token_exchange_failed`: the provider did not accept the code that its signup had given.
 * - `number_already_connected`: the number is connected already.
 * - `registration_failed`: the provider did not register the number.
 */
export const SetupFailureReason = z.enum([
  'user_cancelled',
  'signup_error',
  'token_exchange_failed',
  'number_already_connected',
  'registration_failed',
]).openapi('SetupFailureReason')

/** What has become of a setup link, without its URL. */
export const CustomerSetupLinkState = z.looseObject({
  /** The id of the setup link. */
  id: z.string().regex(/^csl_/),
  /** Always `customer_setup_link`. */
  object: z.literal('customer_setup_link'),
  customer_id: CustomerId,
  status: CustomerSetupLinkStatus,
  /** Where the customer is sent after a successful signup; our own result page where you have named none. */
  success_redirect_url: uri(),
  /** Where the customer is sent after a signup that failed; our own result page where you have named none. */
  failure_redirect_url: uri(),
  /** Until when the link can be used. */
  expires_at: Timestamp,
  /** When the link was created. */
  created_at: Timestamp,
  /** When the customer connected an account with it; null until then. */
  completed_at: orNull(Timestamp),
  /** The account that was connected with it; null until then. */
  account_id: z.string().regex(/^acc_/).nullable(),
  /** Why the last signup with it failed; null while none has. */
  last_failure_reason: orNull(SetupFailureReason),
}).openapi('CustomerSetupLinkState')

/** A one-time link with which an end-customer connects an account. */
export const CustomerSetupLink = CustomerSetupLinkState.extend({
  /** Where to send the customer. It carries the one-time token, so treat it as a secret. */
  setup_url: uri(),
}).openapi('CustomerSetupLink')

/** A setup link. */
export const CustomerSetupLinkResponse = responseOf(CustomerSetupLink).openapi('CustomerSetupLinkResponse')
