// Generated from spec/. Do not edit.
import { z } from '@hono/zod-openapi'
import { email, text, uri } from '@channel/codegen/zod'
import { PhoneNumberId, responseOf } from './shared.js'

/** What contacts see of the business behind an account. An addition of this service. */
export const AccountProfile = z.looseObject({
  /** Always `account_profile`. */
  object: z.literal('account_profile'),
  phone_number_id: PhoneNumberId,
  /** The short text below the name; null if there is none. */
  about: z.string().nullable(),
  /** The postal address; null if there is none. */
  address: z.string().nullable(),
  /** What the business does; null if there is none. */
  description: z.string().nullable(),
  /** The email address for contacts; null if there is none. */
  email: z.string().nullable(),
  /**
   * The address of the picture at the provider; null if there is none. It expires after some time: read the profile
   * again instead of storing it.
   */
  picture_url: z.string().nullable(),
  /** The category of the business, by the provider; null if none was chosen. The set may grow. */
  vertical: z.string().nullable(),
  /** The websites; empty if there are none. */
  websites: z.array(z.string()),
}).openapi('AccountProfile')

/** A profile. */
export const AccountProfileResponse = responseOf(AccountProfile).openapi('AccountProfileResponse')

/** The fields of a profile to change. Omitted fields keep their values; null clears a field. */
export const AccountProfileUpdate = z.strictObject({
  /** The new short text below the name. It cannot be cleared. */
  about: text({ min: 1, max: 139 }).optional(),
  /** The new postal address, or null to clear it. */
  address: text({ min: 1, max: 256 }).nullable().optional(),
  /** The new description of the business, or null to clear it. */
  description: text({ min: 1, max: 512 }).nullable().optional(),
  /** The new email address, or null to clear it. */
  email: email({ max: 128 }).nullable().optional(),
  /**
   * The id of the new picture, of a file that was uploaded for this account, with the type `image/jpeg` or `image/png`.
   * A square of 640 pixels or more looks best. A picture can be replaced, but not removed.
   */
  picture_media_id: text({ min: 1, max: 64 }).optional(),
  /** The new category of the business. It cannot be cleared. */
  vertical: z.enum([
    'ALCOHOL',
    'APPAREL',
    'AUTO',
    'BEAUTY',
    'EDU',
    'ENTERTAIN',
    'EVENT_PLAN',
    'FINANCE',
    'GOVT',
    'GROCERY',
    'HEALTH',
    'HOTEL',
    'NONPROFIT',
    'ONLINE_GAMBLING',
    'OTC_DRUGS',
    'OTHER',
    'PHYSICAL_GAMBLING',
    'PROF_SERVICES',
    'RESTAURANT',
    'RETAIL',
    'TRAVEL',
  ]).optional(),
  /** The new websites, which replace the old ones; an empty list removes them. */
  websites: z.array(uri({ max: 256, pattern: /^https?:\/\// })).max(2).optional(),
}).openapi('AccountProfileUpdate')
