import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const CHANNEL = fileURLToPath(new URL('../../cli/src/main.ts', import.meta.url))

/**
 * Runs the service with a temporary database and demo data, until it is stopped. Ctrl-C is passed on once; a second one
 * ends it immediately.
 *
 * @returns its exit status
 */
export async function runService({ port, host }: { port: number; host: string }): Promise<number> {
  const args = ['start', '--temporary', '--port', String(port), '--host', host]
  // In its own process group, because npm passes Ctrl-C on too. It ends when this process has ended.
  const child = fork(CHANNEL, args, { detached: true, execArgv: [] })
  child.on('message', (message) => process.send?.(message as object))
  const pass = (signal: NodeJS.Signals) => void child.kill(signal)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, pass)
  process.once('disconnect', () => child.kill('SIGTERM'))
  const [status] = (await once(child, 'exit')) as [number | null]
  return status ?? 1
}
