import openapi from '@channel/contract/openapi.json' with { type: 'json' }
import { createResponseOracle, type ReceivedResponse } from './response-oracle.ts'
import type { DeclaredOperation, OpenApiDocument } from './spec-operations.ts'

/**
 * An `operationId`, or method and path of the request. `path` may be concrete or a template; its query is ignored.
 */
export type OperationReference = string | { method: string; path: string }

const oracle = createResponseOracle(openapi as unknown as OpenApiDocument)
/**
 * Statuses of responses outside of every operation: no key, unknown path or method, a request that Node cannot
 * parse.
 */
const STATUSES_OF_NO_OPERATION = [400, 401, 404, 405, 408, 431]

/**
 * Checks a response against the contract. It requires a declared status and content type, the required headers with
 * valid values, a valid body without undeclared fields, and a `request_id` equal to `X-Request-Id`. For a path or
 * method that the contract does not have, it requires the error envelope.
 *
 * @param response a `Response` (it may be read afterwards, but not before), or one that was already read.
 * @returns the parsed body, undefined if it is empty.
 * @throws Error with operation and status, and one line per problem with its JSON pointer.
 * @example
 * const response = await fetch(`${url}/v1/labels`, { headers })
 * await conformsToSpec('listLabels', response)
 */
export async function conformsToSpec(
  operation: OperationReference,
  response: Response | ReceivedResponse,
): Promise<unknown> {
  // Not `instanceof`: Hono's Node adapter replaces the global class.
  const received = 'text' in response ? await read(response) : response
  const { title, problems } = judge(operation, received)
  if (problems.length === 0) return received.body
  const lines = problems.slice(0, 20).map((problem) => `  ${problem}`)
  throw new Error(`${title} responded with ${received.status}, which violates the contract:\n${lines.join('\n')}`)
}

/** Problems of a webhook payload, one line each. Undeclared fields are problems. Empty for a valid payload. */
export function problemsOfEvent(event: { readonly type: string }): string[] {
  const webhook = (openapi.webhooks as Record<string, (typeof openapi.webhooks)['webhook.test'] | undefined>)[
    event.type
  ]
  if (webhook === undefined) return [`the contract has no event ${event.type}`]
  const { schema } = webhook.post.requestBody.content['application/json']
  return oracle.problemsOfComponent(schema.$ref.split('/').at(-1) ?? '', event)
}

function judge(reference: OperationReference, received: ReceivedResponse): { title: string; problems: string[] } {
  if (typeof reference === 'string') {
    const operation = oracle.byId(reference)
    if (operation === undefined) throw new Error(`The contract has no operation ${reference}.`)
    return { title: titleOf(operation), problems: oracle.problemsOf(operation, received) }
  }
  const isHead = reference.method.toUpperCase() === 'HEAD'
  const path = reference.path.split('?')[0] ?? ''
  const operation = oracle.byRoute(isHead ? 'GET' : reference.method, path)
  if (operation !== undefined) {
    return { title: titleOf(operation), problems: oracle.problemsOf(operation, received, !isHead) }
  }
  return { title: `${reference.method} ${path} (of no operation)`, problems: problemsOfNoOperation(received, isHead) }
}

function problemsOfNoOperation(received: ReceivedResponse, isHead: boolean): string[] {
  const { status, headers } = received
  const problems = oracle.problemsOfEnvelope(received, !isHead)
  if (!STATUSES_OF_NO_OPERATION.includes(status)) problems.unshift('status: the contract has no such operation')
  if (status === 405 && headers.get('allow') === null) problems.push('header Allow: missing on a 405')
  return problems
}

async function read(response: Response): Promise<ReceivedResponse> {
  const text = await response.clone().text()
  const isJson = /[/+]json\b/.test(response.headers.get('content-type') ?? '')
  const { status, headers } = response
  if (text === '') return { status, headers, body: undefined }
  return { status, headers, body: isJson ? parse(text, status) : text }
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
