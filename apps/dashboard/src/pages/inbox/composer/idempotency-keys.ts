import { isChannelError } from '@channel/client'

export interface IdempotencyKeys {
  /** The same key for the same body until `settle`, so that a repeated request has no second effect. */
  keyOf(body: unknown): string
  /**
   * Ends a request. Its key is used again only if the outcome is not known: the service keeps a refusal with its key, and would
   * repeat it.
   */
  settle(body: unknown, error?: unknown): void
}

export function createIdempotencyKeys(): IdempotencyKeys {
  const keys = new Map<string, string>()
  return {
    keyOf(body) {
      const name = JSON.stringify(body)
      const key = keys.get(name) ?? randomKey()
      keys.set(name, key)
      return key
    },
    settle(body, error) {
      if (error === undefined || isRefusal(error)) keys.delete(JSON.stringify(body))
    },
  }
}

function isRefusal(error: unknown): boolean {
  return isChannelError(error) && error.status < 500 && error.code !== 'idempotency_in_progress'
}

/** A page without TLS has no `randomUUID`. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
