// Generated from spec/. Do not edit.
import { z } from '@hono/zod-openapi'
import { fields, integer, orNull, text } from '@channel/codegen/zod'
import { AccountReference, Timestamp, listOf, responseOf } from './shared.js'

/**
 * Whether the template can be sent.
 *
 * - `pending`: the provider has not decided yet.
 * - `approved`: the provider approved it. `provider_status` shows whether the provider has since paused or flagged it.
 * - `rejected`: the provider rejected, disabled or archived it.
 */
export const TemplateStatus = z.enum(['pending', 'approved', 'rejected']).openapi('TemplateStatus')

/** Why the provider gave a template its status. */
export const TemplateStatusReason = z.looseObject({
  /**
   * The provider's reason, of a rejection (such as `INVALID_FORMAT` or `TAG_CONTENT_MISMATCH`), or the level of a pause
   * (`FIRST_PAUSE` for 3 hours, `SECOND_PAUSE` for 6, then the template is disabled). The set may grow.
   */
  code: z.string(),
  /** The provider's explanation, and what it recommends. */
  description: z.string().nullable(),
}).openapi('TemplateStatusReason')

/** What recipients think of a template, as the provider measures it. Templates of low quality are paused. */
export const TemplateQuality = z.looseObject({
  /** `GREEN`, `YELLOW`, `RED` or `UNKNOWN`. The set may grow. */
  score: z.string(),
  /** The provider's reasons; empty if it gives none. */
  reasons: z.array(z.string()),
}).openapi('TemplateQuality')

/** A change of a template's category by the provider, on which its price depends. */
export const TemplateCategoryChange = z.looseObject({
  /** The provider's category before. */
  from: z.string(),
  /** The provider's category after it. */
  to: z.string(),
  /** When it was changed, or will be changed. */
  at: Timestamp,
}).openapi('TemplateCategoryChange')

/** The provider's category for the template. It determines which contacts may receive the template and its price. */
export const TemplateCategory = z.enum(['MARKETING', 'UTILITY', 'AUTHENTICATION']).openapi('TemplateCategory')

/**
 * A part of a template, in the provider's format: `type` (such as `HEADER`, `BODY`, `FOOTER`, `BUTTONS`) and its
 * further fields.
 */
export const TemplateComponent = z.looseObject({}).openapi('TemplateComponent')

/**
 * A message template, as last reported by the provider. The combination of name and language is unique on its account.
 */
export const Template = z.looseObject({
  /** The id of the template. */
  id: z.string().regex(/^tmpl_/),
  /** Always `template`. */
  object: z.literal('template'),
  /** The name. Language variants of a template share it. */
  name: z.string(),
  /** The provider's code for the language. */
  language: z.string(),
  status: TemplateStatus,
  /** The provider's own status, such as `APPROVED`, `PAUSED` or `IN_APPEAL`. New values may appear. */
  provider_status: z.string(),
  /** Why it has this status; null when the provider gave no reason. */
  status_reason: orNull(TemplateStatusReason).optional(),
  /** What recipients think of it; null when the provider has reported nothing. */
  quality: orNull(TemplateQuality).optional(),
  /**
   * The latest change of the category, or the announced one if `at` is in the future; null when there was none since
   * the service knows the template.
   */
  category_change: orNull(TemplateCategoryChange).optional(),
  /** The category; null when the provider reported none or an unknown one. A later sync fills it in. */
  category: orNull(TemplateCategory),
  /** The text of the body, with its variables as `{{1}}` or `{{first_name}}`; empty when there is none. */
  content: z.string(),
  /** The names of the variables in `content`, without duplicates, in order of first appearance. */
  variables: z.array(z.string()),
  /** All parts of the template, in the provider's format. */
  components: z.array(TemplateComponent),
  channel_account: AccountReference,
  /** The provider's id of the template. */
  provider_template_id: z.string().nullable(),
  /** When it was created through the API, or a sync first found it. */
  created_at: Timestamp,
  /** When a sync or a report of the provider last changed the template. */
  updated_at: Timestamp,
}).openapi('Template')

/** A page of templates, newest first. */
export const TemplateList = listOf(Template).openapi('TemplateList')

/** An example for a named variable. */
export const TemplateNamedExample = z.strictObject({
  /** The name of the variable. */
  param_name: text({ min: 1, max: 256 }),
  /** A value that it may have. */
  example: text({ min: 1, max: 1024 }),
}).openapi('TemplateNamedExample')

/**
 * Examples for the provider's review: one for each variable of a text, and a file for a header with an image, a video
 * or a document. Required for these, and only for these.
 */
export const TemplateComponentExample = z.strictObject({
  /**
   * The id of a file of the account, such as one that was uploaded: `image/jpeg` or `image/png`, `video/mp4`, or
   * `application/pdf`. The template shows it as `header_handle`.
   */
  media_id: text({ min: 1, max: 64 }).optional(),
  /** The example for `{{1}}` of a header. */
  header_text: z.array(text({ min: 1, max: 1024 })).min(1).max(1).optional(),
  /** The examples for `{{1}}`, `{{2}}`, … of a body, in order, in a list of their own. */
  body_text: z.array(z.array(text({ min: 1, max: 1024 })).min(1).max(100)).min(1).max(1).optional(),
  /** The example for the named variable of a header. */
  header_text_named_params: z.array(TemplateNamedExample).min(1).max(1).optional(),
  /** The examples for the named variables of a body. */
  body_text_named_params: z.array(TemplateNamedExample).min(1).max(100).optional(),
}).openapi('TemplateComponentExample')

/** An Android app that may get a one-time password. */
export const TemplateSupportedApp = z.strictObject({
  /** The name of the app's package. */
  package_name: text({ min: 1, max: 224 }),
  /** The hash of the key that signs the app. */
  signature_hash: text({ min: 11, max: 11 }),
}).openapi('TemplateSupportedApp')

/** A button of a template to create, in the provider's format. */
export const TemplateButtonCreate = z.strictObject({
  /**
   * What it does. At most two `URL`, and one each of `PHONE_NUMBER`, `COPY_CODE` and `FLOW`. An `AUTHENTICATION`
   * template has exactly one, of type `OTP`; others have none of it.
   */
  type: z.enum(['QUICK_REPLY', 'URL', 'PHONE_NUMBER', 'COPY_CODE', 'FLOW', 'OTP']),
  /** The label. `COPY_CODE` has that of the provider, so it gives none; that of `OTP` is optional. */
  text: text({ min: 1, max: 25 }).optional(),
  /** Where `URL` leads, with `http` or `https`. It may end with the variable `{{1}}`. */
  url: text({ min: 1, max: 2000 }).optional(),
  /** The number that `PHONE_NUMBER` calls. */
  phone_number: text({ min: 1, max: 20, pattern: /^\+?[0-9]+$/ }).optional(),
  /** An example for the variable of `URL`, as the whole URL, or for the code of `COPY_CODE` (up to 15 characters). */
  example: z.array(text({ min: 1, max: 2000 })).min(1).max(1).optional(),
  /** The provider's id of the flow that `FLOW` opens. */
  flow_id: text({ min: 1, max: 64 }).optional(),
  /** Whether the flow opens its first screen, or asks its endpoint for it. */
  flow_action: z.enum(['navigate', 'data_exchange']).optional(),
  /** The first screen of the flow, with the action `navigate`. */
  navigate_screen: text({ min: 1, max: 200 }).optional(),
  /** How `OTP` passes the code on. `ONE_TAP` and `ZERO_TAP` need `supported_apps`. */
  otp_type: z.enum(['COPY_CODE', 'ONE_TAP', 'ZERO_TAP']).optional(),
  /** The label of the button that fills in the code. */
  autofill_text: text({ min: 1, max: 25 }).optional(),
  /** The apps that may get the code. */
  supported_apps: z.array(TemplateSupportedApp).min(1).max(5).optional(),
  /** Whether you accept the provider's terms of `ZERO_TAP`. They must be accepted. */
  zero_tap_terms_accepted: z.boolean().optional(),
}).openapi('TemplateButtonCreate')

/** A part of a template to create, in the provider's format. */
export const TemplateComponentCreate = z.strictObject({
  /** Which part. */
  type: z.enum(['HEADER', 'BODY', 'FOOTER', 'BUTTONS']),
  /**
   * What the header shows. Required in the header, and only there. An image, a video or a document is chosen when the
   * template is sent; `example.media_id` is one for the provider's review.
   */
  format: z.enum(['TEXT', 'LOCATION', 'IMAGE', 'VIDEO', 'DOCUMENT']).optional(),
  /**
   * The text of a text header (up to 60 characters, one variable), the body (1,024) or the footer (60, no variable).
   * Variables are `{{1}}`, `{{2}}`, … or `{{first_name}}`, in all parts alike. A body neither begins nor ends with one.
   * Templates of the category `AUTHENTICATION` have the provider's texts, so they give none.
   */
  text: text({ min: 1, max: 1024 }).optional(),
  example: TemplateComponentExample.optional(),
  /** The buttons of `BUTTONS`. Quick replies stand together, before or after all others. */
  buttons: z.array(TemplateButtonCreate).min(1).max(10).optional(),
  /** Whether the body of an `AUTHENTICATION` template advises not to share the code. */
  add_security_recommendation: z.boolean().optional(),
  /** After how many minutes the code expires, as the footer of an `AUTHENTICATION` template says. */
  code_expiration_minutes: integer().min(1).max(90).optional(),
}).openapi('TemplateComponentCreate')

/** A template to create, in one language. */
export const TemplateCreate = z.strictObject({
  /** The name. Language variants of a template share it. */
  name: text({ min: 1, max: 512, pattern: /^[a-z0-9_]+$/ }),
  /** The provider's code for the language. */
  language: text({ min: 2, max: 15, pattern: /^[a-z]{2,3}(_[A-Z]{2,4})?$/ }),
  category: TemplateCategory,
  /** The parts, at most one of each type. The body is required. */
  components: z.array(TemplateComponentCreate).min(1).max(4),
}).openapi('TemplateCreate')

/** A template. */
export const TemplateResponse = responseOf(Template).openapi('TemplateResponse')

/** The result of a sync. `created` plus `updated` never exceeds `synced`. */
export const TemplateSyncResult = z.looseObject({
  /** Always `template_sync_result`. */
  object: z.literal('template_sync_result'),
  /** The number of templates that the provider listed. */
  synced: integer().min(0),
  /** The number of new templates. */
  created: integer().min(0),
  /** The number of templates that changed. */
  updated: integer().min(0),
}).openapi('TemplateSyncResult')

/** The result of a sync. */
export const TemplateSyncResultResponse = responseOf(TemplateSyncResult).openapi('TemplateSyncResultResponse')

/** The template that was deleted. */
export const TemplateDeletion = z.looseObject({
  /** The name. */
  name: z.string(),
  /** Always `template`. */
  object: z.literal('template'),
  /** Always true. */
  deleted: z.boolean(),
  /** The ids of the languages that were deleted. */
  ids: z.array(z.string().regex(/^tmpl_/)),
}).openapi('TemplateDeletion')

/** The template that was deleted. */
export const TemplateDeletionResponse = responseOf(TemplateDeletion).openapi('TemplateDeletionResponse')

/** The changes of a template. Omitted fields keep their values. Name and language cannot be changed. */
export const TemplateUpdate = fields({
  /** The new category. An approved template keeps its own. */
  category: TemplateCategory.optional(),
  /** All parts of the new version, at most one of each type. The body is required. */
  components: z.array(TemplateComponentCreate).min(1).max(4).optional(),
}, { rest: z.never(), min: 1 }).openapi('TemplateUpdate')
