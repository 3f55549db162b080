import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'

/** Where a transaction is held: before its n-th packet reaches the database, or when that is done and nobody was told. */
export type CutPoint = { readonly before: number } | { readonly after: number }

/** A way to the database that holds one transaction at a chosen point. */
export interface CuttingProxy {
  readonly url: string
  /** Holds the next transaction that claims an idempotency key; resolves when it has got there. */
  holdAt(point: CutPoint): Promise<void>
  /** Ends the connection that is held, as a broken network does. */
  cut(): void
  close(): void
}

/** Its packets are what the service sends at a time; those of a key's transactions are counted from its first claim on. */
export async function startCuttingProxy(databaseUrl: string): Promise<CuttingProxy> {
  // A URL of a unix socket names no host.
  const url = new URL(databaseUrl.replace('@/', '@localhost/'))
  const { hostname, searchParams } = url
  const directory = searchParams.get('host')
  const port = searchParams.get('port') ?? (url.port || '5432')
  const open = new Set<Socket>()
  let wanted: { point: CutPoint; packets: number; connections: Set<Socket>; held: () => void } | undefined
  let cutHeld = () => {}

  const server = createServer((client) => {
    const upstream = directory?.startsWith('/')
      ? connect(join(directory, `.s.PGSQL.${port}`))
      : connect(Number(port), hostname)
    const [asked, answered] = [countMessages('SQ', true), countMessages('Z', false)]
    let isHeld = false
    let heard = true

    function hold(): void {
      isHeld = true
      cutHeld = () => client.destroy()
      wanted?.held()
      wanted = undefined
    }

    client.on('data', (chunk: Buffer) => {
      asked.read(chunk)
      if (chunk.includes('claim_idempotency_key')) wanted?.connections.add(client)
      if (wanted?.connections.has(client) && heard) wanted.packets++
      heard = false
      if (wanted !== undefined && 'before' in wanted.point && wanted.point.before === wanted.packets) hold()
      if (!isHeld) upstream.write(chunk)
    })
    upstream.on('data', (chunk: Buffer) => {
      answered.read(chunk)
      heard = true
      const isAnswered = answered.count() - greetings === asked.count()
      if (wanted?.connections.has(client) && isAnswered && 'after' in wanted.point) {
        if (wanted.point.after === wanted.packets) hold()
      }
      if (!isHeld) client.write(chunk)
    })
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(socket)
      socket.setNoDelay(true)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        open.delete(socket)
        other.destroy()
      })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  for (const name of ['host', 'port']) searchParams.delete(name)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    holdAt: (point) => new Promise((held) => (wanted = { point, packets: 0, connections: new Set(), held })),
    cut: () => cutHeld(),
    close() {
      server.close()
      for (const socket of open) socket.destroy()
    },
  }
}

/** The server says once that it is ready before anything was asked. */
const greetings = 1

/** Counts messages of some types in one direction of PostgreSQL's protocol, read in chunks of any size. */
function countMessages(types: string, beginsWithStartup: boolean) {
  let pending: Buffer = Buffer.alloc(0)
  let count = 0
  let untyped = beginsWithStartup
  return {
    count: () => count,
    read(chunk: Buffer): void {
      pending = Buffer.concat([pending, chunk])
      for (;;) {
        const typeBytes = untyped ? 0 : 1
        if (pending.length < typeBytes + 4) return
        const bytes = typeBytes + pending.readInt32BE(typeBytes)
        if (pending.length < bytes) return
        if (!untyped && types.includes(String.fromCharCode(pending.readUInt8(0)))) count++
        untyped = false
        pending = pending.subarray(bytes)
      }
    },
  }
}
