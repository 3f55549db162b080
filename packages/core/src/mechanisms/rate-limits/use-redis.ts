import { createClient } from '@redis/client'

const timeoutMs = 2_000

const clientFor = (url: string) =>
  createClient({ url, socket: { connectTimeout: timeoutMs, reconnectStrategy: false } })

/**
 * Connects to Redis once, for a check of it.
 *
 * @throws Error if it does not respond within 2 seconds
 */
export async function useRedis<Result>(
  url: string,
  use: (client: ReturnType<typeof clientFor>) => Promise<Result>,
): Promise<Result> {
  const client = clientFor(url)
  client.on('error', () => undefined)
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    client.destroy()
  }, timeoutMs)
  try {
    await client.connect()
    return await use(client)
  } catch (error) {
    // The client says only that it was closed.
    throw isLate ? new Error(`it did not respond within ${timeoutMs} ms`) : error
  } finally {
    clearTimeout(timer)
    if (client.isOpen) client.destroy()
  }
}
