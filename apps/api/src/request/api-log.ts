import { type LoggedCall, loggedPath, unauthenticatedOrganizationId } from '@channel/core/mechanisms/api-log'
import { idTimeMs } from '@channel/core/mechanisms/ids'
import type { Dependencies } from '../dependencies.ts'
import type { Bindings, FetchHandler, StartedCall } from './bindings.ts'
import { clientAddress } from './client-address.ts'

/** Starts a call, which will be logged whatever its result. */
export function beginCall(
  bindings: Bindings,
  requestId: string,
  dependencies: Pick<Dependencies, 'trustedProxies'>,
): StartedCall {
  const ip = clientAddress(bindings, dependencies)
  const call: StartedCall = { requestId, atMs: idTimeMs(requestId), startedMs: performance.now(), ip }
  bindings.call = call
  return call
}

/**
 * Logs every started call once, with the status of its response, whether or not the client has waited for it. A call
 * that has waited for events in vain is no line. It wraps the whole app, because every response passes here.
 */
export function withApiLog(app: FetchHandler, { apiLog, log }: Pick<Dependencies, 'apiLog' | 'log'>): FetchHandler {
  return {
    async fetch(request, bindings = {}) {
      const response = await app.fetch(request, bindings)
      if (bindings.call !== undefined) {
        const call = endedCall(bindings.call, request, response.status)
        apiLog.record(call)
        const { requestId, organizationId, keyId, method, path, status, latencyMs } = call
        log.debug({ requestId, organizationId, keyId, method, path, status, latencyMs }, 'A request was served.')
      }
      return response
    },
  }
}

function endedCall(call: StartedCall, { method, url }: Request, status: number): LoggedCall {
  return {
    organizationId: call.owner?.organizationId ?? unauthenticatedOrganizationId,
    keyId: call.owner?.keyId ?? null,
    requestId: call.requestId,
    method,
    path: loggedPath(url),
    status,
    errorCode: call.errorCode ?? null,
    latencyMs: Math.round((performance.now() - call.startedMs - (call.waitedMs ?? 0)) * 1000) / 1000,
    ip: call.ip,
    atMs: call.atMs,
    isIdle: call.isIdle ?? false,
  }
}
