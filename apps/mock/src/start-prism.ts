import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const PRISM = fileURLToPath(import.meta.resolve('@stoplight/prism-cli'))
const END_WITH_PARENT = import.meta.resolve('./end-with-parent.ts')
const START_DEADLINE_MS = 300_000

/**
 * Runs Prism as a child process on a free loopback port.
 *
 * @param onListening called with Prism's URL at each start. Prism restarts, on another port, when the document
 *   changes. An error of the first call ends the start, one of a later call is printed.
 * @throws Error with Prism's last line if it ends, or does not start within five minutes.
 */
export async function startPrism(
  documentPath: string,
  onListening: (url: string) => Promise<void>,
): Promise<{ stop(): Promise<void> }> {
  const child = fork(PRISM, ['mock', documentPath, '--port', '0', '--host', '127.0.0.1', '--multiprocess', 'false'], {
    execArgv: ['--import', END_WITH_PARENT],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const stop = () => end(child)
  try {
    await new Promise<void>((resolve, reject) => {
      let lastLine = 'it printed nothing'
      const deadline = setTimeout(() => reject(new Error(`Prism did not start: ${lastLine}`)), START_DEADLINE_MS)
      const onLine = (line: string) => {
        lastLine = line
        const url = /listening on (http:\S+)/.exec(line)?.[1]
        if (url === undefined) return
        clearTimeout(deadline)
        onListening(url).then(resolve, (error: Error) => {
          reject(error)
          console.error(`The contract cannot be loaded: ${error.message}`)
        })
      }
      for (const stream of [child.stdout, child.stderr]) {
        if (stream !== null) createInterface({ input: stream }).on('line', onLine)
      }
      child.once('error', reject).once('exit', () => {
        clearTimeout(deadline)
        reject(new Error(`Prism ended: ${lastLine}`))
      })
    })
  } catch (error) {
    await stop()
    throw error
  }
  return { stop }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  await exited
}
