import { exampleIn, type GivenError, type TestingTables } from './tables.ts'

type HeaderFields = Record<string, string>

interface Identified {
  id?: unknown
  data?: { id?: unknown } | null
}

/** The success response of an operation with this body. */
export function respond(tables: TestingTables, id: string, body: unknown, headers: HeaderFields = {}): Response {
  const operation = tables.operationTable[id]!
  const examples = headersOf(tables, operation.headers)
  const status = statusOf(operation.status, 200)
  if (/^30[12378]$/.test(String(status))) examples.Location ??= 'https://example.com/'
  if (operation.example === undefined || body === undefined)
    return new Response(null, { status, headers: merge(examples, headers) })
  tables.suit?.(examples, body)
  // The address of what was created ends with its id.
  const [before, now] = [idOf(exampleIn(tables, operation.example)), idOf(body)]
  if (examples.Location !== undefined && before && now) examples.Location = examples.Location.replace(before, now)
  return json(body, status, merge(examples, headers), operation.type)
}

/** The id of a resource, or of the one in `data`. */
function idOf(body: unknown): string {
  const { id, data } = (typeof body === 'object' && body !== null ? body : {}) as Identified
  return String(data?.id ?? id ?? '')
}

/** The response to a conditional request for what has not changed. @throws TypeError if the operation has none */
export function respondUnchanged(tables: TestingTables, id: string, headers: HeaderFields = {}): Response {
  const { unchanged } = tables.operationTable[id]!
  if (unchanged === undefined) throw new TypeError(`${id} has no response with the status 304.`)
  return new Response(null, { status: 304, headers: merge(headersOf(tables, unchanged), headers) })
}

/**
 * An error response of an operation.
 *
 * @param code undefined for the first one with the status
 * @throws TypeError if the operation has no such error
 */
export function respondError(
  tables: TestingTables,
  id: string,
  status: number,
  code: string | undefined,
  options: GivenError = {},
): Response {
  const name = tables.operationTable[id]!.errors.find((each) => {
    const { status: own, codes } = tables.errorResponses[each]!
    return matches(own, status) && (code === undefined || Object.hasOwn(codes, code))
  })
  if (name === undefined)
    throw new TypeError(
      `${id} has no error with the status ${status}${code === undefined ? '' : ` and the code ${code}`}.`,
    )
  const response = tables.errorResponses[name]!
  const found = code ?? Object.keys(response.codes)[0]!
  const headers = headersOf(tables, `${response.headers} ${response.codes[found]}`)
  const wait = headers['Retry-After']
  // The example of the header is that of a request that was accepted.
  if (status === 429 && headers.RateLimit !== undefined)
    headers.RateLimit = headers.RateLimit.replace(/;r=\d+;t=\d+/, `;r=0;t=${wait}`)
  const body = (tables.errorBody ?? defaultBody(tables))(name, found, options, headers)
  return json(body, status, merge(headers, options.headers))
}

function defaultBody({ errorExamples }: TestingTables): NonNullable<TestingTables['errorBody']> {
  return (response, code, { body }) => {
    const example = errorExamples[`${response} ${code}`]
    if (body === undefined || typeof example !== 'object' || example === null) return body ?? example
    return { ...example, ...body }
  }
}

/** Whether a status of the document, such as `4XX` or `default`, includes one. */
function matches(declared: number | string, status: number): boolean {
  if (declared === status) return true
  return declared === 'default' || declared === `${String(status).charAt(0)}XX`
}

function statusOf(declared: number | string, otherwise: number): number {
  if (typeof declared === 'number') return declared
  return /^\dXX$/.test(declared) ? Number(declared.charAt(0)) * 100 : otherwise
}

function json(body: unknown, status: number, headers: Headers, type = 'application/json'): Response {
  if (body === undefined) return new Response(null, { status, headers })
  if (!headers.has('content-type')) headers.set('content-type', type)
  const isText = typeof body === 'string' && type.startsWith('text/')
  return new Response(isText ? body : JSON.stringify(body), { status, headers })
}

/** The others replace headers of the same name in any case. */
function merge(headers: HeaderFields, others: HeaderFields = {}): Headers {
  const merged = new Headers(headers)
  for (const [name, value] of Object.entries(others)) merged.set(name, value)
  return merged
}

/** @param names of the headers in the table, separated by spaces */
function headersOf({ headerExamples }: TestingTables, names: string): HeaderFields {
  return Object.fromEntries(names.split(' ').flatMap((name) => (headerExamples[name] ? [headerExamples[name]] : [])))
}
