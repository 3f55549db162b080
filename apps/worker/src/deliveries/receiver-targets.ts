import {
  type AddressRange,
  type LookupAddresses,
  type ReceiverAddress,
  type ReceiverRefusal,
  resolveReceiver,
} from '@channel/core'

/** Where to connect to and what to ask for there, or why nothing is sent. */
export type ReceiverTarget =
  | {
      readonly ok: true
      readonly origin: string
      readonly path: string
      /** Every one judged. */
      readonly addresses: readonly ReceiverAddress[]
    }
  | { readonly ok: false; readonly reason: ReceiverRefusal }

/** How targets are found. */
export interface TargetOptions {
  readonly allow: readonly AddressRange[]
  readonly lookup: LookupAddresses
  /** For how long what was found is used again, in milliseconds; a second by default. */
  readonly rememberMs?: number
}

const mostRemembered = 10_000

/**
 * Finds where URLs lead to. What was found and judged is used for a second: a subscription with thousands of deliveries
 * would otherwise have its host looked up thousands of times. A refusal is never remembered.
 *
 * @returns at once what is known
 */
export function openTargets({ allow, lookup, rememberMs = 1_000 }: TargetOptions) {
  const known = new Map<string, { readonly target: ReceiverTarget; readonly until: number }>()

  async function find(url: string): Promise<ReceiverTarget> {
    const receiver = await resolveReceiver(url, { allow, lookup })
    if (!receiver.ok) return { ok: false, reason: receiver.reason }
    const { origin, pathname, search } = new URL(url)
    const target = { ok: true as const, origin, path: `${pathname}${search}`, addresses: receiver.addresses }
    if (known.size >= mostRemembered) known.clear()
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
