import type { Route } from '@channel/codegen/hono'
import { routes } from '@channel/contract/routes'
import { authenticate, type Principal } from '@channel/core/mechanisms/authentication'
import type { Context } from 'hono'
import type { Dependencies } from '../dependencies.ts'
import { beginCall } from './api-log.ts'
import { newRequestId } from './new-request-id.ts'
import type { ApiEnv, AuthenticatedRequest } from './stages.ts'

/** The paths under /v1 that need no key. */
export const publicPaths = new Set<string>(
  Object.values(routes)
    .filter(isPublic)
    .map(({ path }) => path),
)

/**
 * Assigns the request id, starts the API log entry, and authenticates the caller. Unknown paths under /v1 require a
 * key too: without one, a caller cannot find out which paths exist.
 */
export function authenticateRequest(dependencies: Dependencies) {
  const { apiLog, findKey, now } = dependencies

  return async (c: Context<ApiEnv>, route: Route | undefined): Promise<AuthenticatedRequest> => {
    const requestId = newRequestId()
    c.set('requestId', requestId)
    c.set('route', route)
    if (route !== undefined) c.env.operation = route
    const authenticated = (caller: Principal | undefined) => {
      const { call, allowLongBody } = c.env
      return { requestId, caller, call, allowLongBody, clientSignal: () => c.req.raw.signal }
    }
    if (route === undefined && !isUnderV1(c.req.path)) return authenticated(undefined)
    const call = beginCall(c.env, requestId, dependencies)
    // A liveness check must not wait for a slow log database.
    const capacity = route?.operationId === 'getHealth' ? undefined : apiLog.waitForCapacity()
    if (capacity !== undefined) await capacity
    // Other methods of a public path are 405 without a key too.
    if (route === undefined ? publicPaths.has(c.req.path) : isPublic(route)) return authenticated(undefined)
    call.principal = await authenticate(findKey, c.req.header('authorization'), now, (owner) => {
      call.owner = owner
    })
    c.env.acceptTraceparent?.()
    return authenticated(call.principal)
  }
}

function isPublic({ security }: Route): boolean {
  return security?.length === 0
}

/** Whether a path is one of the public API. */
export function isUnderV1(path: string): boolean {
  return path === '/v1' || path.startsWith('/v1/')
}
