// Generated from spec/. Do not edit.
import { z } from '@hono/zod-openapi'
import { Template, listOf, responseOf } from './shared.js'

/** A page of templates, the newest first. */
export const TemplateList = listOf(Template).openapi('TemplateList')

/** What a sync found and changed. */
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
