import { createStore, type Store } from '../create-store.ts'

/** A person who waits for so long wants to know why. */
const silentMs = 5_000
const minProbeMs = 1_000
const maxProbeMs = 15_000

/** Watches whether the service responds to what the page requests. */
export interface ServiceWatch {
  /** Whether a request has had no response for five seconds, or the service cannot be reached for as long. */
  readonly isSilent: Pick<Store<boolean>, 'get' | 'subscribe'>
  /** Watches a request. Call the result when it has ended. */
  begin(): (end: 'answered' | 'unanswered' | 'canceled') => void
  /** Calls a function whenever the service responds again. @returns ends that */
  onRecovery(listener: () => void): () => void
}

/** @param isReachable asks the service; it is asked until it responds, after a request had no response */
export function createServiceWatch(isReachable: () => Promise<boolean>): ServiceWatch {
  const isSilent = createStore(false)
  const silent = new Set<object>()
  const recovered = new Set<() => void>()
  let outage: { readonly end: () => void } | undefined
  let probeMs = minProbeMs

  /** Silent after five seconds, or at once if it follows a silence. */
  const wait = (wasSilent: boolean) => {
    const self = {}
    const becomeSilent = () => {
      silent.add(self)
      isSilent.set(true)
    }
    if (wasSilent) becomeSilent()
    const timer = wasSilent ? undefined : setTimeout(becomeSilent, silentMs)
    return {
      isSilent: () => silent.has(self),
      end: () => {
        clearTimeout(timer)
        if (silent.delete(self)) isSilent.set(silent.size > 0)
      },
    }
  }
  const recover = () => {
    outage?.end()
    outage = undefined
    for (const listener of recovered) listener()
  }
  const probe = async (current: typeof outage) => {
    await new Promise((resolve) => setTimeout(resolve, probeMs))
    // It is not reset at once: a page that fails while the service can be reached must not be loaded again without end.
    probeMs = Math.min(maxProbeMs, probeMs * 2)
    if (outage !== current) return
    const isBack = await isReachable()
    if (outage !== current) return
    if (isBack) recover()
    else void probe(current)
  }
  return {
    isSilent,
    begin() {
      const waiting = wait(false)
      return (end) => {
        if (end === 'unanswered' && outage === undefined) {
          outage = wait(waiting.isSilent())
          void probe(outage)
        }
        waiting.end()
        if (end !== 'answered') return
        probeMs = minProbeMs
        if (outage !== undefined) recover()
      }
    },
    onRecovery(listener) {
      recovered.add(listener)
      return () => void recovered.delete(listener)
    },
  }
}
