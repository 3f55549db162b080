import {
  type ReceivedRequest,
  RequestValidationError,
  type Route,
  requestSchemas,
  requestValidator,
} from '../src/runtime/hono/index.ts'

const nothing: ReceivedRequest = { path: '', query: '', headers: new Headers(), body: undefined, bodyHasEscapes: true }

/** The decoded request, or the error. */
export function validate(route: Route, raw: Partial<ReceivedRequest>, { refuseUnknownQuery = true } = {}): unknown {
  const read = requestValidator(route.path, requestSchemas(route), { refuseBadText: true, refuseUnknownQuery })
  try {
    return read({ ...nothing, ...raw })
  } catch (error) {
    if (error instanceof RequestValidationError) return error
    throw error
  }
}
