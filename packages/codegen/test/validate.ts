import {
  type ReceivedRequest,
  RequestValidationError,
  type Route,
  requestSchemas,
  requestValidator,
} from '../src/hono/index.ts'
import { noParameters } from '../src/hono/route.ts'

/** What a request is read to by the schemas of a route, or the error. */
export function validate(route: Route, raw: Partial<ReceivedRequest>, { refuseUnknownQuery = true } = {}): unknown {
  const schemas = requestSchemas(route)
  const query = schemas.query ?? (refuseUnknownQuery ? noParameters : undefined)
  const read = requestValidator(route.path, { ...schemas, query }, { refuseBadText: true })
  try {
    return read({ path: '', query: '', headers: new Headers(), body: undefined, ...raw })
  } catch (error) {
    if (error instanceof RequestValidationError) return error
    throw error
  }
}
