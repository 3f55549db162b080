import type { CurrentOutage } from '@channel/core/mechanisms/log'
import type { ListedProcess } from '@channel/core/secret-rotation'
import { openMediaStore } from '@channel/media-store'
import { type Environment, isSet, mediaStoreSettings, readVariables } from '@channel/settings'
import { dataDirectory } from '../data-directory.ts'
import { readSimulatorUrl } from '../service-url.ts'

const names = ['provider', 'media_store', 'redis'] as const

/** Something that the service uses, and whether this machine can use it. */
export interface Dependency {
  readonly name: (typeof names)[number]
  /** `off`: it is not configured. */
  readonly state: 'ok' | 'off' | 'failed'
  /** Which process cannot use it, or this command, and why. */
  readonly reason?: string
  /** Since when a process cannot use it. */
  readonly since?: string
}

export const dependencyNames = [
  'PROVIDER_BASE_URL',
  'REDIS_URL',
  'CHANNEL_DATA_DIR',
  'MEDIA_DIRECTORY',
  'MEDIA_S3_BUCKET',
  'MEDIA_S3_PREFIX',
  'MEDIA_S3_ENDPOINT',
] as const

type Values = ReturnType<typeof readVariables<(typeof dependencyNames)[number]>>

/** The settings of the service. That of the demo has a simulated provider unless PROVIDER_BASE_URL is set. */
export async function dependencySettings(environment: Environment): Promise<Values> {
  const values = readVariables(environment, dependencyNames)
  const isDemo = !isSet(environment, 'DATABASE_URL') && values.PROVIDER_BASE_URL === undefined
  const simulator = isDemo ? await readSimulatorUrl(dataDirectory(environment)) : undefined
  return simulator === undefined ? values : { ...values, PROVIDER_BASE_URL: simulator }
}

const timeoutMs = 5_000
/** A name that no file has. */
const probe = 'channel-status-probe'
export const log = { debug: ignore, info: ignore, warn: ignore, error: ignore }

/** Checks what else the service uses, with the settings of this command: they must be those of the service. */
export function checkDependencies(
  values: Values,
  checked: readonly Dependency['name'][] = names,
): Promise<Dependency[]> {
  const { PROVIDER_BASE_URL: provider = 'https://graph.facebook.com', REDIS_URL: redis } = values
  const uses = {
    provider: () => fetch(provider, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) }),
    media_store: async () => {
      const store = await openMediaStore(mediaStoreSettings(values), { log })
      const found = await store.open(probe).finally(() => store.close())
      found?.destroy()
    },
    redis:
      redis === undefined
        ? undefined
        : async () => (await import('@channel/core/mechanisms/rate-limits')).pingRedis(redis),
  }
  return Promise.all(
    checked.map((name) => {
      const use = uses[name]
      return use === undefined ? ({ name, state: 'off' } as const) : check(name, use)
    }),
  )
}

async function check(name: Dependency['name'], use: () => Promise<unknown>): Promise<Dependency> {
  try {
    await use()
    return { name, state: 'ok' }
  } catch (error) {
    const { message, cause } = error as Error
    const why = cause instanceof Error ? `${message}: ${cause.message}` : message
    return { name, state: 'failed', reason: `from here: ${why}` }
  }
}

type Process = Pick<ListedProcess, 'kind' | 'pid' | 'host' | 'live' | 'failing'>

/** Adds what the live processes report of dependencies. It goes first: they know since when. */
export function withReports(dependencies: readonly Dependency[], processes: readonly Process[]): Dependency[] {
  const live = processes.filter((each) => each.live)
  return dependencies.map((dependency) => {
    const { name } = dependency
    const reports = live
      .flatMap(({ kind, pid, host, failing }) => {
        // As the part is called in the log of a process.
        const outage = (failing as Partial<Record<string, CurrentOutage>>)[name.replace('_', '-')]
        return outage === undefined ? [] : [{ of: `${kind} ${pid} on ${host}`, ...outage }]
      })
      .toSorted((a, b) => a.since.localeCompare(b.since))
    const [first] = reports
    if (first === undefined) return dependency
    const others = reports.length === 1 ? '' : ` and ${reports.length - 1} more`
    return { name, state: 'failed', reason: `${first.of}${others}: ${first.reason}`, since: first.since }
  })
}

function ignore(): void {}
