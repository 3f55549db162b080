import { z } from '@hono/zod-openapi'
import { annotate } from './annotate.js'

export function file() {
  return annotate(z.file(), { type: 'string', format: 'binary' })
}
