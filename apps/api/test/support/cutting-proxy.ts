import { type DatabaseProxy, type ProxiedConnection, startDatabaseProxy } from '@channel/db/testing'

/** Where a transaction is held: before its n-th packet reaches the database, or when that is done and nobody was told. */
export type CutPoint = { readonly before: number } | { readonly after: number }

/** A way to the database that holds one transaction at a chosen point. */
export interface CuttingProxy extends DatabaseProxy {
  /** Holds the next transaction that claims an idempotency key; resolves when it has got there. */
  holdAt(point: CutPoint): Promise<void>
  /** Ends the connection that is held, as a broken network does. */
  cut(): void
}

/** Its packets are what the service sends at a time; those of a key's transactions are counted from its first claim on. */
export async function startCuttingProxy(databaseUrl: string): Promise<CuttingProxy> {
  let wanted: { point: CutPoint; packets: number; connections: Set<ProxiedConnection>; held: () => void } | undefined
  let cutHeld = () => {}
  const messages = new WeakMap<ProxiedConnection, ReturnType<typeof countExchange>>()

  function hold(connection: ProxiedConnection): void {
    connection.isHeld = true
    cutHeld = () => connection.client.destroy()
    wanted?.held()
    wanted = undefined
  }

  const proxy = await startDatabaseProxy(databaseUrl, {
    onConnection: (connection) => messages.set(connection, countExchange()),
    onRequest(connection, chunk) {
      const exchange = messages.get(connection)!
      exchange.asked.read(chunk)
      if (chunk.includes('claim_idempotency_key')) wanted?.connections.add(connection)
      if (wanted?.connections.has(connection) && exchange.heard) wanted.packets++
      exchange.heard = false
      if (wanted !== undefined && 'before' in wanted.point && wanted.point.before === wanted.packets) hold(connection)
    },
    onResponse(connection, chunk) {
      const exchange = messages.get(connection)!
      exchange.answered.read(chunk)
      exchange.heard = true
      const isAnswered = exchange.answered.count() - greetings === exchange.asked.count()
      if (wanted?.connections.has(connection) && isAnswered && 'after' in wanted.point) {
        if (wanted.point.after === wanted.packets) hold(connection)
      }
    },
  })
  return {
    ...proxy,
    holdAt: (point) => new Promise((held) => (wanted = { point, packets: 0, connections: new Set(), held })),
    cut: () => cutHeld(),
  }
}

/** The server says once that it is ready before anything was asked. */
const greetings = 1

/** Both directions of a connection. */
function countExchange() {
  return { asked: countMessages('SQ', true), answered: countMessages('Z', false), heard: true }
}

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
