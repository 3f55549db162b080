import { findClientAddress } from '@channel/core/mechanisms/addresses'
import type { Dependencies } from '../dependencies.ts'
import type { Bindings } from './bindings.ts'

/**
 * The IP address of the client, as far as the trusted proxies report it; null without a connection. The API log and every
 * limit per address use this one.
 */
export function clientAddress(
  { incoming }: Pick<Bindings, 'incoming'>,
  { trustedProxies = [] }: Pick<Dependencies, 'trustedProxies'>,
): string | null {
  const connection = incoming?.socket.remoteAddress
  return incoming === undefined || connection === undefined
    ? null
    : findClientAddress(connection, incoming.headers, trustedProxies)
}
