import { z } from '@hono/zod-openapi'
import { type Failure, failure } from './failure.ts'
import { firstFailure } from './first-failure.ts'
import { parametersOf } from './parameter.ts'
import { headersReader } from './read-headers.ts'
import { ResponseValidationError } from './response-validation-error.ts'
import { isSchema, type Route } from './route.ts'
import { shapeOf } from './schema-tree.ts'
import { type HandlerResult, serialize } from './write-result.ts'

/** Throws ResponseValidationError for a result that does not fit its route. */
export type ValidateResult = (result: HandlerResult) => void

/**
 * Makes a function that validates the results of a route's handler by the responses that the route declares: status,
 * headers, body. Headers that the app adds beside the handler's are not looked at. The body is validated as it goes over
 * the wire, so validating it costs more than writing it; a result that fits is validated once.
 */
export function responseValidator({ operationId, responses }: Route): ValidateResult {
  const fitting = new WeakSet<HandlerResult>()
  return (result) => {
    if (fitting.has(result)) return
    const { status } = result
    const fail = (part: 'status' | 'header' | 'body', found: Failure | undefined) => {
      if (found !== undefined) throw new ResponseValidationError(operationId, status, part, found)
    }
    const response = responses[status]
    if (response === undefined) fail('status', failure('enum', 'is not declared'))
    if (response === undefined || '$ref' in response) return
    const { headers, content } = response
    fail('header', headersFailure(headers, result.headers))
    fail('body', bodyFailure(content?.['application/json'], result.body))
    fitting.add(result)
  }
}

function headersFailure(declared: object | undefined, headers: HandlerResult['headers']): Failure | undefined {
  const sent = Object.entries(headers).filter(([, value]) => value !== undefined)
  // OpenAPI declares Content-Type by the content, and ignores it among the headers.
  const names = new Set([
    'content-type',
    ...Object.keys((isSchema(declared) ? shapeOf(declared) : declared) ?? {}).map(lowerCase),
  ])
  const undeclared = sent.find(([name]) => !names.has(lowerCase(name)))
  if (undeclared !== undefined) return failure('unknown', 'is not declared', [undeclared[0]])
  if (!isSchema(declared)) return undefined
  const byName = new Map(sent.map(([name, value]) => [lowerCase(name), String(value)]))
  const { values } = headersReader(parametersOf(declared, 'header'))({
    get: (name) => byName.get(lowerCase(name)) ?? null,
  })
  return firstFailure(declared, values)
}

const lowerCase = (name: string) => name.toLowerCase()

function bodyFailure(media: object | undefined, body: unknown): Failure | undefined {
  if (media === undefined) return body === undefined ? undefined : failure('unknown', 'is not declared')
  if (body === undefined) return failure('required', 'is required')
  const schema = 'schema' in media ? media.schema : undefined
  if (!isSchema(schema)) return undefined
  const written = serialize(body)
  const value: unknown = JSON.parse(typeof written === 'string' ? written : new TextDecoder().decode(written))
  return z.validate(schema, value) ? undefined : firstFailure(schema, value)
}
