import { requestFailure } from '@channel/contract/request-failure'
import type { AllHandlers } from '@channel/contract/types'
import { OpenAPIHono } from '@hono/zod-openapi'
import { bodyForPrism } from './body-for-prism.ts'
import type { ChooseFault } from './faults.ts'
import { forwardToPrism } from './forward-to-prism.ts'
import type { ContractModule } from './load-contract.ts'
import { readPreferences, refuseUnservable } from './preferences.ts'
import type { MockedContract, MockedOperation } from './read-contract.ts'
import { newRequestId, Refusal, refusalResponse } from './refusal.ts'

interface MockApp {
  contract: MockedContract
  /** The routes of the contract. */
  module: ContractModule
  prismUrl: string
  chooseFault: ChooseFault
}

/**
 * Serves the routes of the contract as the service does, which validates requests and words errors. What is valid gets an example
 * from Prism.
 */
export function createMockApp({ contract, module, prismUrl, chooseFault }: MockApp): OpenAPIHono {
  const { mountContract, routes } = module
  const publicPaths = Object.values(routes).flatMap(({ path, security }) => (security?.length === 0 ? [path] : []))
  const app = new OpenAPIHono()
  app.onError((error) => {
    const failure = error instanceof Refusal ? error : requestFailure(error)
    if (failure === undefined) console.error(error)
    return refusalResponse(failure ?? new Refusal('internal_error', `The mock failed: ${error.message}.`), contract)
  })

  /** A request that fails by `--fail` does so only if it is valid and names no example: mistakes are always reported. */
  async function respond(operation: MockedOperation, input: { body?: unknown }, request: Request) {
    const { example } = readPreferences(request.headers)
    const body = await bodyForPrism(input.body)
    const prefer = example ?? chooseFault(operation)
    if (prefer === undefined && operation.id === 'getOpenApiDocument') {
      // The example is shortened; tools that load the document need all of it.
      return { status: 200, headers: { 'X-Request-Id': newRequestId() }, body: contract.document }
    }
    return forwardToPrism(prismUrl, operation, request, { prefer, ...body })
  }

  const handlers = contract.operations.map((operation) => [
    operation.id,
    (input: { body?: unknown }, request: Request) => respond(operation, input, request),
  ])
  mountContract<object, Request>(
    app,
    Object.fromEntries(handlers) as AllHandlers<Request>,
    {
      authenticate({ req: { raw, path } }, route) {
        const isPublic = route === undefined ? publicPaths.includes(path) : route.security?.length === 0
        if (!isPublic) refuseWithoutKey(raw.headers, contract)
        return raw
      },
      beforeBody(request) {
        refuseUnservable(request.headers)
        return request
      },
    },
    { validateResponses: false },
  )
  return app
}

/** Any key is valid: the mock has no organizations. */
function refuseWithoutKey(headers: Headers, { unauthenticated }: MockedContract): void {
  const authorization = headers.get('authorization')
  if (authorization !== null && /^bearer +[^ ]+ *$/i.test(authorization)) return
  const details = { headers: { 'WWW-Authenticate': 'Bearer' } }
  if (authorization === null) throw new Refusal('missing_api_key', unauthenticated('missing_api_key'), details)
  throw new Refusal('invalid_api_key', unauthenticated('malformed_authorization'), details)
}
