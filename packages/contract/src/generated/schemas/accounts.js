// Generated from spec/. Do not edit.
import { z } from '@hono/zod-openapi'
import { integer, orNull } from '@channel/codegen/zod'
import {
  CustomerReference,
  PhoneNumber,
  PhoneNumberId,
  Timestamp,
  listOf,
  responseOf,
} from './shared.js'

/**
 * Whether the account can be used.
 *
 * - `connected`: the account sends and receives messages.
 * - `disconnected`: the connection to the provider has ended. Connect the account again to use it.
 * - `restricted`: the provider limits what the account may send, or rejects its authorization. `restriction` says
 *   which.
 */
export const AccountStatus = z.enum(['connected', 'disconnected', 'restricted']).openapi('AccountStatus')

/**
 * Why an account is restricted. The set may grow. If both reasons apply, `authorization_refused` is shown.
 *
 * - `authorization_refused`: the provider rejects the account's authorization. Messages fail with `auth_expired` until
 *   the account is connected again or the provider accepts the authorization.
 * - `account_restricted`: the provider limits what the account may send. If all of its `restrictions` have an end, the
 *   account is `connected` again after the last one, without an event.
 */
export const AccountRestriction = z.string().openapi('AccountRestriction')

/** A restriction by the provider. */
export const AccountRestrictionDetail = z.looseObject({
  /** What is restricted, by the provider. The set may grow. */
  type: z.string(),
  /** When it ends; null if the provider gave no end. */
  ends_at: orNull(Timestamp),
}).openapi('AccountRestrictionDetail')

/**
 * An alert or another report of the provider about an account, for people to read. It changes nothing by itself. An
 * addition of this service.
 */
export const AccountAlert = z.looseObject({
  /**
   * What it is about, in the provider's words: the type of an alert, such as `OBA_APPROVED`, `ACCOUNT_VIOLATION`, or
   * the name of the report, such as `account_review_update` or `security`. The set may grow.
   */
  type: z.string(),
  /** How severe the provider calls it, such as `INFORMATIONAL`, `WARNING` or `CRITICAL`; null if it does not say it. */
  severity: z.string().nullable(),
  /** What it says, in the provider's words; null if it says nothing. */
  text: z.string().nullable(),
  /** When the provider reported it. */
  reported_at: Timestamp,
}).openapi('AccountAlert')

/** The import of the messages of up to six months that a business had in the provider's app. */
export const HistorySync = z.looseObject({
  /**
   * `requested` (from the provider), `importing`, `completed`, `declined` (the business does not share its history) or
   * `failed` (the provider refused the request). The set may grow.
   */
  status: z.string(),
  /**
   * The oldest part that has arrived: 0 (the day before the account was connected), 1 (until day 90) or 2 (until day
   * 180); null before the first one.
   */
  phase: integer().min(0).max(2).nullable(),
  /** How much of the history has arrived, in percent. */
  progress: integer().min(0).max(100),
}).openapi('HistorySync')

/** A connected messaging account: one business phone number. */
export const Account = z.looseObject({
  /** The id of the account. Paths use `phone_number_id` instead. */
  id: z.string().regex(/^acc_/),
  /** Always `channel_account`. */
  object: z.literal('channel_account'),
  /** The account's phone number; null when the provider has not reported it. */
  phone_number: orNull(PhoneNumber),
  phone_number_id: PhoneNumberId,
  /** The display name of the account. */
  name: z.string(),
  /** The provider's id of the business account that owns the number; null when unknown. */
  waba_id: z.string().nullable(),
  status: AccountStatus,
  /** Why the account is `restricted`; null when it is not. */
  restriction: orNull(AccountRestriction),
  /** What the provider restricts, and until when; empty if it gave no details. What has ended is left out. */
  restrictions: z.array(AccountRestrictionDetail).optional(),
  /** The latest alerts of the provider about the account, newest first. */
  alerts: z.array(AccountAlert).max(10).optional(),
  /**
   * Whether the number is verified for your organization. Until it is, its phone-scoped paths return 422
   * `channel_number_not_verified`.
   */
  verified: z.boolean(),
  /**
   * The provider's quality rating of the number, such as `GREEN`, `YELLOW` or `RED`; null until the provider has
   * reported one.
   */
  quality_rating: z.string().nullable(),
  /**
   * How many contacts a day you may write to first, such as `TIER_2K` for 2,000, by the provider; null until it has
   * reported one.
   */
  messaging_limit: z.string().nullable().optional(),
  /**
   * The provider's decision about the display name, such as `APPROVED`, `DECLINED` or `PENDING_REVIEW`; null until it
   * has reported one.
   */
  name_status: z.string().nullable().optional(),
  /** The end-customer that the account belongs to; null when the account is your organization's own. */
  customer: orNull(CustomerReference),
  /**
   * Whether the business also uses the number in the provider's app on its phone. Such a number sends up to 20 messages
   * a second.
   */
  in_business_app: z.boolean().optional(),
  /**
   * The import of the messages that the business had in the provider's app before the account was connected; null if
   * none was requested.
   */
  history_sync: orNull(HistorySync).optional(),
  /** When the account was connected. */
  created_at: Timestamp,
  /** When the account last changed. */
  updated_at: Timestamp,
}).openapi('Account')

/** A page of connected accounts, newest first. */
export const AccountList = listOf(Account).openapi('AccountList')

/** An account. */
export const AccountResponse = responseOf(Account).openapi('AccountResponse')
