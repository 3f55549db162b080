import { useRedis } from './use-redis.ts'

/** What a server says about itself. */
export interface RedisServer {
  readonly name: 'Redis' | 'Valkey'
  /** Such as `8.1.4`. */
  readonly version: string
  readonly usedBytes: number
  /** 0 without a limit. */
  readonly maxBytes: number
  /** What it does at this limit, such as `noeviction`. */
  readonly policy: string
  /** Keys that it removed before their time, since its start. */
  readonly evictedKeys: number
}

/**
 * Reads version and memory of the server.
 *
 * @returns undefined if it responds, but does not allow `INFO`
 * @throws Error if it does not respond
 */
export async function describeRedis(url: string): Promise<RedisServer | undefined> {
  const info = await useRedis(url, async (client) => {
    await client.ping()
    return client.info().catch((error: Error) => {
      if (/^(?:NOPERM|ERR unknown command)/.test(error.message)) return ''
      throw error
    })
  })
  const fields = new Map([...info.matchAll(/^(\w+):(.*?)\r?$/gm)].map(([, name, value]) => [name, value] as const))
  const version = fields.get('valkey_version') ?? fields.get('redis_version')
  if (version === undefined) return undefined
  const numberOf = (name: string) => Number(fields.get(name) ?? 0)
  return {
    name: fields.has('valkey_version') ? 'Valkey' : 'Redis',
    version,
    usedBytes: numberOf('used_memory'),
    maxBytes: numberOf('maxmemory'),
    policy: fields.get('maxmemory_policy') ?? 'unknown',
    evictedKeys: numberOf('evicted_keys'),
  }
}
