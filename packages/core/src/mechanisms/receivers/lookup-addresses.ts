import { Resolver } from 'node:dns/promises'

/** Finds the addresses of a host name; empty if it has none. */
export type LookupAddresses = (hostname: string) => Promise<readonly string[]>

/** Options of a lookup. */
export interface LookupOptions {
  /** The DNS servers to query, as `address` or `address:port`; the system's by default. */
  readonly servers?: readonly string[]
  /** The timeout of a query before it is retried, in milliseconds. */
  readonly timeoutMs?: number
  /** How often the system's DNS servers are reloaded, in milliseconds; once a minute by default. */
  readonly renewMs?: number
}

const meansNone = new Set(['ENODATA', 'ENOTFOUND'])
/** A malformed response: the resolver ends all its queries with this error, not only the one concerned. */
const malformed = 'EBADRESP'

/**
 * Creates a lookup that queries DNS servers itself, IPv4 and IPv6 in parallel. The system's `getaddrinfo` blocks one of
 * few threads until the DNS server responds: a few names with silent servers would delay all other lookups. `localhost`
 * and names below it are this machine, according to RFC 6761.
 */
export function openLookup({ servers, timeoutMs = 1_500, renewMs = 60_000 }: LookupOptions = {}): LookupAddresses {
  let shared = open()
  let renewAt = performance.now() + renewMs

  function open(): Resolver {
    const resolver = new Resolver({ timeout: timeoutMs, tries: 2 })
    if (servers) resolver.setServers(servers)
    return resolver
  }

  // Shared, because a resolver remembers unresponsive DNS servers: a new one would wait for them again.
  function sharedResolver(): Resolver {
    if (performance.now() >= renewAt) {
      shared = open()
      renewAt = performance.now() + renewMs
    }
    return shared
  }

  /** Retries on a separate resolver if another query's malformed response aborted this one. */
  async function query(ask: (resolver: Resolver) => Promise<string[]>): Promise<string[]> {
    try {
      return await ask(sharedResolver())
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== malformed) throw error
      return ask(open())
    }
  }

  return async (hostname) => {
    if (isLocalName(hostname)) return ['127.0.0.1', '::1']
    const lookups = await Promise.allSettled([
      query((resolver) => resolver.resolve4(hostname)),
      query((resolver) => resolver.resolve6(hostname)),
    ])
    const found = lookups.flatMap((lookup) => (lookup.status === 'fulfilled' ? lookup.value : []))
    const failure = lookups.find((lookup) => lookup.status === 'rejected' && !meansNone.has(lookup.reason.code))
    // If one family fails, the addresses of the other are enough: no address is connected to unless it was returned here.
    if (found.length === 0 && failure?.status === 'rejected') throw failure.reason
    return found
  }
}

/** Whether a host name always means this machine, without a DNS query. */
export function isLocalName(hostname: string): boolean {
  return /(^|\.)localhost\.?$/.test(hostname)
}
