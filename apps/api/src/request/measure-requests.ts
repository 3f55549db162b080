import { isRecording, measure } from '@channel/metrics'
import type { FetchHandler } from './bindings.ts'

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
/** The first parts of paths that belong to no operation. Those of other paths would be a value each. */
const areas = new Set(['/setup', '/message', '/media', '/provider', '/dashboard', '/docs', '/v1', '/ready', '/'])

/** Measures how long requests take, by operation, without the time that they wait on purpose. It wraps the whole app, because every response passes here. */
export function measureRequests(app: FetchHandler): FetchHandler {
  if (!isRecording()) return app
  return {
    async fetch(request, bindings = {}) {
      const startedMs = performance.now()
      const response = await app.fetch(request, bindings)
      measure(
        'http.server.request.duration',
        (performance.now() - startedMs - (bindings.call?.waitedMs ?? 0)) / 1_000,
        {
          operation: bindings.operation?.operationId ?? areaOf(request.url),
          method: methodOf(request),
          status_class: `${Math.floor(response.status / 100)}xx`,
        },
      )
      return response
    },
  }
}

/** The method for metrics and traces: clients may invent others. */
export function methodOf({ method }: Request): string {
  return methods.has(method) ? method : '_OTHER'
}

/** The first part of a path that belongs to no operation. */
export function areaOf(url: string): string {
  const area = /^\/[^/]*/.exec(new URL(url).pathname)?.[0] ?? '/'
  return areas.has(area) ? area : 'other'
}
