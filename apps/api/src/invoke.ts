import type { Operation, OperationResult, ReceivedRequest } from '@channel/contract/routes'
import { fingerprintOf } from '@channel/core'
import type { RequestContext } from './context.ts'

/** Tells the handler's transaction (`inTransaction`) of the `Idempotency-Key` of a POST. */
export function invoke(
  handle: () => OperationResult | Promise<OperationResult>,
  context: RequestContext,
  { method }: Operation,
  { path, headers, body }: ReceivedRequest,
): OperationResult | Promise<OperationResult> {
  const key = method === 'POST' ? headers.get('idempotency-key') : null
  if (key !== null) context.idempotentRequest = { key, fingerprint: fingerprintOf({ method, path, body }) }
  return handle()
}
