import { allowedMethods, literalsFirst } from '@channel/contract/route-table'
import { crossOriginHeaders, isPreflight } from './cross-origin.ts'
import { describeMock } from './describe-mock.ts'
import { forwardToPrism } from './forward-to-prism.ts'
import type { MockedContract, MockedOperation } from './read-contract.ts'
import { readForm } from './read-form.ts'
import { readRequestBody } from './read-request-body.ts'
import { newRequestId, Refusal, refusalResponse } from './refusal.ts'

/**
 * Handles requests before Prism, in the service's order, wherever Prism would respond differently: a missing key,
 * unknown paths and methods, HEAD, and bodies that are too large, not JSON (Prism hangs on those) or of another
 * media type. It also maps the violations that Prism finds.
 */
export function createGuard(contract: MockedContract, prismUrl: string): (request: Request) => Promise<Response> {
  const operations = contract.operations.toSorted(literalsFirst)
  const routes = operations.map((operation) => ({ operation, methodsOf: allowedMethods([operation]) }))

  async function respond(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname === '/' && (request.method === 'GET' || request.method === 'HEAD')) {
      return describeMock(request, contract.operations)
    }
    const matching = routes.filter(({ methodsOf }) => methodsOf(pathname).length > 0).map(({ operation }) => operation)
    if (matching.length === 0 || matching.some(({ needsKey }) => needsKey)) refuseWithoutKey(request.headers)
    const method = request.method === 'HEAD' ? 'GET' : request.method
    const operation = matching.find((each) => each.method === method)
    if (operation === undefined) throw noSuchOperation(request.method, allowedMethods(matching)(pathname))
    refuseUnknownQuery(searchParams, operation)
    refuseDynamic(request.headers)
    if (operation.formFiles.length > 0) {
      const form = await readForm(request, operation.formFiles)
      return forwardToPrism(prismUrl, operation, form.request, form.body)
    }
    const body = operation.takesBody ? await readRequestBody(request) : undefined
    const isDocument = operation.id === 'getOpenApiDocument' && !request.headers.has('prefer')
    if (isDocument) return serveDocument(contract.document)
    const response = await forwardToPrism(prismUrl, operation, request, body)
    if (body !== undefined) operation.checkBody(JSON.parse(body))
    return response
  }

  return async (request) => {
    if (isPreflight(request)) return fetch(new URL('/', prismUrl), { method: 'OPTIONS', headers: request.headers })
    const response = await respond(request).catch((error: unknown) => {
      if (error instanceof Refusal) return refusalResponse(error, contract.errors)
      throw error
    })
    for (const [name, value] of crossOriginHeaders(request)) response.headers.set(name, value)
    return request.method === 'HEAD' ? new Response(null, response) : response
  }
}

/** Any key is valid: the mock has no organizations. */
function refuseWithoutKey(headers: Headers): void {
  const authorization = headers.get('authorization')
  const details = { headers: { 'WWW-Authenticate': 'Bearer' } }
  if (authorization === null) {
    throw new Refusal('missing_api_key', 'Send your API key: Authorization: Bearer chn_live_….', details)
  }
  if (!/^Bearer +\S+ *$/i.test(authorization)) {
    throw new Refusal(
      'invalid_api_key',
      'The Authorization header holds no API key: it must be Bearer chn_live_….',
      details,
    )
  }
}

function noSuchOperation(method: string, allowed: string[]): Refusal {
  if (allowed.length === 0) return new Refusal('resource_not_found', 'There is no such path.')
  const Allow = allowed.join(', ')
  return new Refusal('method_not_allowed', `This path has no ${method}; it has ${Allow}.`, { headers: { Allow } })
}

/** Prism accepts unknown query parameters. */
function refuseUnknownQuery(query: URLSearchParams, { queryNames }: MockedOperation): void {
  const param = query.keys().find((name) => !queryNames.includes(name))
  if (param === undefined) return
  throw new Refusal('invalid_field_value', `\`${param}\` is not a parameter of this request.`, { param })
}

/** Prism would generate bodies that ignore `pattern` and break on recursive schemas. */
function refuseDynamic(headers: Headers): void {
  if (!/\bdynamic\s*=\s*"?true/i.test(headers.get('prefer') ?? '')) return
  const message =
    'The mock returns only the examples of the contract, because generated responses would not be valid. Leave out dynamic=true, and choose an example: GET / lists them.'
  throw new Refusal('invalid_field_value', message, { param: 'Prefer' })
}

/** The example is shortened; tools that load the document need all of it. */
function serveDocument(document: string): Response {
  return new Response(document, { headers: { 'Content-Type': 'application/json', 'X-Request-Id': newRequestId() } })
}
