import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** A request that the app received. */
export interface Received {
  readonly method: string
  readonly url: URL
  readonly headers: IncomingHttpHeaders
  readonly body: string
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into bodies of every shape
  readonly json: any
}

/** An app that receives webhooks. */
export interface App {
  readonly url: string
  readonly received: Received[]
  /** The only change of each request. */
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into bodies of every shape
  changes(): any[]
}

/** Starts an app that responds with the result of `respond`, default 200. */
export async function startApp(respond: (received: Received) => number | string = () => 200): Promise<App> {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = []
    for await (const piece of request) pieces.push(piece as Buffer)
    const body = Buffer.concat(pieces).toString()
    const url = new URL(request.url ?? '/', 'http://app')
    const json = body === '' ? undefined : JSON.parse(body)
    const each = { method: request.method ?? '', url, headers: request.headers, body, json }
    received.push(each)
    const result = respond(each)
    if (typeof result === 'number') response.writeHead(result).end()
    else response.end(result)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/webhooks`,
    received,
    changes: () => received.flatMap(({ json }) => json.entry).flatMap(({ changes }) => changes),
  }
}
