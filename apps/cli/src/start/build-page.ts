import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Environment } from '@channel/settings'
import { isSource } from '../sibling-app.ts'
import { relayLines } from './relay-lines.ts'
import type { StartLog } from './start-log.ts'

/**
 * Builds the web page if it is missing or older than its sources. The build has a process of its own, because its
 * memory is not needed afterwards. Without a page the service still runs. A bundle has the page beside it.
 */
export async function buildPage(environment: Environment, log: Pick<StartLog, 'info' | 'warn'>): Promise<void> {
  if (!isSource) return
  const entry = fileURLToPath(new URL('../../../dashboard/tools/main.ts', import.meta.url))
  const child = fork(entry, { env: environment, execArgv: [], stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
  const streams = [child.stdout, child.stderr].filter((stream) => stream !== null)
  const errors: string[] = []
  const [code] = await Promise.all([
    new Promise<number | null>((resolve) => {
      child.once('error', () => resolve(null))
      child.once('exit', resolve)
    }),
    relayLines(streams.slice(0, 1), log.info),
    relayLines(streams.slice(1), (line) => errors.push(line)),
  ])
  if (code === 0) return
  const reason = errors.find((line) => /error/i.test(line)) ?? errors[0] ?? 'the build ended early'
  log.warn(`The web page was not built, so the API runs without it: ${reason.trim()}`)
}
