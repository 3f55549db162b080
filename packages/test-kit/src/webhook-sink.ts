import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A complete request to a receiver. */
export interface Received {
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
  readonly at: number
}

/** A receiver on this machine. `await using` closes it. */
export interface WebhookSink extends AsyncDisposable {
  /** Its URL, without a path. */
  readonly url: string
  readonly received: Received[]
  /** The requests at a path. */
  at(path: string): Received[]
  /** Sets the response from now on, for a path or for all others; 200 by default. */
  respond(path: string | undefined, respond: Responder): void
}

export type Responder = (request: Received, response: ServerResponse) => void

/** Responds with a status and no body. */
export const status =
  (code: number, headers: Record<string, string> = {}): Responder =>
  (_request, response) =>
    void response.writeHead(code, headers).end()

export async function openWebhookSink(): Promise<WebhookSink> {
  const received: Received[] = []
  const responders = new Map<string | undefined, Responder>()
  const server = createServer(async (request, response) => {
    response.on('error', () => undefined)
    const chunks: Buffer[] = []
    try {
      for await (const chunk of request) chunks.push(chunk as Buffer)
    } catch {
      return
    }
    const path = request.url ?? ''
    const whole = { path, headers: request.headers, body: Buffer.concat(chunks).toString(), at: performance.now() }
    received.push(whole)
    const respond = responders.get(path) ?? responders.get(undefined) ?? status(200)
    respond(whole, response)
  })
  server.keepAliveTimeout = 60_000
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    at: (path) => received.filter((each) => each.path === path),
    respond: (path, respond) => void responders.set(path, respond),
    async [Symbol.asyncDispose]() {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}
