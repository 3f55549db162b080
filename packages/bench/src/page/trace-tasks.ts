import type { Page } from 'playwright-core'

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** CPU time of the thread, in microseconds. */
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/**
 * Runs work, and returns the CPU time of each task of the page's main thread that took more than 50 ms of it, in
 * milliseconds. Unlike its time by the clock, it is the same on a busy machine.
 */
export async function traceTasks(page: Page, work: () => Promise<unknown>): Promise<number[]> {
  const browser = page.context().browser()
  if (browser === null) throw new Error('the page has no browser to trace')
  await browser.startTracing(page, { categories: ['toplevel'] })
  await work()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
  const isMain = ({ name, args }: TraceEvent) => name === 'thread_name' && args?.name === 'CrRendererMain'
  const main = new Set(traceEvents.filter(isMain).map(threadOf))
  return traceEvents.flatMap((event) => {
    const cpuMs = (event.tdur ?? 0) / 1_000
    return cpuMs > 50 && event.name.endsWith('RunTask') && main.has(threadOf(event)) ? [cpuMs] : []
  })
}
