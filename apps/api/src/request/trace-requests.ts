import { annotate, inRequestSpan, isTracing } from '@channel/traces'
import type { FetchHandler } from './bindings.ts'
import { areaOf, methodOf } from './measure-requests.ts'

/**
 * Traces requests. Without a key, a traceparent is ignored: anybody could have all requests sampled. With one, the span begins when
 * the key is known to be valid.
 */
export function traceRequests(app: FetchHandler): FetchHandler {
  if (!isTracing()) return app
  return {
    fetch(request, bindings = {}) {
      const method = methodOf(request)
      const attributes = { 'http.request.method': method }
      return inRequestSpan(method, { kind: 'server', attributes }, async (begin) => {
        const traceparent = request.headers.get('traceparent')
        if (traceparent === null || !request.headers.has('authorization')) begin()
        else bindings.acceptTraceparent = () => begin(traceparent)
        const response = await app.fetch(request, bindings)
        begin()
        const { operation, call } = bindings
        annotate(
          {
            ...(operation && { 'http.route': operation.path, 'channel.operation.id': operation.operationId }),
            ...(call && { 'channel.request.id': call.requestId }),
            'http.response.status_code': response.status,
            ...(response.status >= 500 && { 'error.type': String(response.status) }),
          },
          `${method} ${operation?.path ?? areaOf(request.url)}`,
        )
        return response
      })
    },
  }
}
