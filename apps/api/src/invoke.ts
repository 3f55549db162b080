import { type HandlerResult, type ReceivedRequest, type Route, responseValidator } from '@channel/codegen/hono'
import { fingerprintOf } from '@channel/core'
import type { RequestContext } from './context.ts'
import type { Dependencies } from './dependencies.ts'

/**
 * Tells the handler's transaction (`inTransaction`) of the `Idempotency-Key` of a POST, and how to validate its reply
 * before it commits.
 */
export function invoke({ validateResponses }: Pick<Dependencies, 'validateResponses'>) {
  return (
    handle: () => HandlerResult | Promise<HandlerResult>,
    context: RequestContext,
    route: Route,
    { path, headers, body }: ReceivedRequest,
  ): HandlerResult | Promise<HandlerResult> => {
    if (validateResponses) context.validateReply = responseValidator(route)
    const key = route.method === 'post' ? headers.get('idempotency-key') : null
    if (key !== null) context.idempotentRequest = { key, fingerprint: fingerprintOf({ method: 'POST', path, body }) }
    return handle()
  }
}
