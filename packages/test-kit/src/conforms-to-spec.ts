import openapi from '@channel/contract/openapi.json' with { type: 'json' }
import { createResponseOracle, type ReceivedResponse, type ResponseProblem } from './response-oracle.ts'
import type { DeclaredOperation } from './spec-operations.ts'

export type { ReceivedResponse, ResponseProblem } from './response-oracle.ts'

/**
 * An `operationId`, or the request's method and path. `path` can contain parameters (`/v1/labels/{id}`) or their values;
 * its query is ignored.
 */
export type OperationReference = string | { method: string; path: string }

const oracle = createResponseOracle(openapi)
const unavailableStatus = 503
/** A request to any operation may get these: its headers are too large, or the database is unavailable. */
const statusesOfEveryPath = [431, unavailableStatus]
/**
 * The statuses of responses that belong to no operation: missing key, unknown path or method, a request that Node
 * cannot parse, or a service that is temporarily unavailable.
 */
const statusesWithoutOperation = [400, 401, 404, 405, 408, ...statusesOfEveryPath]

/**
 * Checks a response against the contract: status, content type and fields must be declared, required headers present,
 * all values valid, and `request_id` equal to `X-Request-Id`. If the contract has no such path or method, the response
 * must be an error.
 *
 * @param response an unread `Response`, which is still unread afterwards, or the parts of one that was read.
 * @returns the parsed body, undefined if it is empty.
 * @throws Error that names the operation, the status, and each problem on a line with its JSON pointer.
 * @example
 * const response = await fetch(`${url}/v1/labels`, { headers })
 * await conformsToSpec('listLabels', response)
 */
export async function conformsToSpec(
  operation: OperationReference,
  response: Response | ReceivedResponse,
): Promise<unknown> {
  // Not `instanceof`: Hono's Node adapter replaces the global class.
  const received = 'text' in response ? await readResponse(response) : response
  const { title, problems } = judgeResponse(operation, received)
  if (problems.length === 0) return received.body
  const lines = problems.slice(0, 20).map((problem) => `  ${lineOf(problem)}`)
  throw new Error(`${title} responded with ${received.status}, which violates the contract:\n${lines.join('\n')}`)
}

/** Checks an event against the contract. @returns one line per problem; an undeclared field is a problem too */
export function problemsOfEvent(event: { readonly type: string }): string[] {
  const webhook = openapi.webhooks[event.type]
  if (webhook === undefined) return [`the contract has no event ${event.type}`]
  const { schema } = webhook.post.requestBody.content['application/json']
  return oracle.problemsOfComponent(schema.$ref.split('/').at(-1) ?? '', event).map(lineOf)
}

/** The result of checking a response against the contract. */
export interface Judgment {
  /** Names the operation and its path. */
  title: string
  problems: ResponseProblem[]
}

/** Like {@link conformsToSpec}, but returns the problems. @throws Error for an unknown operation id */
export function judgeResponse(reference: OperationReference, received: ReceivedResponse): Judgment {
  if (typeof reference === 'string') {
    const operation = oracle.byId(reference)
    if (operation === undefined) throw new Error(`The contract has no operation ${reference}.`)
    if (statusesOfEveryPath.includes(received.status)) return judgeResponse(operation, received)
    return { title: titleOf(operation), problems: oracle.problemsOf(operation, received) }
  }
  const isHead = reference.method.toUpperCase() === 'HEAD'
  const path = reference.path.split('?')[0] ?? ''
  const operation = oracle.byRoute(isHead ? 'GET' : reference.method, path)
  if (operation !== undefined && !statusesOfEveryPath.includes(received.status)) {
    return { title: titleOf(operation), problems: oracle.problemsOf(operation, received, !isHead) }
  }
  return { title: `${reference.method} ${path} (no operation)`, problems: problemsWithoutOperation(received, isHead) }
}

function problemsWithoutOperation(received: ReceivedResponse, isHead: boolean): ResponseProblem[] {
  const { status, headers } = received
  const problems = oracle.problemsOfEnvelope(received, !isHead)
  if (!statusesWithoutOperation.includes(status)) {
    problems.unshift({ location: 'status', message: `${status}, but the contract has no such operation` })
  }
  if (status === unavailableStatus && headers.get('retry-after') === null) {
    problems.push({ location: 'header Retry-After', message: 'missing on a 503' })
  }
  if (status === 405 && headers.get('allow') === null) {
    problems.push({ location: 'header Allow', message: 'missing on a 405' })
  }
  return problems
}

/**
 * Reads a copy of the response.
 *
 * @throws Error if it is declared as JSON but is not
 */
export async function readResponse(response: Response): Promise<ReceivedResponse> {
  const text = await response.clone().text()
  const isJson = /[/+]json\b/.test(response.headers.get('content-type') ?? '')
  const { status, headers } = response
  if (text === '') return { status, headers, body: undefined }
  return { status, headers, body: isJson ? parse(text, status) : text }
}

function lineOf({ location, message }: ResponseProblem): string {
  return `${location}: ${message}`
}

function parse(text: string, status: number): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Error(`A ${status} response is declared as JSON but is not: ${text.slice(0, 200)}`, { cause })
  }
}

function titleOf({ id, method, path }: DeclaredOperation): string {
  return `${id} (${method} ${path})`
}
