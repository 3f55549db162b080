import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { createHttpServer } from './create-http-server.ts'

const log = { debug() {}, info() {}, warn() {}, error() {} }

it('does not keep the requests that follow on a connection that lingers', async () => {
  const server = createHttpServer({ fetch: () => new Response('no', { status: 401 }) }, log)
  let requests = 0
  server.on('request', () => {
    requests += 1
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  onTestFinished(() => {
    socket.destroy()
    server.close()
  })
  socket.write('POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n')
  const [response] = await once(socket, 'data')
  expect(String(response)).toMatch(/^HTTP\/1.1 401 .*\r\nConnection: close\r\n/is)
  socket.write('0\r\n\r\n')
  const next = `GET / HTTP/1.1\r\nHost: a\r\nX-Pad: ${'x'.repeat(1_000)}\r\n\r\n`
  for (let count = 0; count < 2_000; count += 1) socket.write(next)
  // What has arrived meanwhile is read before these.
  for (let count = 0; count < 20; count += 1) await fetch(`http://127.0.0.1:${port}/`)
  expect(requests).toBeLessThan(500)
})
