import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The address of several APIs. */
export interface LoadBalancer {
  readonly url: string
  close(): void
}

/**
 * Sends requests to APIs in turn. As nginx and Caddy do in the documented configurations, it tries the next one only if a
 * request was not sent; else it responds with 502.
 */
export async function startLoadBalancer(ports: readonly number[]): Promise<LoadBalancer> {
  const agent = new Agent({ keepAlive: true })
  let turn = 0

  function forward(incoming: IncomingMessage, response: ServerResponse, first: number, tries = 1): void {
    const port = ports[(first + tries) % ports.length]
    const { method, url: path, headers } = incoming
    const outgoing = request({ host: '127.0.0.1', port, method, path, headers, agent })
    outgoing.on('response', (received) => {
      response.writeHead(received.statusCode ?? 502, received.headers)
      received.on('error', () => response.destroy())
      received.pipe(response)
    })
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      incoming.unpipe(outgoing)
      if (response.headersSent) response.destroy()
      else if (error.code === 'ECONNREFUSED' && tries < ports.length) forward(incoming, response, first, tries + 1)
      else response.writeHead(502, { connection: 'close' }).end(error.code)
    })
    // A body is read only once there is a connection for it.
    outgoing.once('socket', (socket) => {
      if (socket.connecting) socket.once('connect', () => incoming.pipe(outgoing))
      else incoming.pipe(outgoing)
    })
  }

  const server = createServer((incoming, response) => {
    incoming.on('error', () => undefined)
    response.on('error', () => undefined)
    forward(incoming, response, turn++)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close()
      server.closeAllConnections()
      agent.destroy()
    },
  }
}
