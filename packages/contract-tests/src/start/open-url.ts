import { Session, type SessionOptions } from '../target/session.ts'
import { Simulator } from '../target/simulator.ts'
import { isLoopback } from './is-loopback.ts'
import { readLocalData } from './read-local-data.ts'

export interface UrlOptions extends Pick<SessionOptions, 'account' | 'onWait'> {
  readonly url: string
  /** Undefined: the demo's key, if the service is the one of the data directory. */
  readonly apiKey: string | undefined
  /** The address of the target's simulated provider. */
  readonly simulator: string | undefined
  /** Whether a target that is not on this machine may be changed. */
  readonly allowWrites: boolean
  readonly dataDirectory: string
}

/** Uses what runs at an address: a service, or the mock. @throws Error in one line if it has no key, or does not respond */
export async function openUrl(options: UrlOptions): Promise<Session> {
  const { url, account, onWait, dataDirectory } = options
  const shared = { name: url, url, account, ...(onWait && { onWait }) }
  if (await isMock(url)) {
    return Session.open({ ...shared, apiKey: options.apiKey ?? 'chn_live_any', isMock: true, mayWrite: true })
  }
  const isLocal = new URL(url).origin === (await readLocalData(dataDirectory, 'service')).url
  const apiKey = options.apiKey ?? (isLocal ? (await readLocalData(dataDirectory, 'demo')).key : undefined)
  if (apiKey === undefined) throw new Error(`${url} needs a key: use --key or CHANNEL_API_KEY.`)
  const simulatorUrl = options.simulator ?? (isLocal ? await findSimulator(dataDirectory) : undefined)
  const simulator = simulatorUrl === undefined ? undefined : new Simulator(simulatorUrl)
  const mayWrite = options.allowWrites || isLoopback(url)
  return Session.open({ ...shared, apiKey, isMock: false, mayWrite, simulator })
}

async function isMock(url: string): Promise<boolean> {
  const response = await fetch(new URL('/', url), { headers: { Accept: 'application/json' } }).catch((error: Error) => {
    throw new Error(`${url} does not respond: ${String((error.cause as Error | undefined)?.message || error.message)}.`)
  })
  const body = (await response.json().catch(() => ({}))) as { data?: { object?: string } }
  return body.data?.object === 'mock'
}

/** The file of an earlier run may name a simulator that has ended. */
async function findSimulator(dataDirectory: string): Promise<string | undefined> {
  const { url } = await readLocalData(dataDirectory, 'simulator')
  if (url === undefined) return undefined
  const response = await fetch(`${url}/_control/behavior`).catch(() => undefined)
  return response?.ok ? url : undefined
}
