import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server for webhooks that fails the first request, and then works. Disposal closes it. */
export async function startReceiver(): Promise<AsyncDisposable & { url: string }> {
  let failed = false
  const server = createServer((request, response) => {
    request.resume().once('end', () => {
      // The delay keeps the automatic repetition from being faster than a replay.
      response.writeHead(failed ? 200 : 503, failed ? {} : { 'Retry-After': '600' }).end()
      failed = true
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
