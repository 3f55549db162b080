import type { PrismBody } from './body-for-prism.ts'
import { nameBudget } from './name-budget.ts'
import type { MockedOperation } from './read-contract.ts'
import { newRequestId, Refusal } from './refusal.ts'

/** What is sent to Prism besides the parameters. */
interface Forwarded extends PrismBody {
  /** Chooses the example; undefined for the first success. */
  readonly prefer: string | undefined
}

/**
 * Gets the example of a valid request from Prism and makes the response consistent: the `X-Request-Id` header takes the request id
 * of the example's body. A chosen example is named in `Preference-Applied`.
 *
 * @throws Refusal if Prism cannot serve what `Prefer` requests
 */
export async function forwardToPrism(
  prismUrl: string,
  operation: MockedOperation,
  request: Request,
  { prefer, text, contentType }: Forwarded,
) {
  const { pathname, search, searchParams } = new URL(request.url)
  // Otherwise a client that follows cursors would never reach the end.
  const lastPage = searchParams.has('cursor') ? operation.lastPageExample : undefined
  const preference = prefer ?? (lastPage === undefined ? undefined : `example=${lastPage}`)
  // No other header changes the example, and some describe only the connection of the client.
  const headers = new Headers({ Authorization: 'Bearer any', Accept: 'application/json, text/csv;q=0.5' })
  if (preference !== undefined) headers.set('Prefer', preference)
  if (contentType !== undefined) headers.set('Content-Type', contentType)

  const response = await fetch(new URL(pathname + search, prismUrl), {
    method: operation.method,
    headers,
    body: text ?? null,
    redirect: 'manual',
  }).catch((error: Error) => {
    throw new Refusal('internal_error', `Prism does not respond: ${String(error.cause ?? error.message)}.`)
  })
  const received = await response.text()
  const violations = response.headers.get('sl-violations')
  if (violations !== null) throw new Refusal('internal_error', `Prism refuses a valid request: ${violations}`)
  if (response.headers.get('content-type')?.startsWith('application/problem+json')) throw explainProblem(received)
  return finish(response, received, operation, prefer)
}

const DROPPED = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'content-type', 'date']

function finish(
  response: Response,
  received: string,
  { inventedHeaders, method }: MockedOperation,
  prefer: string | undefined,
) {
  const headers = new Headers(response.headers)
  for (const name of [...DROPPED, ...inventedHeaders]) headers.delete(name)
  const type = response.headers.get('content-type') ?? ''
  const isFile = type.startsWith('text/')
  headers.set('X-Request-Id', (isFile ? undefined : requestIdOf(received)) ?? newRequestId())
  if (prefer !== undefined) headers.set('Preference-Applied', prefer)
  const text = nameBudget(method, headers, received)
  return {
    status: response.status,
    headers: Object.fromEntries(headers),
    ...(isFile && { contentType: type.split(';')[0] }),
    body: text === '' ? undefined : isFile ? text : (JSON.parse(text) as unknown),
  }
}

function requestIdOf(text: string): string | undefined {
  const body = JSON.parse(text || '{}') as { request_id?: string; error?: { request_id?: string } }
  return body.request_id ?? body.error?.request_id
}

/**
 * A status or example that the operation does not declare is not part of the contract, so Prism's message is passed
 * on.
 */
function explainProblem(text: string): Refusal {
  const { title, detail } = JSON.parse(text) as { title: string; detail: string }
  return new Refusal('invalid_field_value', `The mock cannot serve this: ${title}. ${detail}`, { param: 'Prefer' })
}
