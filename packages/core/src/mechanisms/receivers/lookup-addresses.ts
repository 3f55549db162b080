import { Resolver } from 'node:dns/promises'

/** Finds the addresses of a host name: none when it has none. */
export type LookupAddresses = (hostname: string) => Promise<readonly string[]>

/** How names are looked up. */
export interface LookupOptions {
  /** The name servers to ask, as `address` or `address:port`; the system's unless said. */
  readonly servers?: readonly string[]
  /** How long an answer is waited for before it is asked for once more. */
  readonly timeoutMs?: number
  /** After how long the system's name servers are read again; a minute unless said. */
  readonly renewMs?: number
}

const meansNone = new Set(['ENODATA', 'ENOTFOUND'])
/** A response that cannot be read: the resolver ends all its queries with it, whichever of them it belongs to. */
const malformed = 'EBADRESP'

/**
 * A look-up that asks name servers itself, IPv4 and IPv6 at once. The system's (`getaddrinfo`) takes one of few threads for as
 * long as a name server is silent: a few names whose servers never answer would hold up all others.
 * `localhost` and names below it are this machine, as RFC 6761 says.
 */
export function openLookup({ servers, timeoutMs = 1_500, renewMs = 60_000 }: LookupOptions = {}): LookupAddresses {
  let shared = open()
  let renewAt = performance.now() + renewMs

  function open(): Resolver {
    const resolver = new Resolver({ timeout: timeoutMs, tries: 2 })
    if (servers) resolver.setServers(servers)
    return resolver
  }

  // Shared, since a resolver remembers which name server is silent: a new one would wait for it again.
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
    const answers = await Promise.allSettled([
      query((resolver) => resolver.resolve4(hostname)),
      query((resolver) => resolver.resolve6(hostname)),
    ])
    const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
    const failure = answers.find((answer) => answer.status === 'rejected' && !meansNone.has(answer.reason.code))
    // One family may fail while the other answers: what is connected to are addresses that were judged.
    if (found.length === 0 && failure?.status === 'rejected') throw failure.reason
    return found
  }
}

/** Whether a host name means this machine, whoever is asked. */
export function isLocalName(hostname: string): boolean {
  return /(^|\.)localhost\.?$/.test(hostname)
}
