import { createClient } from '@redis/client'

const timeoutMs = 2_000

/**
 * Checks that Redis responds.
 *
 * @throws Error if it does not
 */
export async function pingRedis(url: string): Promise<void> {
  const client = createClient({ url, socket: { connectTimeout: timeoutMs, reconnectStrategy: false } })
  client.on('error', () => undefined)
  const timer = setTimeout(() => client.destroy(), timeoutMs)
  try {
    await client.connect()
    await client.ping()
  } finally {
    clearTimeout(timer)
    if (client.isOpen) client.destroy()
  }
}
