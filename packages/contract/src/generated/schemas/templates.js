// Generated from spec/. Do not edit.
import { z } from '@hono/zod-openapi'
import { orNull } from '@channel/codegen/zod'
import { AccountReference, Timestamp, listOf, responseOf } from './shared.js'

/**
 * Whether the template can be sent.
 *
 * - `pending`: the provider has not decided yet.
 * - `approved`: it was approved. `provider_status` tells whether the provider has paused or flagged it since.
 * - `rejected`: it was rejected, disabled or archived.
 */
export const TemplateStatus = z.enum(['pending', 'approved', 'rejected']).openapi('TemplateStatus')

/** What the provider takes the template for, which decides who may get it and what it costs. */
export const TemplateCategory = z.enum(['MARKETING', 'UTILITY', 'AUTHENTICATION']).openapi('TemplateCategory')

/**
 * A part of a template, with `type` (such as `HEADER`, `BODY`, `FOOTER`, `BUTTONS`) and all that the provider says of
 * it.
 */
export const TemplateComponent = z.looseObject({}).openapi('TemplateComponent')

/** A message template, as the provider had it at the last sync. Its name and language are unique on its account. */
export const Template = z.looseObject({
  /** The id of the template. */
  id: z.string().regex(/^tmpl_/),
  /** Always `template`. */
  object: z.literal('template'),
  /** The name; templates in several languages may share it. */
  name: z.string(),
  /** The language, in the provider's own words. */
  language: z.string(),
  status: TemplateStatus,
  /** The status in the provider's own words, such as `APPROVED`, `PAUSED` or `IN_APPEAL`. New ones may appear. */
  provider_status: z.string(),
  /** The category; null when the provider has told none, or none of these. A later sync fills it in. */
  category: orNull(TemplateCategory),
  /** The text of the body, with its variables as `{{1}}` or `{{first_name}}`; empty when there is none. */
  content: z.string(),
  /** The variables of `content`, each once, in the order in which they first appear. */
  variables: z.array(z.string()),
  /** All parts of the template, as the provider shapes them. */
  components: z.array(TemplateComponent),
  channel_account: AccountReference,
  /** The provider's id of the template. */
  provider_template_id: z.string().nullable(),
  /** When a sync first found the template. */
  created_at: Timestamp,
  /** When a sync last found it changed. */
  updated_at: Timestamp,
}).openapi('Template')

/** A page of templates, the newest first. */
export const TemplateList = listOf(Template).openapi('TemplateList')

/** What a sync found and changed. `created` and `updated` together are never more than `synced`. */
export const TemplateSyncResult = z.looseObject({
  /** Always `template_sync_result`. */
  object: z.literal('template_sync_result'),
  /** How many templates the provider has listed. */
  synced: z.int().min(0),
  /** How many of them were new. */
  created: z.int().min(0),
  /** How many of them had changed. */
  updated: z.int().min(0),
}).openapi('TemplateSyncResult')

/** The result of a sync. */
export const TemplateSyncResultResponse = responseOf(TemplateSyncResult).openapi('TemplateSyncResultResponse')

/** A template. */
export const TemplateResponse = responseOf(Template).openapi('TemplateResponse')
