import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** A response that the proxy may change. */
export interface Alterable {
  readonly path: string
  status: number
  readonly headers: Headers
  body: unknown
}

/** Forwards requests to a server and alters the JSON responses. Disposal closes it. */
export async function startAlteringProxy(
  to: string,
  alter: (response: Alterable) => void,
): Promise<AsyncDisposable & { url: string; requests: { method: string; path: string }[] }> {
  const requests: { method: string; path: string }[] = []
  const server = createServer(async (incoming, outgoing) => {
    const { method = 'GET', url: path = '/', headers } = incoming
    requests.push({ method, path })
    const { host: _host, connection: _connection, 'content-length': _length, ...forwarded } = headers
    const sent = await buffer(incoming)
    const response = await fetch(to + path, {
      method,
      headers: forwarded as Record<string, string>,
      body: sent.length === 0 ? null : sent,
      redirect: 'manual',
    })
    const text = await response.text()
    const altered = {
      path,
      status: response.status,
      headers: new Headers(response.headers),
      body: text && JSON.parse(text),
    }
    for (const name of ['connection', 'transfer-encoding', 'content-length', 'keep-alive']) altered.headers.delete(name)
    alter(altered)
    outgoing.writeHead(altered.status, Object.fromEntries(altered.headers))
    outgoing.end(altered.body === '' ? undefined : JSON.stringify(altered.body))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
