// Generated from spec/. Do not edit.
import { z } from '@hono/zod-openapi'
import { integer, orNull, text } from '@channel/codegen/zod'
import { Timestamp, listOf, responseOf } from './shared.js'

/** The id of an import. */
export const ContactImportId = z.string().regex(/^cim_[0-9A-HJKMNP-TV-Z]{26}$/).openapi('ContactImportId')

/**
 * The status of the import. The set may grow.
 *
 * - `queued`: a worker will begin soon.
 * - `running`: it is being imported.
 * - `completed`: every row was read. Some may have failed: see `rows_failed`.
 * - `failed`: it ended early: see `failure`.
 * - `canceled`: it was canceled.
 */
export const ContactImportStatus = z.string().openapi('ContactImportStatus')

/** An import of contacts from a file. */
export const ContactImport = z.looseObject({
  id: ContactImportId,
  /** Always `contact_import`. */
  object: z.literal('contact_import'),
  /** The account. */
  phone_number_id: z.string(),
  status: ContactImportStatus,
  /** The format of the file. */
  format: z.enum(['csv', 'ndjson']),
  /** The name of the file. The file itself is deleted when the import has ended. */
  filename: z.string(),
  /** The size of the file in bytes. */
  size: integer().min(0),
  /** The number of rows of the file; null until they were counted. */
  rows_total: integer().min(0).nullable(),
  /** The number of rows that were read. It is the sum of the next three. */
  rows_read: integer().min(0),
  /** The number of rows that created a contact. */
  rows_created: integer().min(0),
  /** The number of rows whose number was a contact already. Those without a change count too. */
  rows_updated: integer().min(0),
  /** The number of rows that were not imported. Their errors can be downloaded. */
  rows_failed: integer().min(0),
  /** Why it ended early; null otherwise. */
  failure: z.string().nullable(),
  /** When the file was uploaded. */
  created_at: Timestamp,
  /** When a worker began; null before. */
  started_at: orNull(Timestamp),
  /** When it ended; null before. */
  ended_at: orNull(Timestamp),
}).openapi('ContactImport')

/** A page of imports, newest first. */
export const ContactImportList = listOf(ContactImport).openapi('ContactImportList')

/** The form with the file. */
export const ContactImportCreate = z.strictObject({
  /** The file, with a name that ends with `.csv`, `.ndjson` or `.jsonl`. It must not be empty. */
  file: text({ min: 1 }),
}).openapi('ContactImportCreate')

/** A import, without its URL. */
export const ContactImportResponse = responseOf(ContactImport).openapi('ContactImportResponse')
