import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

/**
 * Starts a process that dies at the step in DIE_AT, and else runs for the rest of the test.
 *
 * @returns the process, and the signal that ends it
 */
export function startDying(entry: URL, environment: NodeJS.ProcessEnv) {
  const child = fork(fileURLToPath(entry), [], {
    env: { ...process.env, ...environment },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const died = once(child, 'exit').then(([, signal]) => signal as string)
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await died
  })
  return { child, died }
}
