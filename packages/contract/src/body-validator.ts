import { JsonError, requestSchemas, requestValidator } from '@channel/codegen/hono'
import { parseJson } from '@channel/codegen/hono/parse-json'
import { bodyLimits, requestPolicy } from './limits.ts'
import { routes } from './routes.ts'
import type { OperationId } from './types.ts'

/** Judges a body of an operation that is not part of a request, such as a row of a file, as a request is judged. */
export interface BodyValidator {
  /** @throws what `requestFailure` describes */
  parse(json: string): unknown
  /** @throws what `requestFailure` describes */
  validate(body: unknown): unknown
}

/** The validator of an operation's body. */
export function bodyValidator(id: OperationId): BodyValidator {
  const { body: schema } = requestSchemas(routes[id])
  const validate = requestValidator(
    routes[id].path,
    { params: undefined, query: undefined, headers: undefined, cookies: undefined, body: schema },
    requestPolicy,
  )
  const headers = new Headers()
  return {
    parse(json) {
      const value = parseJson(json, bodyLimits.maxDepth)
      if (value === undefined) throw new JsonError('syntax', [], 'must be valid JSON')
      return value
    },
    validate: (body) => validate({ path: '', query: '', headers, body, bodyHasEscapes: true }).body,
  }
}
