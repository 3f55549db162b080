import type { Context } from 'hono'
import type { ApiEnv } from './context.ts'
import { errorResponse, internalError } from './error-response.ts'
import { failureOf } from './failure-of.ts'
import { logFailure } from './log-failure.ts'
import { newRequestId } from './request-id.ts'

/**
 * The one place where whatever was thrown becomes the envelope. What nobody foresaw is logged with its stack and told
 * to the client as nothing but `internal_error`.
 */
export function onError(error: Error, c: Context<ApiEnv>): Response {
  const requestId = c.get('requestId') ?? newRequestId()
  const failure = failureOf(error)
  const headers = c.get('context')?.headers
  if (failure !== undefined) return errorResponse(failure, requestId, headers)
  logFailure(requestId, error)
  return errorResponse(internalError, requestId, headers)
}
