// Generated from spec/. Do not edit.
import { z } from '@hono/zod-openapi'
import { integer, text } from '@channel/codegen/zod'
import { Timestamp, responseOf } from './shared.js'

/** The form with the file. */
export const MediaCreate = z.strictObject({
  /** The file, with its name and media type. It must not be empty. */
  file: text({ min: 1 }),
}).openapi('MediaCreate')

/** A file that messages can send. */
export const Media = z.looseObject({
  /** The id of the file. Send it as `media_id`. */
  id: z.string().regex(/^med_/),
  /** Always `media`. */
  object: z.literal('media'),
  /** The media type of the file, as it was uploaded. */
  mime_type: z.string(),
  /** The size in bytes. */
  size: integer().min(0),
  /** The name of the file, without a path. */
  filename: z.string(),
  /** When the file was uploaded. */
  created_at: Timestamp,
}).openapi('Media')

/** An uploaded file in its envelope. */
export const MediaResponse = responseOf(Media).openapi('MediaResponse')
