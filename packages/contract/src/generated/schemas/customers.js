// Generated from spec/. Do not edit.
import { z } from '@hono/zod-openapi'
import { fields, orNull, text, uri } from '@channel/codegen/zod'
import { CustomerId, Timestamp, listOf, responseOf } from './shared.js'

/**
 * Whether the customer's accounts can be used.
 *
 * - `active`: messages can be sent from the customer's accounts.
 * - `suspended`: you have suspended the customer. Its accounts stay connected, but no messages can be sent from them.
 */
export const CustomerStatus = z.enum(['active', 'suspended']).openapi('CustomerStatus')

/**
 * Your own keys and values: at most 50 keys and 16 KiB as JSON. Values can be any JSON; they are stored and returned
 * unchanged. A number with more digits than a double can hold (about 16) is rejected, because many JSON parsers round
 * it; send it as a string.
 */
export const Metadata = fields({}, { max: 50 }).openapi('Metadata')

/** A customer of your organization who connects accounts of their own (platform mode). */
export const Customer = z.looseObject({
  id: CustomerId,
  /** Always `customer`. */
  object: z.literal('customer'),
  /** The name. */
  name: z.string(),
  /** Your own id for the customer; null when not set. */
  external_id: z.string().nullable(),
  status: CustomerStatus,
  /** Your own keys and values; null when there are none. */
  metadata: orNull(Metadata),
  /** When the customer was created. */
  created_at: Timestamp,
  /** When the customer last changed. */
  updated_at: Timestamp,
}).openapi('Customer')

/** A page of end-customers, newest first. */
export const CustomerList = listOf(Customer).openapi('CustomerList')

/** An end-customer to create. */
export const CustomerCreate = z.strictObject({
  /** The name. It need not be unique. */
  name: text({ min: 1, max: 200 }),
  /** Your own id for the customer. It need not be unique. */
  external_id: text({ min: 1, max: 200 }).nullable().optional(),
  metadata: Metadata.optional(),
}).openapi('CustomerCreate')

/** An end-customer. */
export const CustomerResponse = responseOf(Customer).openapi('CustomerResponse')

/** The fields of an end-customer to change. Omitted fields keep their values; null clears a field. */
export const CustomerUpdate = z.strictObject({
  /** The new name. */
  name: text({ min: 1, max: 200 }).optional(),
  /** Your own id for the customer, or null to clear it. */
  external_id: text({ min: 1, max: 200 }).nullable().optional(),
  status: CustomerStatus.optional(),
  /** The new metadata, or null to clear it. It replaces the old metadata as a whole; keys are not merged. */
  metadata: orNull(Metadata).optional(),
}).openapi('CustomerUpdate')

/** The id of a setup link. */
export const CustomerSetupLinkId = text({ max: 64, pattern: /^csl_/ }).openapi('CustomerSetupLinkId')

/**
 * The status of the link.
 *
 * - `active`: the link can be used, also after a failed signup.
 * - `completed`: the customer connected an account.
 * - `expired`: `expires_at` has passed.
 * - `revoked`: you revoked the link.
 */
export const CustomerSetupLinkStatus = z.enum(['active', 'completed', 'expired', 'revoked'])
  .openapi('CustomerSetupLinkStatus')

/**
 * Why a signup failed. The set may grow.
 *
 * - `user_cancelled`: the customer canceled the signup.
 * - `signup_error`: the provider's signup ended with an error.
 * - `token_exchange_failed`: the provider did not accept the code that its signup had issued.
 * - `number_already_connected`: the phone number is already connected.
 * - `registration_failed`: the provider did not register the phone number.
 */
export const SetupFailureReason = z.string().openapi('SetupFailureReason')

/** The state of a setup link, without its URL. */
export const CustomerSetupLinkState = z.looseObject({
  id: CustomerSetupLinkId,
  /** Always `customer_setup_link`. */
  object: z.literal('customer_setup_link'),
  customer_id: CustomerId,
  status: CustomerSetupLinkStatus,
  /**
   * The customer is redirected here after a successful signup. If you set none, this is the service's own result page.
   */
  success_redirect_url: uri(),
  /** The customer is redirected here after a failed signup. If you set none, this is the service's own result page. */
  failure_redirect_url: uri(),
  /** When the link expires. */
  expires_at: Timestamp,
  /** When the link was created. */
  created_at: Timestamp,
  /** When the customer connected an account through the link; null until then. */
  completed_at: orNull(Timestamp),
  /** The account that was connected through the link; null until then. */
  account_id: z.string().regex(/^acc_/).nullable(),
  /** Why the last signup through the link failed; null if none has failed. */
  last_failure_reason: orNull(SetupFailureReason),
}).openapi('CustomerSetupLinkState')

/** A page of setup links, newest first. */
export const CustomerSetupLinkList = listOf(CustomerSetupLinkState).openapi('CustomerSetupLinkList')

/** A setup link to create. All fields are optional. */
export const CustomerSetupLinkCreate = z.strictObject({
  /** How many hours the link is valid. Must be greater than 0 and at most 720 (30 days); fractions are allowed. */
  expires_in_hours: z.number().max(720).gt(0).default(24),
  /**
   * The customer is redirected here after a successful signup. `customer_id`, `account_id` and `status=success` are
   * added to the query. Must be an `https` URL. A service in development mode also accepts `http` for a loopback
   * address. Defaults to the service's own result page.
   */
  success_redirect_url: uri({ max: 2048, pattern: /^https?:\/\/[^/?#]/u }).optional(),
  /**
   * The customer is redirected here after a failed signup. `customer_id`, `status=failed` and `reason` are added to the
   * query. The rules of `success_redirect_url` apply.
   */
  failure_redirect_url: uri({ max: 2048, pattern: /^https?:\/\/[^/?#]/u }).optional(),
}).openapi('CustomerSetupLinkCreate')

/** A one-time link that an end-customer uses to connect an account. */
export const CustomerSetupLink = CustomerSetupLinkState.extend({
  /** The address to send the customer to. It contains the one-time token, so treat it as a secret. */
  setup_url: uri(),
}).openapi('CustomerSetupLink')

/** A setup link. */
export const CustomerSetupLinkResponse = responseOf(CustomerSetupLink).openapi('CustomerSetupLinkResponse')

/** A setup link, without its URL. */
export const CustomerSetupLinkStateResponse = responseOf(CustomerSetupLinkState)
  .openapi('CustomerSetupLinkStateResponse')
