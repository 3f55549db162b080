import { setTimeout as delay } from 'node:timers/promises'

/** What can be told to end. */
export interface Stoppable {
  readonly ended: Promise<unknown>
  readonly kill: (signal: 'SIGTERM' | 'SIGKILL') => void
}

/** With the database's own end this stays below 15 s. */
const defaultGraceMs = 12_000
/** Later services end before the earlier ones that they need are told to; a slow one does not hold up the others for ever. */
const headStartMs = 2_000

/** Ends services in the reverse order of their start; one that has not ended in time is killed. */
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
