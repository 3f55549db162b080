import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { openLookup } from './lookup-addresses.ts'

const types = { A: 1, AAAA: 28 } as const
type Responses = Partial<Record<keyof typeof types, readonly string[] | 'fails' | 'silent' | 'malformed'>>

interface Query {
  readonly name: string
  readonly type: keyof typeof types
  /** Sends a response of this kind. */
  readonly respond: (response: NonNullable<Responses['A']>) => void
}

/** A DNS server on a free port. */
async function aServerThat(handle: (query: Query) => void): Promise<string> {
  const socket = createSocket('udp4')
  socket.on('message', (query, { port, address }) => {
    const end = query.indexOf(0, 12) + 5
    const type = query.readUInt16BE(end - 4) === types.A ? 'A' : 'AAAA'
    // Each label is preceded by its length, which is not a letter.
    const name = query.toString('latin1', 13, end - 5).replaceAll(/[^\w-]/g, '.')
    handle({
      name,
      type,
      respond(response) {
        if (response === 'silent') return
        const records = typeof response === 'string' ? [] : response.map((text) => record(types[type], text))
        const header = Buffer.from(query.subarray(0, 12))
        header.writeUInt16BE(response === 'fails' ? 0x8182 : 0x8180, 2)
        // A malformed response announces a record and ends before it.
        header.writeUInt16BE(response === 'malformed' ? 1 : records.length, 6)
        header.fill(0, 8)
        socket.send(Buffer.concat([header, query.subarray(12, end), ...records]), port, address)
      },
    })
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  onTestFinished(() => {
    socket.close()
  })
  return `127.0.0.1:${(socket.address() as AddressInfo).port}`
}

/** A DNS server with the same responses for every name. */
const aNameServer = (responses: Responses) => aServerThat(({ type, respond }) => respond(responses[type] ?? []))

function record(type: number, hex: string): Buffer {
  const data = Buffer.from(hex, 'hex')
  const head = Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 60, 0, data.length])
  return Buffer.concat([head, data])
}

const ipv4 = '5db8d70e'
const ipv6 = '2606280002200001024818931234abcd'

async function lookUp(responses: Responses, timeoutMs?: number): Promise<readonly string[]> {
  const servers = [await aNameServer(responses)]
  return openLookup({ servers, ...(timeoutMs && { timeoutMs }) })('hooks.example.com')
}

it('returns the addresses of both families', async () => {
  expect(await lookUp({ A: [ipv4, '7f000001'], AAAA: [ipv6] })).toEqual([
    '93.184.215.14',
    '127.0.0.1',
    '2606:2800:220:1:248:1893:1234:abcd',
  ])
})

it('returns the addresses of one family if the other has none', async () => {
  expect(await lookUp({ A: [ipv4] })).toEqual(['93.184.215.14'])
  expect(await lookUp({ A: [ipv4], AAAA: 'fails' })).toEqual(['93.184.215.14'])
  expect(await lookUp({ A: 'silent', AAAA: [ipv6] }, 1_000)).toEqual(['2606:2800:220:1:248:1893:1234:abcd'])
})

it('returns nothing for a name without addresses', async () => {
  expect(await lookUp({})).toEqual([])
})

it('gives up on a server that fails or never responds', async () => {
  await expect(lookUp({ A: 'fails' })).rejects.toMatchObject({ code: 'ESERVFAIL' })
  await expect(lookUp({ A: 'silent', AAAA: 'silent' }, 50)).rejects.toMatchObject({ code: 'ETIMEOUT' })
})

it.each(['localhost', 'localhost.', 'hooks.localhost'])('sends no query for %s', async (hostname) => {
  const servers = [await aNameServer({ A: [ipv4] })]
  expect(await openLookup({ servers })(hostname)).toEqual(['127.0.0.1', '::1'])
})

it('fails only the lookup of the name with a malformed response', async () => {
  const names = Array.from({ length: 100 }, (_, index) => `hooks-${index}.example.com`)
  const waiting: Query[] = []
  let isOver = false
  const respond = (query: Query) => query.respond(query.type === 'A' ? [ipv4] : [])
  const server = await aServerThat((query) => {
    if (query.name.startsWith('bad.')) query.respond('malformed')
    else if (isOver) respond(query)
    else waiting.push(query)
  })
  const lookup = openLookup({ servers: [server], timeoutMs: 60_000 })
  const others = Promise.all(names.map((name) => lookup(name)))
  await expect.poll(() => waiting.length).toBe(200)
  // All other lookups are in flight while the malformed responses arrive.
  await expect(lookup('bad.example.com')).rejects.toMatchObject({ code: 'EBADRESP' })
  isOver = true
  for (const query of waiting) respond(query)
  expect(await others).toEqual(names.map(() => ['93.184.215.14']))
})

it('returns the addresses of the family with a well-formed response', async () => {
  expect(await lookUp({ A: [ipv4], AAAA: 'malformed' })).toEqual(['93.184.215.14'])
})

it('reloads the DNS servers periodically without losing a lookup', async () => {
  let release = () => {}
  const first = new Promise<void>((resolve) => {
    release = resolve
  })
  const server = await aServerThat(({ name, type, respond }) => {
    const response = () => respond(type === 'A' ? [ipv4] : [])
    if (name.startsWith('slow.')) void first.then(response)
    else response()
  })
  const lookup = openLookup({ servers: [server], timeoutMs: 60_000, renewMs: 0 })
  const slow = lookup('slow.example.com')
  expect(await lookup('quick.example.com')).toEqual(['93.184.215.14'])
  release()
  expect(await slow).toEqual(['93.184.215.14'])
})
