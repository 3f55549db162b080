import type { HandlerResult, ReceivedRequest, Route } from '@channel/codegen/hono'
import { fingerprintOf } from '@channel/core'
import type { RequestContext } from './context.ts'

/** Tells the handler's transaction (`inTransaction`) of the `Idempotency-Key` of a POST. */
export function invoke(
  handle: () => HandlerResult | Promise<HandlerResult>,
  context: RequestContext,
  { method }: Route,
  { path, headers, body }: ReceivedRequest,
): HandlerResult | Promise<HandlerResult> {
  const key = method === 'post' ? headers.get('idempotency-key') : null
  if (key !== null) context.idempotentRequest = { key, fingerprint: fingerprintOf({ method: 'POST', path, body }) }
  return handle()
}
