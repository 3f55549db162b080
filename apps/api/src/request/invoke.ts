import type { HandlerResult, ReceivedRequest, Route, ValidateResult } from '@channel/codegen/hono'
import { fingerprintOf } from '@channel/core/mechanisms/idempotency'
import type { RequestContext } from './context.ts'

/**
 * Passes the `Idempotency-Key` of a POST, the group of a write, and the validation of its reply before the commit, to the
 * handler's transaction (`inTransaction`).
 */
export function invoke(
  handle: () => HandlerResult | Promise<HandlerResult>,
  context: RequestContext,
  route: Route,
  { path, headers, body }: ReceivedRequest,
  validate: ValidateResult | undefined,
): HandlerResult | Promise<HandlerResult> {
  context.validateReply = validate
  const key = route.method === 'post' ? headers.get('idempotency-key') : null
  context.path = path
  // Requests without a caller, such as signing in, change nothing that other users see.
  if (route.method !== 'get' && route.security?.length !== 0) context.writtenGroup = route.tags?.[0]
  if (key !== null) context.idempotencyKey = key
  // The handler of an upload computes the fingerprint, of the bytes as they arrive.
  if (key !== null && route['x-streamed-file'] === undefined) {
    context.idempotentRequest = { key, fingerprint: fingerprintOf({ method: 'POST', path, body }) }
  }
  return handle()
}
