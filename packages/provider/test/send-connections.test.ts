import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { type AddressInfo, createServer as createTcpServer, type Server as NetServer, type Socket } from 'node:net'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { expect, it, onTestFinished } from 'vitest'
import { httpProvider } from '../src/index.ts'
import { localhostTls } from './support/localhost-tls.ts'

const number = { phoneNumberId: '100', token: 't' }
const hello = { to: { phoneNumber: '+4915112345678' }, content: { type: 'text', text: { body: 'Hello' } } } as const
const accepted = '{"messages":[{"id":"wamid.1"}]}'

/** Listens until the end of the test. */
async function listening<Own extends NetServer>(server: Own) {
  const sockets: Socket[] = []
  server.on('connection', (socket: Socket) => sockets.push(socket.on('error', () => undefined)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return { sockets, address: `127.0.0.1:${(server.address() as AddressInfo).port}` }
}

async function aProvider(
  server: Server = createServer((request, response) => request.resume().on('end', () => response.end(accepted))),
) {
  const { sockets, address } = await listening(server)
  return { sockets, ...httpProvider({ baseUrl: `http://${address}` }) }
}

async function connected(provider: Pick<ReturnType<typeof httpProvider>, 'connectToSend'>) {
  const outcome = await provider.connectToSend()
  if (!outcome.ok) throw new Error(outcome.failure.message)
  return outcome.value
}

it('connects before a send, and opens a new connection only while others are in use', async () => {
  const provider = await aProvider()
  const both = [await connected(provider), await connected(provider)]
  await expect.poll(() => provider.sockets.length).toBe(2)
  for (const each of both) expect(await each.sendMessage(number, hello)).toMatchObject({ kind: 'accepted' })
  for (let times = 0; times < 5; times++) {
    const [one, another] = [await connected(provider), await connected(provider)]
    await Promise.all([one.sendMessage(number, hello), another.sendMessage(number, hello)])
  }
  expect(provider.sockets).toHaveLength(2)
})

it('never hands out a connection in use, even if its previous user releases it again', async () => {
  const provider = await aProvider()
  const first = await connected(provider)
  await first.sendMessage(number, hello)
  const second = await connected(provider)
  first.release()
  const third = await connected(provider)
  await Promise.all([second.sendMessage(number, hello), third.sendMessage(number, hello)])
  expect(provider.sockets).toHaveLength(2)
})

it('closes a reserved connection that is released unused', async () => {
  const provider = await aProvider()
  const connection = await connected(provider)
  await expect.poll(() => provider.sockets.length).toBe(1)
  connection.release()
  connection.release()
  await expect.poll(() => provider.sockets[0]?.destroyed).toBe(true)
})

it('reconnects when the provider has closed an idle or a reserved connection', async () => {
  const provider = await aProvider()
  expect(await provider.sendMessage(number, hello)).toMatchObject({ kind: 'accepted' })
  await closeAll(provider.sockets)
  const reserved = await connected(provider)
  await expect.poll(() => provider.sockets.length).toBe(2)
  await closeAll(provider.sockets)
  expect(await reserved.sendMessage(number, hello)).toMatchObject({ kind: 'accepted' })
  expect(provider.sockets).toHaveLength(3)
})

it('does not reuse a connection that the provider closes after its response', async () => {
  const server = createServer((request, response) =>
    request.resume().on('end', () => response.writeHead(200, { Connection: 'close' }).end(accepted)),
  )
  const provider = await aProvider(server)
  for (let times = 1; times <= 3; times++) {
    expect(await provider.sendMessage(number, hello)).toMatchObject({ kind: 'accepted' })
    expect(provider.sockets).toHaveLength(times)
  }
})

it('reports a message as unsent if the TLS handshake does not complete in time', async () => {
  const { address } = await listening(createTcpServer())
  const provider = httpProvider({ baseUrl: `https://${address}`, requestTimeoutMs: 100 })
  const failure = { kind: 'unreachable', message: 'no connection within 100 ms', unsent: true }
  expect(await provider.connectToSend()).toEqual({ ok: false, failure })
  expect(await provider.sendMessage(number, hello)).toEqual({ kind: 'unsent', failure })
})

it('sends over TLS to trusted servers only', async () => {
  const own = createTlsServer(localhostTls, (request, response) =>
    request.resume().on('end', () => response.end(accepted)),
  )
  const { address, sockets } = await listening(own)
  const refusing = httpProvider({ baseUrl: `https://${address}` })
  expect(await refusing.sendMessage(number, hello)).toMatchObject({ kind: 'unsent', failure: { kind: 'unreachable' } })
  const trusted = getCACertificates('default')
  onTestFinished(() => setDefaultCACertificates(trusted))
  setDefaultCACertificates([...trusted, localhostTls.cert])
  for (const host of [address, address.replace('127.0.0.1', 'localhost')]) {
    const provider = httpProvider({ baseUrl: `https://${host}` })
    const before = sockets.length
    for (let times = 0; times < 2; times++) {
      expect(await provider.sendMessage(number, hello)).toMatchObject({ kind: 'accepted' })
    }
    expect(sockets.length).toBeGreaterThan(before)
  }
})

/** Resolves when both ends are closed. */
async function closeAll(sockets: readonly Socket[]): Promise<void> {
  await Promise.all(sockets.filter(({ closed }) => !closed).map((socket) => once(socket.end(), 'close')))
}
