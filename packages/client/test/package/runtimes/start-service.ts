import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../../../', import.meta.url))

/** The mock of the contract, with a file behind its redirects to media, and an empty web page at `/page`. */
export interface StartedService {
  readonly url: string
  stop(): Promise<void>
}

/** Starts the mock, and a server in front of it that has the file and the page. */
export async function startService(): Promise<StartedService> {
  const mock = spawn(process.execPath, ['apps/mock/src/main.ts', '--port', '0'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const exited = once(mock, 'exit')
  const [{ url: mockUrl }] = (await once(mock, 'message')) as [{ url: string }]
  const server = createServer((request, response) => void serve(mockUrl, request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections()
      server.close()
      mock.kill()
      await exited
    },
  }
}

async function serve(mockUrl: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.url === '/page') {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<title>A web page</title>')
    return
  }
  if (request.url === '/picture') {
    const type = request.headers.authorization === undefined ? 'image/jpeg' : 'text/the-key-was-sent'
    response.writeHead(200, { 'content-type': type }).end('a picture')
    return
  }
  const { method = 'GET', url = '/' } = request
  const body = ['GET', 'HEAD', 'OPTIONS'].includes(method) ? null : new Uint8Array(await buffer(request))
  const headers = Object.entries(request.headers).filter(([name]) => !/^(?:host|connection|content-length)$/.test(name))
  const init = {
    method,
    headers: Object.fromEntries(headers) as Record<string, string>,
    body,
    redirect: 'manual' as const,
  }
  const received = await fetch(mockUrl + url, init)
  const own = Object.fromEntries(
    [...received.headers].filter(
      ([name]) => !/^(?:connection|keep-alive|transfer-encoding|content-encoding)$/.test(name),
    ),
  )
  if (received.status === 302) own.location = `http://${request.headers.host}/picture`
  response.writeHead(received.status, own).end(new Uint8Array(await received.arrayBuffer()))
}
