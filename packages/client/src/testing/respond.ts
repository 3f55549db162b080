import { errorExamples, errorResponses, headerExamples, operationTable } from '../generated/testing-operations.ts'
import { exampleOf } from './example-of.ts'
import type { ErrorOptions, OperationId } from './handler-types.ts'

type HeaderFields = Record<string, string>

interface ErrorResponse {
  readonly status: number
  readonly headers: string
  readonly codes: Readonly<Record<string, string>>
}

interface Identified {
  request_id?: string
  data?: { id?: string } | null
}

/** The success response of an operation with this body. */
export function respond(id: OperationId, body: unknown, headers: HeaderFields = {}): Response {
  const operation: { status: number; headers: string; example?: string } = operationTable[id]
  const examples = headersOf(operation.headers)
  if (operation.example === undefined)
    return new Response(null, { status: operation.status, headers: merge(examples, headers) })
  const { request_id, data } = body as Identified
  if (request_id !== undefined) examples['X-Request-Id'] = request_id
  const example = exampleOf<Identified>(operation.example)
  // The address of what was created ends with its id.
  if (examples.Location !== undefined && example.data?.id && data?.id)
    examples.Location = examples.Location.replace(example.data.id, data.id)
  return json(body, operation.status, merge(examples, headers))
}

/** The response to a conditional request for what has not changed. @throws TypeError if the operation has none */
export function respondUnchanged(id: OperationId, headers: HeaderFields = {}): Response {
  const { unchanged }: { status: number; unchanged?: string } = operationTable[id]
  if (unchanged === undefined) throw new TypeError(`${id} has no response with the status 304.`)
  return new Response(null, { status: 304, headers: merge(headersOf(unchanged), headers) })
}

/** An error response of an operation. @throws TypeError if the operation has no such error */
export function respondError(id: OperationId, status: number, code: string, options: ErrorOptions = {}): Response {
  const responses: ErrorResponse[] = operationTable[id].errors.map((name) => errorResponses[name])
  const response = responses.find((each) => each.status === status && Object.hasOwn(each.codes, code))
  if (response === undefined) throw new TypeError(`${id} has no error with the status ${status} and the code ${code}.`)
  const headers = headersOf(`${response.headers} ${response.codes[code]}`)
  const wait = headers['Retry-After']
  // The example of the header is that of a request that was accepted.
  if (status === 429 && headers.RateLimit !== undefined)
    headers.RateLimit = headers.RateLimit.replace(/;r=\d+;t=\d+/, `;r=0;t=${wait}`)
  const { message, param } = options
  const error = {
    ...errorExamples[code as keyof typeof errorExamples],
    code,
    ...(message !== undefined && { message }),
    ...(param !== undefined && { param }),
    request_id: headers['X-Request-Id'],
  }
  return json({ error }, status, merge(headers, options.headers))
}

function json(body: unknown, status: number, headers: Headers): Response {
  if (!headers.has('content-type')) headers.set('content-type', 'application/json')
  return new Response(JSON.stringify(body), { status, headers })
}

/** The others replace headers of the same name in any case. */
function merge(headers: HeaderFields, others: HeaderFields = {}): Headers {
  const merged = new Headers(headers)
  for (const [name, value] of Object.entries(others)) merged.set(name, value)
  return merged
}

/** @param names of the components of the headers, separated by spaces */
function headersOf(names: string): HeaderFields {
  return Object.fromEntries(names.split(' ').flatMap((name) => (headerExamples[name] ? [headerExamples[name]] : [])))
}
