// Generated from spec/. Do not edit.
import { z } from '@hono/zod-openapi'
import { text } from '@channel/codegen/zod'
import { LabelId, Timestamp, listOf, responseOf } from './shared.js'

/** A name and a color for grouping contacts and conversations. It belongs to one team. */
export const Label = z.looseObject({
  id: LabelId,
  /** Always `label`. */
  object: z.literal('label'),
  /** The name, unique within the team. */
  name: z.string(),
  /** The color, as `#` and six hexadecimal digits. */
  color: z.string().regex(/^#[0-9a-fA-F]{6}$/),
  /** The team of the label. The label can be attached only to contacts and conversations of the same team. */
  team_id: z.string().regex(/^team_/),
  /** When the label was created. */
  created_at: Timestamp,
  /** When the label last changed. */
  updated_at: Timestamp,
}).openapi('Label')

/** A page of labels, newest first. */
export const LabelList = listOf(Label).openapi('LabelList')

/** A label to create. */
export const LabelCreate = z.strictObject({
  /** The team to create the label in. Required if your organization has several teams; `GET /v1/me` lists them. */
  team_id: text({ min: 1, max: 64 }).optional(),
  /**
   * The name. Names are unique within a team, ignoring case, accents and blanks at the ends; a duplicate returns 400
   * `invalid_field_value`.
   */
  name: text({ min: 1, max: 100 }),
  /** The color, as `#` and six hexadecimal digits. */
  color: z.string().regex(/^#[0-9a-fA-F]{6}$/).default('#64748b'),
}).openapi('LabelCreate')

/** A label. */
export const LabelResponse = responseOf(Label).openapi('LabelResponse')

/** The label that was deleted. */
export const DeletedLabel = z.looseObject({
  id: LabelId,
  /** Always `label`. */
  object: z.literal('label'),
  /** Always true. */
  deleted: z.boolean(),
}).openapi('DeletedLabel')

/** The label that was deleted. */
export const DeletedLabelResponse = responseOf(DeletedLabel).openapi('DeletedLabelResponse')

/** The fields of a label to change. Omitted fields keep their values. */
export const LabelUpdate = z.strictObject({
  /**
   * The new name. Names are unique within a team, ignoring case, accents and blanks at the ends; a duplicate returns
   * 400 `invalid_field_value`.
   */
  name: text({ min: 1, max: 100 }).optional(),
  /** The new color, as `#` and six hexadecimal digits. */
  color: z.string().regex(/^#[0-9a-fA-F]{6}$/).optional(),
}).openapi('LabelUpdate')
