import { createHash } from 'node:crypto'
import { openKeyCache as openServiceKeyCache } from '@channel/core/mechanisms/authentication'
import { openDatabase } from '@channel/db'

/**
 * The service's own key cache, with its guarantee: no request that begins after a revocation has returned is
 * accepted.
 */
export async function openKeyCache(url: string): Promise<(apiKey: string) => Promise<string | undefined>> {
  const { find } = await openServiceKeyCache(openDatabase({ url, poolSize: 1 }))
  return async (apiKey) => {
    const known = await find(createHash('sha256').update(apiKey).digest())
    if (known === undefined || known.isRevoked) return undefined
    if (known.expiresAtMs !== null && known.expiresAtMs <= Date.now()) return undefined
    return known.organizationId
  }
}
