import { Resolver } from 'node:dns/promises'

/** Finds the addresses of a host name: none when it has none. */
export type LookupAddresses = (hostname: string) => Promise<readonly string[]>

/** How names are looked up. */
export interface LookupOptions {
  /** The name servers to ask, as `address` or `address:port`; the system's unless said. */
  readonly servers?: readonly string[]
  /** How long an answer is waited for before it is asked for once more. */
  readonly timeoutMs?: number
}

const meansNone = new Set(['ENODATA', 'ENOTFOUND'])

/**
 * A look-up that asks name servers itself, IPv4 and IPv6 at once. The system's (`getaddrinfo`) takes one of few threads for as
 * long as a name server is silent: a few names whose servers never answer would hold up all others.
 * `localhost` and names below it are this machine, as RFC 6761 says.
 */
export function openLookup({ servers, timeoutMs = 1_500 }: LookupOptions = {}): LookupAddresses {
  const resolver = new Resolver({ timeout: timeoutMs, tries: 2 })
  if (servers) resolver.setServers(servers)
  return async (hostname) => {
    if (isLocalName(hostname)) return ['127.0.0.1', '::1']
    const answers = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)])
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
