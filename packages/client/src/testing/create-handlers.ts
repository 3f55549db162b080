import { type HttpHandler, http } from 'msw'
import { operationTable } from '../generated/testing-operations.ts'
import { exampleOf } from './example-of.ts'
import type { ErrorOptions, HandlerOptions, Handlers, OperationId } from './handler-types.ts'
import { type Overrides, withOverrides } from './overrides.ts'
import { respond, respondError, respondUnchanged } from './respond.ts'

/** The requests that the handlers match. */
export interface HandlersOptions {
  /** The `baseUrl` of the client; default: any. */
  baseUrl?: string | undefined
}

interface Entry {
  readonly request: string
  readonly example?: string
  readonly lastPage?: string
}

type Answer = (request: Request, params: unknown) => Response | Promise<Response>
type UntypedResolver = (info: object) => unknown
type Method = 'get' | 'post' | 'patch' | 'delete'

/**
 * Makes MSW handlers for every operation of the contract.
 *
 * @example
 * const handlers = createHandlers({ baseUrl: 'https://api.example.com' })
 * const server = setupServer(...handlers.all())
 */
export function createHandlers({ baseUrl = '*' }: HandlersOptions = {}): Handlers {
  const base = baseUrl.replace(/\/$/, '')
  const makers = Object.fromEntries(ids.map((id) => [id, makerOf(id, base)]))
  // An id in the path would match the literal segment of another path.
  const sorted = [...ids].sort((one, other) => (literalsFirst(one) < literalsFirst(other) ? -1 : 1))
  return { ...makers, all: () => sorted.map((id) => makers[id]!()) } as unknown as Handlers
}

const ids = Object.keys(operationTable) as OperationId[]

/** `~` is after all letters and digits. */
function literalsFirst(id: OperationId): string {
  return operationTable[id].request.replaceAll(/\{\w+\}/g, '~')
}

function makerOf(id: OperationId, base: string) {
  const [method, path = ''] = operationTable[id].request.split(' ') as [Method, string]
  const pattern = base + path.replaceAll(/\{(\w+)\}/g, ':$1')
  return (...args: unknown[]): HttpHandler => {
    const { answer, once } = answerOf(id, args)
    return http[method](pattern, ({ request, params }) => answer(request, params), { once })
  }
}

/** Errors in the arguments are thrown here, not when a request arrives. */
function answerOf(id: OperationId, [first, ...rest]: unknown[]): { answer: Answer; once: boolean } {
  const options = ((typeof first === 'number' && first !== 304 ? rest[1] : rest[0]) ?? {}) as ErrorOptions
  const once = options.once === true
  if (typeof first === 'number') {
    const response =
      first === 304 ? respondUnchanged(id, options.headers) : respondError(id, first, String(rest[0]), options)
    return { answer: () => response.clone(), once }
  }
  if (typeof first === 'function') return { answer: resolving(id, first as UntypedResolver, options), once }
  return { answer: (request) => success(id, first as object | undefined, request, options), once }
}

function resolving(id: OperationId, resolver: UntypedResolver, { headers }: HandlerOptions): Answer {
  return async (request, params) => {
    const error = (status: number, code: string, options?: ErrorOptions) => respondError(id, status, code, options)
    const result = await resolver({ request, params, example: bodyFor(id, request, undefined), error })
    return result instanceof Response ? result : respond(id, result, headers)
  }
}

function success(
  id: OperationId,
  overrides: object | undefined,
  request: Request,
  { headers }: HandlerOptions,
): Response {
  const { location } = (overrides ?? {}) as { location?: string }
  const { example }: Entry = operationTable[id]
  if (example === undefined)
    return respond(id, undefined, { ...(location !== undefined && { Location: location }), ...headers })
  return respond(id, bodyFor(id, request, overrides), headers)
}

/**
 * The example of a list has a second page, so that paging ends. With overrides a list is one page, unless they have
 * a cursor.
 */
function bodyFor(id: OperationId, request: Request, overrides: object | undefined): unknown {
  const { example = '', lastPage }: Entry = operationTable[id]
  const isLast = overrides !== undefined || new URL(request.url).searchParams.has('cursor')
  const body = exampleOf(lastPage !== undefined && isLast ? lastPage : example)
  return withOverrides(body, overrides as Overrides<unknown>)
}
