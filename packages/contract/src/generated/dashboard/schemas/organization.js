// Generated from spec/. Do not edit.
import { z } from '@hono/zod-openapi'
import { integer, text } from '@channel/codegen/zod'
import { Timestamp, responseOf } from './shared.js'

/** The organization of the signed-in user. */
export const Organization = z.looseObject({
  /** The id of the organization. */
  id: z.string(),
  /** Always `organization`. */
  object: z.literal('organization'),
  /** The name of the organization. */
  name: z.string(),
  /** The plan. The operator of the service changes it. */
  plan: z.enum(['standard', 'platform']),
  /** The state of the subscription. Only an active one can send. */
  state: z.enum(['active', 'trial_ended', 'inactive']),
  /** Whether a contact must have written before it can be written to. */
  require_consent: z.boolean(),
  /** Max messages per calendar month; null for no limit. */
  monthly_messages: integer().nullable(),
  /**
   * How long before the window of a conversation closes `conversation.window_closing` is sent, in minutes; null for no
   * such event. A change applies to windows that open, or are extended, afterwards.
   */
  window_closing_minutes: integer().nullable(),
  /** Whether members must sign in with a second factor. */
  require_second_factor: z.boolean(),
  /** Whether members may create public links to messages, and whether those that exist work. */
  public_message_links: z.boolean(),
  /** The color of the buttons on the setup pages, as `#` and six hexadecimal digits; null for the default. */
  brand_color: z.string().nullable(),
  /** The logo on the setup pages, as a data URL; null if they show the name instead. */
  brand_logo: z.string().nullable(),
  created_at: Timestamp,
  updated_at: Timestamp,
}).openapi('Organization')

/** The organization. */
export const OrganizationResponse = responseOf(Organization).openapi('OrganizationResponse')

/** The fields of the organization to change. Omitted fields keep their values. */
export const OrganizationUpdate = z.strictObject({
  /** The new name. */
  name: text({ min: 1, max: 200 }).optional(),
  /**
   * How long before the window of a conversation closes `conversation.window_closing` is sent, in minutes; null for no
   * such event. A change applies to windows that open, or are extended, afterwards.
   */
  window_closing_minutes: integer().min(1).max(1439).nullable().optional(),
  /**
   * Whether members must sign in with a second factor. Members without one set it up before anything else works. The
   * caller must be signed in with one: otherwise it is 403 `second_factor_missing`.
   */
  require_second_factor: z.boolean().optional(),
  /** Whether members may create public links to messages. If not, those that exist do not work either. */
  public_message_links: z.boolean().optional(),
  /** The color of the buttons on the setup pages, as `#` and six hexadecimal digits; null for the default. */
  brand_color: z.string().regex(/^#[0-9a-fA-F]{6}$/).nullable().optional(),
  /**
   * The logo on the setup pages: a PNG, JPEG or WebP file of at most 64 KiB as a data URL in base64; null to show the
   * name instead.
   */
  brand_logo: text({ max: 87500 }).nullable().optional(),
}).openapi('OrganizationUpdate')
