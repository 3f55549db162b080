import type { RedisServer } from '@channel/core/mechanisms/rate-limits'
import { describeFailure } from '@channel/logger/describe-failure'
import { error, type Finding, ok, warning } from './finding.ts'

const check = 'redis'
const oldestVersion = 6
const nearlyFull = 0.9

/** Checks that Redis responds, and that it keeps what it counts. @param url undefined without Redis */
export async function checkRedis(url: string | undefined): Promise<Finding> {
  if (url === undefined) return ok(check, 'not configured: each process counts rate limits by itself')
  const { describeRedis } = await import('@channel/core/mechanisms/rate-limits')
  try {
    const server = await describeRedis(url)
    return server === undefined ? ok(check, 'responds, but does not show its version') : judge(server)
  } catch (thrown) {
    return error(check, `it cannot be used from here (${describeFailure(thrown)}): start it, or correct its URL`)
  }
}

/** A removed counter begins anew, so that clients may make more requests. A refused one is counted by each process. */
export function judge({ name, version, usedBytes, maxBytes, policy, evictedKeys }: RedisServer): Finding {
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
  const limit = maxBytes === 0 ? 'without a limit' : `of ${megabytes(maxBytes)}`
  const found = `${name} ${version}, ${megabytes(usedBytes)} ${limit}, maxmemory-policy ${policy}`
  const mend = 'raise maxmemory, or give the service a server of its own'
  if (Number.parseInt(version, 10) < oldestVersion)
    return error(check, `${found}: it is too old, install Redis ${oldestVersion} or later, or Valkey`)
  if (maxBytes === 0) return ok(check, found)
  if (evictedKeys > 0)
    return warning(
      check,
      `${found}: it removed ${evictedKeys} keys, and rate limits with them, as it was full: ${mend}`,
    )
  if (policy.startsWith('allkeys'))
    return warning(check, `${found}: it removes rate limits when it is full: set maxmemory-policy to noeviction`)
  if (usedBytes > maxBytes * nearlyFull)
    return warning(check, `${found}: it is nearly full, and then ${atLimit(policy)}: ${mend}`)
  return ok(check, found)
}

function atLimit(policy: string): string {
  return policy === 'noeviction'
    ? 'refuses to count, so that each process counts by itself'
    : 'removes rate limits before their time'
}
