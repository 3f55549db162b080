import type { Operation } from '@channel/contract/routes'
import { authenticate } from '@channel/core'
import type { Context } from 'hono'
import { type ApiEnv, RequestContext } from './context.ts'
import type { Dependencies } from './dependencies.ts'
import { newRequestId } from './request-id.ts'

/**
 * Gives the request its id, then finds out who makes it. What the contract does not have needs a key too, as long as it
 * lies under /v1: without one, nothing can be learned of what is there.
 */
export function enter(dependencies: Dependencies) {
  return async (c: Context<ApiEnv>, operation: Operation | undefined): Promise<RequestContext> => {
    const requestId = newRequestId()
    c.set('requestId', requestId)
    const isPublic = operation === undefined ? !isUnderV1(c.req.path) : operation.security.length === 0
    const principal = isPublic
      ? undefined
      : await authenticate(dependencies.findKey, c.req.header('authorization'), dependencies.now)
    const context = new RequestContext(requestId, dependencies, principal)
    c.set('context', context)
    return context
  }
}

function isUnderV1(path: string): boolean {
  return path === '/v1' || path.startsWith('/v1/')
}
