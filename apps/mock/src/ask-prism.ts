import { readViolations } from './prism-violations.ts'
import type { MockedOperation } from './read-contract.ts'
import { newRequestId, Refusal } from './refusal.ts'

/** Not passed on: they belong to one connection, or Prism would answer 406 to them where the service does not. */
const WITHHELD = ['host', 'connection', 'content-length', 'transfer-encoding', 'accept', 'accept-encoding', 'expect']

/**
 * Prism's answer to a request that the guard let through, made consistent: a fresh request id would not be that of the
 * example's body, so the header takes the body's.
 *
 * @throws Refusal when Prism finds the request invalid, or cannot give what `Prefer` asks for.
 */
export async function askPrism(
  prismUrl: string,
  operation: MockedOperation,
  request: Request,
  body: string | undefined,
): Promise<Response> {
  const { pathname, search, searchParams } = new URL(request.url)
  const headers = new Headers(request.headers)
  for (const name of WITHHELD) headers.delete(name)
  headers.set('accept', 'application/json')
  // Whoever follows cursors shall come to an end.
  const wantsLastPage = searchParams.has('cursor') && !headers.has('prefer') && operation.lastPageExample !== undefined
  if (wantsLastPage) headers.set('prefer', `example=${operation.lastPageExample}`)

  const answer = await fetch(new URL(pathname + search, prismUrl), {
    method: operation.method,
    headers,
    body: body ?? null,
    redirect: 'manual',
  }).catch((error: Error) => {
    throw new Refusal('internal_error', `Prism does not answer: ${String(error.cause ?? error.message)}.`)
  })
  const text = await answer.text()
  const refusal = readViolations(answer.headers.get('sl-violations'), operation)
  if (refusal !== undefined) throw refusal
  if (answer.headers.get('content-type')?.startsWith('application/problem+json')) throw explainProblem(text, request)
  return finish(answer, text, operation)
}

function finish(answer: Response, text: string, { inventedHeaders }: MockedOperation): Response {
  const headers = new Headers(answer.headers)
  for (const name of ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'date', ...inventedHeaders]) {
    headers.delete(name)
  }
  headers.set('X-Request-Id', requestIdOf(text) ?? newRequestId())
  return new Response(text === '' ? null : text, { status: answer.status, headers })
}

function requestIdOf(text: string): string | undefined {
  const body = JSON.parse(text || '{}') as { request_id?: string; error?: { request_id?: string } }
  return body.request_id ?? body.error?.request_id
}

/** Prism's own words are left where the contract has none: a status or example that the operation does not declare. */
function explainProblem(text: string, request: Request): Refusal {
  const { title, detail } = JSON.parse(text) as { title: string; detail: string }
  const param = request.headers.has('prefer') ? 'Prefer' : undefined
  return new Refusal('invalid_field_value', `The mock cannot answer this: ${title}. ${detail}`, { param })
}
