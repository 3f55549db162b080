import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { LoaderReply, LoadOrder, LoadResult } from './load-protocol.ts'

/** The process that sends requests, apart from the one that keeps the books. */
export interface Loader {
  /** @throws Error naming the statuses when any answer was not the expected one: such a measurement means nothing */
  run(order: LoadOrder): Promise<LoadResult>
  stop(): void
}

/** Starts the loader; one order at a time. */
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
      if (reply.type !== 'result') throw new Error(`the loader answered ${reply.type}`)
      refuseUnexpected(order, reply.result)
      return reply.result
    },
    stop: () => child.disconnect(),
  }
}

function refuseUnexpected({ url, workload }: LoadOrder, { requests, unexpected }: LoadResult): void {
  const statuses = Object.entries(unexpected).map(([status, count]) => `${count} × ${status}`)
  if (statuses.length > 0) {
    throw new Error(
      `${workload.kind} at ${url}: of ${requests} requests, not answered as expected: ${statuses.join(', ')}`,
    )
  }
}
