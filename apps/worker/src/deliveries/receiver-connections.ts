import type { ReceiverAddress } from '@channel/core'
import { buildConnector, Pool } from 'undici'

/** Connections that are kept for a while, each to addresses that were judged. */
export interface ReceiverConnections {
  /** Those to an origin at these addresses; nothing else is ever connected to through them. */
  to(origin: string, addresses: readonly ReceiverAddress[]): Pool
  close(): Promise<void>
}

const mostPools = 1_000
const keepAliveMs = 4_000
/** Of a host with several addresses each but the last one is given so long. */
const addressMs = 1_000

/** @param connectMs how long a connection may take to be made */
export function openConnections(connectMs: number): ReceiverConnections {
  /** The one that was used last is the last. */
  const pools = new Map<string, Pool>()

  return {
    to(origin, addresses) {
      // Name servers give the same addresses in another order each time.
      const sorted = addresses.map(({ address }) => address).toSorted()
      const key = `${origin} ${sorted.join(' ')}`
      const pool = pools.get(key) ?? open(origin, addresses, connectMs)
      pools.delete(key)
      pools.set(key, pool)
      if (pools.size > mostPools) {
        const [oldest = '', unused] = pools.entries().next().value ?? []
        pools.delete(oldest)
        unused?.close().catch(() => undefined)
      }
      return pool
    },
    async close() {
      const all = [...pools.values()]
      pools.clear()
      await Promise.all(all.map((pool) => pool.destroy()))
    },
  }
}

function open(origin: string, addresses: readonly ReceiverAddress[], connectMs: number): Pool {
  const connect = buildConnector({
    timeout: connectMs,
    allowH2: false,
    autoSelectFamily: true,
    autoSelectFamilyAttemptTimeout: addressMs,
    // Instead of asking a name server, which may answer otherwise by now. A literal address is connected to without it.
    lookup: (_hostname, _options, found) => found(null, [...addresses]),
  })
  return new Pool(origin, { connect, allowH2: false, keepAliveTimeout: keepAliveMs, keepAliveMaxTimeout: keepAliveMs })
}
