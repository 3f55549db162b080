import { type Route, responseValidator } from '@channel/codegen/hono'
import type { Context } from 'hono'
import type { Dependencies } from '../dependencies.ts'
import { errorResponse, type Failure, internalError, renderFailure } from './error-response.ts'
import { failureOf } from './failure-of.ts'
import { newRequestId } from './new-request-id.ts'
import type { ApiEnv } from './stages.ts'

/**
 * Converts every thrown error to the error envelope; no other code does. An unexpected error is logged with its
 * stack, and the client sees only `internal_error`.
 */
export function onError({ validateResponses, log }: Pick<Dependencies, 'validateResponses' | 'log'>) {
  return <Env extends Pick<ApiEnv, 'Bindings' | 'Variables'>>(error: Error, c: Context<Env>): Response => {
    const requestId = c.get('requestId') ?? newRequestId()
    const headers = c.get('headers')
    const respond = (failure: Failure) => {
      if (c.env.call !== undefined) c.env.call.errorCode = failure.code
      return errorResponse(failure, requestId, headers)
    }
    try {
      const failure = failureOf(error)
      if (failure === undefined) throw error
      if (validateResponses && failure.status === undefined) validateFailure(failure, requestId, c.get('route'))
      return respond(failure)
    } catch (unexpected) {
      log.error({ requestId, err: unexpected }, 'A request failed.')
      return respond(internalError)
    }
  }
}

/** @throws ResponseValidationError if the route does not declare such a response */
function validateFailure(failure: Failure, requestId: string, route: Route | undefined): void {
  if (route === undefined) return
  const { status, headers, body } = renderFailure(failure, requestId)
  responseValidator(route)({ status, headers, body: JSON.parse(body) })
}
