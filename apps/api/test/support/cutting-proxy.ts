import { type DatabaseProxy, type ProxiedConnection, startDatabaseProxy } from '@channel/db/testing'

/**
 * The point where a transaction is held: before its n-th packet reaches the database, or after the packet was
 * processed but before its response is forwarded.
 */
export type CutPoint = { readonly before: number } | { readonly after: number }

/** A proxy to the database that holds one transaction at a chosen point. */
export interface CuttingProxy extends DatabaseProxy {
  /** Holds the next transaction that claims an idempotency key; resolves when it has reached the point. */
  holdAt(point: CutPoint): Promise<void>
  /** Closes the held connection, as a broken network does. */
  cut(): void
}

/**
 * A packet is what the service sends at once. Packets of a key's transactions are counted from its first claim on.
 */
export async function startCuttingProxy(databaseUrl: string): Promise<CuttingProxy> {
  let target: { point: CutPoint; packets: number; connections: Set<ProxiedConnection>; onHeld: () => void } | undefined
  let cutHeld = () => {}
  const messages = new WeakMap<ProxiedConnection, ReturnType<typeof countExchange>>()

  function hold(connection: ProxiedConnection): void {
    connection.isHeld = true
    cutHeld = () => connection.client.destroy()
    target?.onHeld()
    target = undefined
  }

  const proxy = await startDatabaseProxy(databaseUrl, {
    onConnection: (connection) => messages.set(connection, countExchange()),
    onRequest(connection, chunk) {
      const exchange = messages.get(connection)!
      exchange.requests.read(chunk)
      if (chunk.includes('claim_idempotency_key')) target?.connections.add(connection)
      if (target?.connections.has(connection) && exchange.isAfterResponse) target.packets++
      exchange.isAfterResponse = false
      if (target !== undefined && 'before' in target.point && target.point.before === target.packets) hold(connection)
    },
    onResponse(connection, chunk) {
      const exchange = messages.get(connection)!
      exchange.responses.read(chunk)
      exchange.isAfterResponse = true
      const isComplete = exchange.responses.count() - initialReadyMessages === exchange.requests.count()
      if (target?.connections.has(connection) && isComplete && 'after' in target.point) {
        if (target.point.after === target.packets) hold(connection)
      }
    },
  })
  return {
    ...proxy,
    holdAt: (point) => new Promise((onHeld) => (target = { point, packets: 0, connections: new Set(), onHeld })),
    cut: () => cutHeld(),
  }
}

/** The server reports once that it is ready before the first request. */
const initialReadyMessages = 1

/** Counts the messages of both directions of a connection. */
function countExchange() {
  return { requests: countMessages('SQ', true), responses: countMessages('Z', false), isAfterResponse: true }
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
