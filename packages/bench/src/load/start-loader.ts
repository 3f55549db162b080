import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { LoaderReply, LoadOrder, LoadResult } from './load-protocol.ts'

/** The process that sends requests, separate from the one that evaluates them. */
export interface Loader {
  /** @throws Error naming the statuses if any response was unexpected: the measurement is then meaningless */
  run(order: LoadOrder): Promise<LoadResult>
  stop(): void
}

/** Starts the loader. It processes one order at a time. */
export async function startLoader(): Promise<Loader> {
  const child = fork(fileURLToPath(new URL('main.ts', import.meta.url)))
  const ended = new Promise<never>((_, reject) => {
    child.once('exit', () => reject(new Error('the loader ended unexpectedly')))
  })
  ended.catch(() => undefined)
  await Promise.race([once(child, 'message'), ended])
  return {
    async run(order) {
      child.send(order)
      const [reply] = (await Promise.race([once(child, 'message'), ended])) as [LoaderReply]
      if (reply.type !== 'result') throw new Error(`the loader replied with ${reply.type}`)
      refuseUnexpected(order, reply.result)
      return reply.result
    },
    stop: () => child.disconnect(),
  }
}

function refuseUnexpected({ url, workload }: LoadOrder, { requests, unexpected }: LoadResult): void {
  const statuses = Object.entries(unexpected).map(([status, count]) => `${count} × ${status}`)
  if (statuses.length > 0) {
    throw new Error(`${workload.kind} at ${url}: of ${requests} requests, unexpected responses: ${statuses.join(', ')}`)
  }
}
