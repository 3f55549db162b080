import { nameBudget } from './name-budget.ts'
import type { MockedOperation } from './read-contract.ts'
import { readViolations } from './read-violations.ts'
import { newRequestId, Refusal } from './refusal.ts'

/** Not forwarded: they describe one connection, or Prism would return 406 where the service does not. */
const WITHHELD = ['host', 'connection', 'content-length', 'transfer-encoding', 'accept', 'accept-encoding', 'expect']

/**
 * Forwards a request that the guard accepted to Prism and makes the response consistent: the `X-Request-Id` header
 * takes the request id of the example's body.
 *
 * @throws Refusal if Prism finds the request invalid, or cannot serve what `Prefer` requests.
 */
export async function forwardToPrism(
  prismUrl: string,
  operation: MockedOperation,
  request: Request,
  body: string | undefined,
): Promise<Response> {
  const { pathname, search, searchParams } = new URL(request.url)
  const headers = new Headers(request.headers)
  for (const name of WITHHELD) headers.delete(name)
  headers.set('accept', 'application/json')
  // Otherwise a client that follows cursors would never reach the end.
  const wantsLastPage = searchParams.has('cursor') && !headers.has('prefer') && operation.lastPageExample !== undefined
  if (wantsLastPage) headers.set('prefer', `example=${operation.lastPageExample}`)

  const response = await fetch(new URL(pathname + search, prismUrl), {
    method: operation.method,
    headers,
    body: body ?? null,
    redirect: 'manual',
  }).catch((error: Error) => {
    throw new Refusal('internal_error', `Prism does not respond: ${String(error.cause ?? error.message)}.`)
  })
  const text = await response.text()
  const refusal = readViolations(response.headers.get('sl-violations'), operation)
  if (refusal !== undefined) throw refusal
  if (response.headers.get('content-type')?.startsWith('application/problem+json')) throw explainProblem(text, request)
  return finish(response, text, operation)
}

function finish(response: Response, text: string, { inventedHeaders, method }: MockedOperation): Response {
  const headers = new Headers(response.headers)
  for (const name of ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'date', ...inventedHeaders]) {
    headers.delete(name)
  }
  headers.set('X-Request-Id', requestIdOf(text) ?? newRequestId())
  const body = nameBudget(method, headers, text)
  return new Response(body === '' ? null : body, { status: response.status, headers })
}

function requestIdOf(text: string): string | undefined {
  const body = JSON.parse(text || '{}') as { request_id?: string; error?: { request_id?: string } }
  return body.request_id ?? body.error?.request_id
}

/**
 * A status or example that the operation does not declare is not part of the contract, so Prism's message is passed
 * on.
 */
function explainProblem(text: string, request: Request): Refusal {
  const { title, detail } = JSON.parse(text) as { title: string; detail: string }
  const param = request.headers.has('prefer') ? 'Prefer' : undefined
  return new Refusal('invalid_field_value', `The mock cannot serve this: ${title}. ${detail}`, { param })
}
