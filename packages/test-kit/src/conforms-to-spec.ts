import openapi from '@channel/contract/openapi.json' with { type: 'json' }
import { createResponseOracle, type ReceivedResponse } from './response-oracle.ts'
import type { DeclaredOperation, OpenApiDocument } from './spec-operations.ts'

/** An `operationId`, or the request that was made: `path` concrete or a template, a query is ignored. */
export type OperationReference = string | { method: string; path: string }

const oracle = createResponseOracle(openapi as unknown as OpenApiDocument)
/** What is answered outside of every operation: no key, no such path, no such method, a request Node cannot parse. */
const STATUSES_OF_NO_OPERATION = [400, 401, 404, 405, 408, 431]

/**
 * Holds a response against the contract: status declared, required headers there and valid, content type declared,
 * body valid, no field in it that the contract does not declare, `request_id` equal to `X-Request-Id`.
 *
 * An answer of a path or method that the contract does not have must be the error envelope.
 *
 * @param response a `Response` (it may be used afterwards, but not before), or one that was read already.
 * @returns the parsed body, undefined if it is empty.
 * @throws an Error naming operation and status, with a line per problem and the JSON pointer of its place.
 *
 * @example
 * const response = await fetch(`${url}/v1/labels`, { headers })
 * await conformsToSpec('listLabels', response)
 */
export async function conformsToSpec(
  operation: OperationReference,
  response: Response | ReceivedResponse,
): Promise<unknown> {
  // Not `instanceof`: the Node adapter of Hono replaces the global class.
  const received = 'text' in response ? await read(response) : response
  const { title, problems } = judge(operation, received)
  if (problems.length === 0) return received.body
  const lines = problems.slice(0, 20).map((problem) => `  ${problem}`)
  throw new Error(`${title} answered ${received.status} against the contract:\n${lines.join('\n')}`)
}

/** What is wrong with a payload of a webhook, a line each: a field that is not declared is. Empty when nothing is. */
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
    throw new Error(`A ${status} says that it is JSON and is not: ${text.slice(0, 200)}`, { cause })
  }
}

function titleOf({ id, method, path }: DeclaredOperation): string {
  return `${id} (${method} ${path})`
}
