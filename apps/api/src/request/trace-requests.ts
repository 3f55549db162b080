import { annotate, beginTrace, inRequestSpan, isSampled, isTracing } from '@channel/traces'
import type { Bindings, FetchHandler } from './bindings.ts'
import { areaOf, methodOf } from './measure-requests.ts'

/**
 * Traces requests. Without a key, a traceparent is ignored: anybody could have all requests sampled. With one, the span begins when
 * the key is known to be valid. A request that is not sampled takes the shortest way.
 */
export function traceRequests(app: FetchHandler): FetchHandler {
  if (!isTracing()) return app

  async function serve(request: Request, bindings: Bindings): Promise<Response> {
    const response = await app.fetch(request, bindings)
    if (isSampled()) describe(request, bindings, response)
    return response
  }

  return {
    fetch(request, bindings = {}) {
      const method = methodOf(request)
      const traceparent = request.headers.get('traceparent')
      if (traceparent === null || !request.headers.has('authorization')) {
        const run = beginTrace(method, optionsOf(method))
        return run === undefined ? app.fetch(request, bindings) : run(() => serve(request, bindings))
      }
      return inRequestSpan(method, optionsOf(method), async (begin) => {
        bindings.acceptTraceparent = () => begin(traceparent)
        const response = await app.fetch(request, bindings)
        begin()
        if (isSampled()) describe(request, bindings, response)
        return response
      })
    },
  }
}

const known = new Map<string, ReturnType<typeof newOptions>>()

/** One for each method: an unsampled request needs none of its own. */
function optionsOf(method: string) {
  const options = known.get(method) ?? newOptions(method)
  known.set(method, options)
  return options
}

function newOptions(method: string) {
  return { kind: 'server', attributes: { 'http.request.method': method } } as const
}

function describe(request: Request, { operation, call }: Bindings, response: Response): void {
  annotate(
    {
      ...(operation && { 'http.route': operation.path, 'channel.operation.id': operation.operationId }),
      ...(call && { 'channel.request.id': call.requestId }),
      'http.response.status_code': response.status,
      ...(response.status >= 500 && { 'error.type': String(response.status) }),
    },
    `${methodOf(request)} ${operation?.path ?? areaOf(request.url)}`,
  )
}
