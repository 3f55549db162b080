import type { AddressRange } from '@channel/core/mechanisms/addresses'
import { type LookupAddresses, type ReceiverRefusal, resolveReceiver } from '@channel/core/mechanisms/receivers'
import { endpointOf, type ReceiverEndpoint } from './receiver-connections.ts'

/** The address and path of a request, or the reason to refuse the URL. */
export type ReceiverTarget =
  | {
      readonly ok: true
      readonly endpoint: ReceiverEndpoint
      readonly path: string
    }
  | { readonly ok: false; readonly reason: ReceiverRefusal }

/** How targets are resolved. */
export interface TargetOptions {
  readonly allow: readonly AddressRange[]
  readonly lookup: LookupAddresses
  /** How long a result is cached, in milliseconds; a second by default. */
  readonly rememberMs?: number
}

const maxCached = 10_000

/**
 * Resolves URLs to addresses, and checks them. Results are cached for a second: otherwise a subscription with thousands of
 * deliveries would cause thousands of DNS lookups. A refusal is never cached.
 *
 * @returns cached results synchronously
 */
export function openTargets({ allow, lookup, rememberMs = 1_000 }: TargetOptions) {
  const known = new Map<string, { readonly target: ReceiverTarget; readonly until: number }>()

  async function find(url: string): Promise<ReceiverTarget> {
    const receiver = await resolveReceiver(url, { allow, lookup })
    if (!receiver.ok) return { ok: false, reason: receiver.reason }
    const { origin, pathname, search } = new URL(url)
    const endpoint = endpointOf(origin, receiver.addresses)
    const target = { ok: true as const, endpoint, path: `${pathname}${search}` }
    if (known.size >= maxCached) known.clear()
    known.set(url, { target, until: performance.now() + rememberMs })
    return target
  }

  return (url: string): ReceiverTarget | Promise<ReceiverTarget> => {
    const remembered = known.get(url)
    if (remembered !== undefined && performance.now() < remembered.until) return remembered.target
    known.delete(url)
    return find(url)
  }
}
