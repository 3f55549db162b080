import { ChannelConnectionError, ChannelTimeoutError } from '@channel/client'
import { useEffect, useEffectEvent } from 'react'
import { shownOrganization } from '../open-organization.ts'
import { createServiceWatch, type ServiceWatch } from './watch-service.ts'

const watch: ServiceWatch = createServiceWatch(isReachable)

export const { isSilent, onRecovery } = watch

/** Max duration of an attempt, and of all attempts of a call, in milliseconds; then the page says that it failed. */
export const requestTimeouts = { timeoutMs: 15_000, totalTimeoutMs: 30_000 } as const

/** A `fetch` that names the organization of the tab, and is watched: responses of a proxy whose service is stopped count as none. */
export async function watchedFetch(request: Request): Promise<Response> {
  const end = watch.begin()
  const organization = shownOrganization()
  if (organization !== undefined) request.headers.set('X-Organization-Id', organization)
  try {
    const response = await fetch(request)
    end(response.status >= 502 && response.status <= 504 ? 'unanswered' : 'answered')
    return response
  } catch (error) {
    const isCanceled = request.signal.aborted && !(request.signal.reason instanceof ChannelTimeoutError)
    end(isCanceled ? 'canceled' : 'unanswered')
    throw error
  }
}

/**
 * Loads a part of the page's code.
 *
 * @throws ChannelConnectionError while the service cannot be reached
 * @throws what the browser throws if the code is missing, because a new version may have been installed
 */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  const end = watch.begin()
  try {
    const code = await Promise.race([load(), rejectAfter(requestTimeouts.timeoutMs)])
    end('answered')
    return code
  } catch (error) {
    const isMissing = await isReachable()
    end(isMissing ? 'canceled' : 'unanswered')
    if (isMissing) throw error
    throw new ChannelConnectionError({ method: 'GET', url: location.pathname }, error)
  }
}

/** Calls a function whenever the service responds again, while the component is mounted. */
export function useOnRecovery(listener: () => void): void {
  const onBack = useEffectEvent(listener)
  useEffect(() => onRecovery(() => onBack()), [])
}

function rejectAfter(ms: number): Promise<never> {
  const timeout = new ChannelTimeoutError({ method: 'GET', url: location.pathname }, ms)
  return new Promise((_resolve, reject) => setTimeout(() => reject(timeout), ms))
}

const timeoutMs = 5_000

/** Whether the service responds, and not a proxy in its place. */
export async function isReachable(): Promise<boolean> {
  try {
    const { ok } = await fetch('/', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) })
    return ok
  } catch {
    return false
  }
}
