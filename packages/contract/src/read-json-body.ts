import { readJsonBody as read } from '@channel/codegen/hono/read-json-body'
import { bodyLimits } from './limits.ts'

export { JsonError } from '@channel/codegen/hono/parse-json'
export { BodyTooLargeError, UnsupportedMediaTypeError } from '@channel/codegen/hono/request-errors'

/** Parses a request body with the contract's limits, as the service does. */
export function readJsonBody(request: Request): Promise<unknown> {
  return read(request, bodyLimits)
}
