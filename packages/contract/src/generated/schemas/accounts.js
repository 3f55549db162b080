// Generated from spec/. Do not edit.
import { z } from '@hono/zod-openapi'
import { orNull } from '@channel/codegen/zod'
import { CustomerReference, PhoneNumber, PhoneNumberId, Timestamp, listOf } from './shared.js'

/**
 * Whether the account can be used.
 *
 * - `connected`: messages go in and out.
 * - `disconnected`: the connection to the provider was ended; connect it again to use it.
 * - `restricted`: the provider limits what the account may send, or refuses its authorization; `restriction` says
 *   which.
 */
export const AccountStatus = z.enum(['connected', 'disconnected', 'restricted']).openapi('AccountStatus')

/**
 * Why an account is restricted. The set may grow. Where both are true, it is `authorization_refused`.
 *
 * - `authorization_refused`: the provider refuses the authorization of the account. Messages fail with `auth_expired`
 *   until the account is connected again, or the provider accepts the authorization.
 * - `account_restricted`: the provider limits what the account may send.
 */
export const AccountRestriction = z.enum(['authorization_refused', 'account_restricted'])
  .openapi('AccountRestriction')

/** A connected messaging account, that is a business phone number. */
export const Account = z.looseObject({
  /** The id of the account. Paths take `phone_number_id` instead. */
  id: z.string().regex(/^acc_/),
  /** Always `channel_account`. */
  object: z.literal('channel_account'),
  /** The account's number; null where the provider has not told it. */
  phone_number: orNull(PhoneNumber),
  phone_number_id: PhoneNumberId,
  /** The name that the account shows. */
  name: z.string(),
  /** The provider's id of the business account that the number is part of; null when unknown. */
  waba_id: z.string().nullable(),
  status: AccountStatus,
  /** Why the account is `restricted`; null while it is not. */
  restriction: orNull(AccountRestriction),
  /**
   * Whether the number is verified for your organization. Until it is, its phone-scoped paths answer 422
   * `channel_number_not_verified`.
   */
  verified: z.boolean(),
  /**
   * How the provider rates the quality of the number, in its own words, such as `GREEN`, `YELLOW` or `RED`; null before
   * it has told.
   */
  quality_rating: z.string().nullable(),
  /** The end-customer that the account belongs to; null when it is your organization's own. */
  customer: orNull(CustomerReference),
  /** When the account was connected. */
  created_at: Timestamp,
  /** When the account last changed. */
  updated_at: Timestamp,
}).openapi('Account')

/** A page of connected accounts, the newest first. */
export const AccountList = listOf(Account).openapi('AccountList')
