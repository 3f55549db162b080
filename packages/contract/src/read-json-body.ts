import { readJsonBody as read } from '@channel/codegen/hono/read-json-body'
import { bodyLimits } from './limits.ts'

export { JsonError } from '@channel/codegen/hono/parse-json'
export { BodyTooLargeError, UnsupportedMediaTypeError } from '@channel/codegen/hono/request-errors'

/** Reads a request body as the service reads it, with the contract's limits. */
export function readJsonBody(request: Request): Promise<unknown> {
  return read(request, bodyLimits)
}
