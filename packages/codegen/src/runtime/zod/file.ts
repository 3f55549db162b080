import { z } from '@hono/zod-openapi'
import { annotate } from './annotate.ts'

/** A file of a multipart form. zod-openapi does not support `z.file()`. */
export function file(): z.ZodFile {
  return annotate(z.file(), { type: 'string', format: 'binary' })
}
