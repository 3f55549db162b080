import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { LogLine } from '@channel/logger'
import { onTestFinished } from 'vitest'
import { type ApiEnvironment, apiEnvironment } from './api-environment.ts'

/** The API in a separate process. */
export interface ApiProcess {
  readonly child: ChildProcess
  /** The URL of the ready message; undefined if the process ended without one. */
  readonly url: string | undefined
  /** The output so far, of stdout and stderr. */
  output(): string
  /** The complete lines of its log so far. */
  logged(): LogLine[]
  /** The exit code, once all output has arrived. */
  readonly ended: Promise<number | null>
}

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url))

/**
 * Starts the API until the end of the test, and waits until it is ready or has ended. A start takes a second of CPU time:
 * `startWiredApi` does for what needs no process of its own.
 */
export async function startApiProcess(overrides: ApiEnvironment = {}): Promise<ApiProcess> {
  const child = spawn(process.execPath, [main], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: await apiEnvironment(overrides),
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let written = ''
  const streams = [child.stdout!, child.stderr!]
  for (const stream of streams) stream.on('data', (chunk) => (written += chunk))
  // Not `close`, which is not emitted once the parent has disconnected.
  const streamsEnded = Promise.all(streams.map((stream) => once(stream, 'close')))
  const ended = once(child, 'exit').then(async ([code]) => {
    await streamsEnded
    return code as number | null
  })
  const ready = once(child, 'message').then(([message]) => (message as { url: string }).url)
  const url = await Promise.race([ready, ended.then(() => undefined)])
  const logged = () =>
    written
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line) as LogLine)
  return { child, url, output: () => written, logged, ended }
}
