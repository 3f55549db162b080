import type { Log } from '@channel/core/mechanisms/log'
import { findMemberByEmail } from '@channel/core/members'
import { isUnderV1, publicPaths } from '../request/authenticate-request.ts'
import type { Bindings, FetchHandler } from '../request/bindings.ts'
import { errorResponse, internalError } from '../request/error-response.ts'
import { failureOf } from '../request/failure-of.ts'
import { newRequestId } from '../request/new-request-id.ts'
import type { CellApp, CellDirectory } from './cell-directory.ts'
import { CellUnavailable } from './cell-unavailable.ts'
import { findCellOfKey } from './find-cell-of-key.ts'
import { type Named, namedInBody, namedOutsideOfBody, type ReadNamed } from './named-in-request.ts'
import { signInCellOf } from './sign-in-cell.ts'

/** None of the bodies that are read here needs as much. Longer ones go to main unread, which refuses them. */
const maxBodyBytes = 65_536

/**
 * Leads each request to the cell of the organization that it is for. What no other cell knows is for main, which refuses what it does not
 * know either. Without other cells, every request goes to main at once.
 */
export function routeToCells(directory: CellDirectory, log: Log): FetchHandler {
  const { main, cells, find } = directory
  const ofKey = findCellOfKey(directory)

  async function route(request: Request, bindings: Bindings | undefined): Promise<Response> {
    const { pathname } = new URL(request.url)
    if (isUnderV1(pathname))
      return publicPaths.has(pathname) ? main.app.fetch(request, bindings) : routeByKey(request, bindings)
    const inBody = namedInBody(request.method, pathname)
    if (inBody !== undefined) return routeByBody(request, bindings, { pathname, read: inBody })
    const cookie = request.headers.get('cookie')
    const [cell] = pathname.startsWith('/dashboard/sign_in/')
      ? [await cellOfSignIn(cookie)]
      : await findCells(namedOutsideOfBody(pathname, cookie))
    return cell.app.fetch(request, bindings)
  }

  /** A key may move to another cell after it was found. Then its request was refused unread. */
  async function routeByKey(request: Request, bindings: Bindings | undefined): Promise<Response> {
    const authorization = request.headers.get('authorization')
    const cell = await ofKey(authorization)
    const response = await cell.app.fetch(request, bindings)
    if (response.status !== 401 || request.bodyUsed) return response
    const now = await ofKey(authorization)
    return now === cell ? response : now.app.fetch(request, bindings)
  }

  async function cellOfSignIn(cookie: string | null): Promise<CellApp> {
    const name = signInCellOf(cookie)
    return name !== undefined && cells.names()?.includes(name) ? cells.of(name) : main
  }

  async function routeByBody(
    request: Request,
    bindings: Bindings | undefined,
    { pathname, read }: { readonly pathname: string; readonly read: ReadNamed },
  ): Promise<Response> {
    const { url, method, headers } = request
    const length = headers.get('content-length')
    if (length === null || Number(length) > maxBodyBytes) return main.app.fetch(request, bindings)
    const body = await request.arrayBuffer()
    const [first, ...others] = await findCells(read(Buffer.from(body).toString()))
    const serve = (cell: CellApp) => cell.app.fetch(new Request(url, { method, headers, body }), bindings)
    let response = await serve(first)
    for (const cell of others) if (await isForOthersToo(pathname, response)) response = await serve(cell)
    return response
  }

  async function findCells(named: Named | undefined): Promise<[CellApp, ...CellApp[]]> {
    const routes = named === undefined ? [] : await find(named)
    const [first, ...others] = await Promise.all(routes.map(({ cell }) => cells.of(cell)))
    if (first === undefined) return [main]
    const isInMain = named?.[0] === 'email' && (await findMemberByEmail(main.database, String(named[1]))) !== undefined
    return isInMain ? [main, first, ...others] : [first, ...others]
  }

  async function routeOrFail(request: Request, bindings: Bindings | undefined): Promise<Response> {
    try {
      return await route(request, bindings)
    } catch (error) {
      const failure = failureOf(error)
      const requestId = newRequestId()
      if (failure === undefined) log.error({ requestId, err: error }, 'A request failed.')
      if (error instanceof CellUnavailable) log.warn({ requestId, reason: error.message }, 'A cell cannot be used.')
      return errorResponse(failure ?? internalError, requestId)
    }
  }

  return {
    fetch: (request, bindings) =>
      cells.names()?.length === 0 ? main.app.fetch(request, bindings) : routeOrFail(request, bindings),
  }
}

/** An email address can be known in several cells: the one with the password signs in, and each sends a link for a new one. */
async function isForOthersToo(pathname: string, response: Response): Promise<boolean> {
  if (pathname === '/dashboard/password_resets') return response.ok
  if (response.status !== 401) return false
  const { error } = (await response.clone().json()) as { error: { code: string } }
  return error.code === 'invalid_credentials'
}
