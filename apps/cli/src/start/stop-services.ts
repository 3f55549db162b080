import { setTimeout as delay } from 'node:timers/promises'

/** A process that can be stopped. */
export interface Stoppable {
  readonly ended: Promise<unknown>
  readonly kill: (signal: 'SIGTERM' | 'SIGKILL') => void
}

/** Together with the database's shutdown this stays below 15 s. */
const defaultGraceMs = 12_000
/**
 * How long a service may take to end before the services that it needs are stopped too, in milliseconds.
 */
const headStartMs = 2_000

/** Stops services in reverse order of their start, and kills those that do not end in time. */
export async function stopServices(services: readonly Stoppable[], graceMs = defaultGraceMs): Promise<void> {
  const killer = setTimeout(() => {
    for (const service of services) service.kill('SIGKILL')
  }, graceMs)
  for (const service of services.toReversed()) {
    service.kill('SIGTERM')
    await endOrHeadStart(service)
  }
  await Promise.all(services.map((service) => service.ended))
  clearTimeout(killer)
}

async function endOrHeadStart(service: Stoppable): Promise<void> {
  const ended = new AbortController()
  await Promise.race([service.ended, delay(headStartMs, undefined, { signal: ended.signal })])
  ended.abort()
}
