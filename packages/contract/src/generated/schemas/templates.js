// Generated from spec/. Do not edit.
import { z } from '@hono/zod-openapi'
import { integer, orNull } from '@channel/codegen/zod'
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
  /** When a sync first found the template. */
  created_at: Timestamp,
  /** When a sync or a report of the provider last changed the template. */
  updated_at: Timestamp,
}).openapi('Template')

/** A page of templates, newest first. */
export const TemplateList = listOf(Template).openapi('TemplateList')

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

/** A template. */
export const TemplateResponse = responseOf(Template).openapi('TemplateResponse')
