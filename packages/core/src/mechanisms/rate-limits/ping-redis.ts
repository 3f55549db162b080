import { useRedis } from './use-redis.ts'

/**
 * Checks that Redis responds.
 *
 * @throws Error if it does not
 */
export async function pingRedis(url: string): Promise<void> {
  await useRedis(url, (client) => client.ping())
}
