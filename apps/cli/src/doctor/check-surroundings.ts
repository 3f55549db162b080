import { getServers } from 'node:dns'
import { statfs } from 'node:fs/promises'
import { isIP } from 'node:net'
import { openLookup } from '@channel/core/mechanisms/receivers'
import { checkStore, openMediaStore } from '@channel/media-store'
import { mediaStoreSettings, readVariables } from '@channel/settings'
import { checkDependencies, dependencySettings, log } from '../status/check-dependencies.ts'
import { checkRedis } from './check-redis.ts'
import { error, type Finding, ok, runCheck, warning } from './finding.ts'

const minFreeBytes = 1_000_000_000
const timeoutMs = 8_000

/** Checks what the service uses beside the database. @param builds those of the running API processes */
export async function checkSurroundings(builds: readonly string[]): Promise<Finding[]> {
  const values = { ...(await dependencySettings(process.env)), ...readVariables(process.env, ['PUBLIC_URL']) }
  const host = new URL(values.PROVIDER_BASE_URL ?? 'https://graph.facebook.com').hostname
  const findings = [
    runCheck('provider', () => checkProvider(values)),
    runCheck('redis', () => checkRedis(values.REDIS_URL)),
    runCheck('media store', () => checkMediaStore(values)),
    runCheck('name servers', () => checkNames(host)),
    runCheck('public url', () => checkPublicUrl(values.PUBLIC_URL, builds)),
  ]
  return (await Promise.all(findings)).flat()
}

async function checkProvider(values: Parameters<typeof checkDependencies>[0]): Promise<Finding[]> {
  const found = await checkDependencies(values, ['provider'])
  return found.map(({ state, reason }) =>
    state === 'failed'
      ? error('provider', `it cannot be used (${reason}): start it, or correct its URL`)
      : ok('provider', 'responds'),
  )
}

/** Writes, reads and removes a file. */
async function checkMediaStore(values: Parameters<typeof mediaStoreSettings>[0]): Promise<Finding> {
  const settings = mediaStoreSettings(values)
  const where = settings.s3 === undefined ? settings.directory : `the bucket ${settings.s3.bucket}`
  const store = await openMediaStore(settings, { log })
  try {
    if (!(await checkStore(store))) return error('media store', `${where} does not return what was written`)
  } catch (thrown) {
    return error('media store', `${where} cannot be used: ${(thrown as Error).message}`)
  } finally {
    store.close()
  }
  const { bavail, bsize } = await statfs(settings.directory)
  const free = bavail * bsize
  const text = `${where} can be written, read and removed; ${(free / 1e9).toFixed(1)} GB are free in ${settings.directory}`
  return free < minFreeBytes ? warning('media store', `${text}: make room`) : ok('media store', text)
}

async function checkNames(host: string): Promise<Finding> {
  const servers = getServers().join(', ')
  if (isIP(host.replace(/^\[|\]$/g, '')) !== 0) return ok('name servers', servers || 'none')
  const addresses = await openLookup()(host).catch((thrown: Error) => thrown)
  if (addresses instanceof Error)
    return error(
      'name servers',
      `${servers || 'none'} cannot resolve ${host} (${addresses.message}): correct resolv.conf`,
    )
  return addresses.length === 0
    ? error('name servers', `${servers} know no address of ${host}`)
    : ok('name servers', `${servers} resolve ${host}`)
}

/** What an API responds, as far as it is known to be one. */
interface Health {
  readonly data?: { readonly object?: string; readonly build?: string }
}

/** From outside in, as far as this machine can tell: through the proxy, if the name leads to it from here. */
async function checkPublicUrl(url: string | undefined, builds: readonly string[]): Promise<Finding> {
  if (url === undefined) return warning('public url', 'PUBLIC_URL is not set: links lead to this machine')
  const address = `${url}/v1/health`
  const mend = 'correct PUBLIC_URL or the proxy'
  const response = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) }).catch(
    (thrown: Error) => thrown,
  )
  if (response instanceof Error) {
    const { cause, message } = response
    return error(
      'public url',
      `${address} does not respond (${cause instanceof Error ? cause.message : message}): ${mend}`,
    )
  }
  const body = (await response.json().catch(() => undefined)) as Health | undefined
  const health = body?.data
  if (health?.object !== 'health')
    return error('public url', `${address} is another service (status ${response.status}): ${mend}`)
  if (builds.length > 0 && !builds.includes(health.build ?? ''))
    return error(
      'public url',
      `${address} is build ${health.build}, but build ${builds.join(', ')} uses this database: ${mend}`,
    )
  return ok('public url', `${address} responds`)
}
