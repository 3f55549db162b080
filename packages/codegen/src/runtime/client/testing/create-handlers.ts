import { type HttpHandler, http } from 'msw'
import { type Overrides, withOverrides } from './overrides.ts'
import { pathMatcher } from './path-matcher.ts'
import { respond, respondError, respondUnchanged } from './respond.ts'
import { exampleIn, type GivenError, type TestingTables } from './tables.ts'

/** The requests that the handlers match. */
export interface HandlersOptions {
  /** The `baseUrl` of the client; default: any. */
  baseUrl?: string | undefined
}

type Answer = (request: Request, params: unknown) => Response | Promise<Response>
type UntypedResolver = (info: object) => unknown
type Method = 'get' | 'put' | 'post' | 'delete' | 'options' | 'head' | 'patch'

/** Makes MSW handlers for every operation of a document, by operationId, and `all()`. */
export function makeHandlers(tables: TestingTables, { baseUrl = '*' }: HandlersOptions = {}): unknown {
  const base = baseUrl.replace(/\/$/, '')
  const ids = Object.keys(tables.operationTable)
  const makers = Object.fromEntries(ids.map((id) => [id, makerOf(tables, id, base)]))
  return { ...makers, all: () => literalsFirst(tables).map((id) => makers[id]!()) }
}

/** The operations in an order in which no id in a path matches the literal segment of another path. */
export function literalsFirst({ operationTable }: TestingTables): string[] {
  // `~` is after all letters and digits.
  const keyOf = (id: string) => operationTable[id]!.request.replaceAll(/\{[^{}]+\}/g, '~')
  return Object.keys(operationTable).sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
}

function makerOf(tables: TestingTables, id: string, base: string) {
  const [method, path = ''] = tables.operationTable[id]!.request.split(/ (.*)/) as [Method, string]
  const { predicate, paramsOf } = pathMatcher(path, base)
  return (...args: unknown[]): HttpHandler => {
    const { answer, once } = answerOf(tables, id, args)
    return http[method](predicate, ({ request, params }) => answer(request, paramsOf(params)), { once })
  }
}

/** Errors in the arguments are thrown here, not when a request arrives. */
function answerOf(tables: TestingTables, id: string, [first, ...rest]: unknown[]): { answer: Answer; once: boolean } {
  // The code of an error may be left out.
  const hasCode = typeof first === 'number' && first !== 304 && typeof rest[0] !== 'object'
  const options = ((hasCode ? rest[1] : rest[0]) ?? {}) as GivenError
  const once = options.once === true
  if (typeof first === 'number') {
    const response =
      first === 304
        ? respondUnchanged(tables, id, options.headers)
        : respondError(tables, id, first, hasCode ? (rest[0] as string | undefined) : undefined, options)
    return { answer: () => response.clone(), once }
  }
  if (typeof first === 'function') return { answer: resolving(tables, id, first as UntypedResolver, options), once }
  return { answer: (request) => success(tables, id, first as object | undefined, request, options), once }
}

function resolving(tables: TestingTables, id: string, resolver: UntypedResolver, { headers }: GivenError): Answer {
  return async (request, params) => {
    const error = (status: number, code?: string, options?: GivenError) =>
      respondError(tables, id, status, code, options)
    const result = await resolver({ request, params, example: bodyFor(tables, id, request, undefined), error })
    return result instanceof Response ? result : respond(tables, id, result, headers)
  }
}

function success(
  tables: TestingTables,
  id: string,
  overrides: object | undefined,
  request: Request,
  { headers }: GivenError,
): Response {
  const { location } = (overrides ?? {}) as { location?: string }
  if (tables.operationTable[id]!.example === undefined)
    return respond(tables, id, undefined, { ...(location !== undefined && { Location: location }), ...headers })
  return respond(tables, id, bodyFor(tables, id, request, overrides), headers)
}

/**
 * The example of a list has a second page, so that paging ends. With overrides a list is one page, unless they have
 * a cursor.
 */
function bodyFor(tables: TestingTables, id: string, request: Request, overrides: object | undefined): unknown {
  const { example = '', lastPage, page } = tables.operationTable[id]!
  const parameter = page === undefined ? 'cursor' : (page.split(':')[1] ?? '')
  const isLast = overrides !== undefined || new URL(request.url).searchParams.has(parameter)
  const body = exampleIn(tables, lastPage !== undefined && isLast ? lastPage : example)
  return withOverrides(body, overrides as Overrides<unknown>)
}
