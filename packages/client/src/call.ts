import { ChannelConnectionError } from './channel-connection-error.ts'
import { ChannelResponseError } from './channel-response-error.ts'
import type { ContractClient } from './contract-client.ts'
import type { Method } from './operation-types.ts'
import { unwrap } from './unwrap.ts'

interface UntypedInit {
  signal?: AbortSignal | null
  middleware?: object[]
}

type UntypedRequest = (
  method: Method,
  path: string,
  init: UntypedInit,
) => Promise<{ data?: unknown; error?: unknown; response: Response }>

/** Sends one request and resolves to the body, or throws. Its callers add the types. */
export async function call(client: ContractClient, method: Method, path: string, init: UntypedInit = {}) {
  let response: Response | undefined
  const captureResponse = {
    onResponse(received: { response: Response }) {
      response = received.response
    },
  }
  // Types end here: TypeScript cannot relate a generic method to a generic path.
  const request = client.request as unknown as UntypedRequest
  try {
    return unwrap(await request(method, path, { ...init, middleware: [...(init.middleware ?? []), captureResponse] }))
  } catch (error) {
    if (response === undefined || init.signal?.aborted) throw error
    throw explainUnreadableBody(error, response, method)
  }
}

function explainUnreadableBody(error: unknown, response: Response, method: Method): unknown {
  if (error instanceof SyntaxError)
    return new ChannelResponseError(response, 'a body that is not JSON', undefined, { cause: error })
  if (error instanceof TypeError) {
    return new ChannelConnectionError({ method: method.toUpperCase(), url: response.url }, error)
  }
  return error
}
