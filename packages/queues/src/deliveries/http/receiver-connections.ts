import type { ReceiverAddress } from '@channel/core/mechanisms/receivers'
import { buildConnector, Pool } from 'undici'

/** An origin at checked addresses. */
export interface ReceiverEndpoint {
  readonly origin: string
  readonly addresses: readonly ReceiverAddress[]
  /** Identifies both. */
  readonly key: string
}

/** DNS servers return the same addresses in a varying order: the key is the same. */
export function endpointOf(origin: string, addresses: readonly ReceiverAddress[]): ReceiverEndpoint {
  const sorted = addresses.map(({ address }) => address).toSorted()
  return { origin, addresses, key: `${origin} ${sorted.join(' ')}` }
}

/** Keep-alive connections, each to checked addresses. */
export interface ReceiverConnections {
  /**
   * The pool of an organization for an origin at these addresses. It never connects to others. Organizations share none, so
   * that nobody waits for a connection because a receiver does not respond to another organization.
   */
  to(endpoint: ReceiverEndpoint, organizationId: string): Pool
  close(): Promise<void>
}

const maxPools = 1_000
const keepAliveMs = 4_000
/** Timeout for each address of a host except the last, in milliseconds. */
const addressMs = 1_000

/** @param connectMs timeout for opening a connection */
export function openConnections(connectMs: number): ReceiverConnections {
  /** The most recently used pool is last. */
  const pools = new Map<string, Pool>()

  return {
    to({ origin, addresses, key: endpointKey }, organizationId) {
      const key = `${organizationId} ${endpointKey}`
      const pool = pools.get(key) ?? open(origin, addresses, connectMs)
      pools.delete(key)
      pools.set(key, pool)
      if (pools.size > maxPools) {
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
    // No further DNS lookup: it might return other addresses. IP addresses in the URL skip this.
    lookup: (_hostname, _options, found) => found(null, [...addresses]),
  })
  return new Pool(origin, {
    connect,
    allowH2: false,
    keepAliveTimeout: keepAliveMs,
    keepAliveMaxTimeout: keepAliveMs,
    // The deadline of an attempt is shorter than these would be.
    headersTimeout: 0,
    bodyTimeout: 0,
  })
}
