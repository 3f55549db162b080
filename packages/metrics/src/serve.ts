import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import { listen } from '@channel/settings'

/** A readiness check failure, as its code and one line for the operator. */
export interface Failure {
  readonly code: string
  readonly detail?: string
  /** Since when, if it is known. */
  readonly since?: string | undefined
}

export interface ServeOptions {
  /** 0 picks a free one. */
  readonly port: number
  readonly host: string
  /** The current readiness check failures; empty if the process is ready. */
  readonly findReadinessFailures: () => Promise<readonly Failure[]>
  /** What only a restart mends; empty if the process works. Default always empty. */
  readonly findLivenessFailures?: (() => readonly Failure[]) | undefined
  /** Writes all metrics in the format of Prometheus. */
  readonly writeMetrics?: RequestListener | undefined
}

/** The listener of the operator. */
export interface OperatorListener {
  /** Without a trailing slash. */
  readonly url: string
  close(): void
}

/**
 * Serves `/ready`, `/live` and `/metrics` to supervisors and scrapers, on a port of its own, so that clients cannot reach them.
 *
 * @throws Error in one line with the fix, if the port is in use or not allowed
 */
export async function serve({
  findReadinessFailures,
  findLivenessFailures = () => [],
  writeMetrics,
  ...address
}: ServeOptions): Promise<OperatorListener> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (request.method !== 'GET' && request.method !== 'HEAD') respond(response, 405, { status: 'method_not_allowed' })
    else if (pathname === '/ready') void respondReady(response, findReadinessFailures)
    else if (pathname === '/live') respondState(response, ['live', 'not_live'], findLivenessFailures())
    else if (pathname === '/metrics' && writeMetrics !== undefined) writeMetrics(request, response)
    else respond(response, 404, { status: 'not_found' })
  })
  const url = await listen(server, address, { port: 'METRICS_PORT', host: 'METRICS_HOST' })
  // It keeps no process alive that has stopped otherwise.
  server.unref()
  return {
    url,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function respondReady(response: ServerResponse, find: ServeOptions['findReadinessFailures']): Promise<void> {
  const failures = await find().catch((error: Error) => [{ code: 'failed', detail: error.message }])
  respondState(response, ['ready', 'not_ready'], failures)
}

function respondState(response: ServerResponse, [good, bad]: [string, string], failures: readonly Failure[]): void {
  const [detail] = failures.flatMap((failure) => failure.detail ?? [])
  const [since] = failures.flatMap((failure) => failure.since ?? [])
  if (failures.length === 0) respond(response, 200, { status: good })
  else respond(response, 503, { status: bad, waiting_for: failures.map(({ code }) => code), detail, since })
}

function respond(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
  response.end(`${JSON.stringify(body)}\n`)
}
