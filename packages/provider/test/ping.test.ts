import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { httpProvider } from '../src/index.ts'

async function serverThat(handle: RequestListener) {
  const server = createServer(handle).listen(0, '127.0.0.1')
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  onTestFinished(close)
  await once(server, 'listening')
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { provider: httpProvider({ baseUrl, requestTimeoutMs: 500 }), close }
}

it('finds out whether the provider responds, whatever it says', async () => {
  const { provider, close } = await serverThat((_, response) => response.writeHead(404).end())
  expect(await provider.ping()).toEqual({ ok: true, value: undefined })
  close()
  expect(await provider.ping()).toMatchObject({ failure: { kind: 'unreachable' } })
})

it('notices that a provider accepts the connection and never responds', async () => {
  const { provider } = await serverThat(() => undefined)
  expect(await provider.ping()).toMatchObject({ failure: { kind: 'timeout' } })
})
