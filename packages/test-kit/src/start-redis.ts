import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { freePort } from './free-port.ts'

/** An in-memory Redis server for one test. `await using` stops it. */
export interface TestRedis extends AsyncDisposable {
  readonly url: string
  /** Kills it, as a crash would. */
  stop(): Promise<void>
  /** Starts it again, empty, on the same port. */
  restart(): Promise<void>
  /** Suspends it: it accepts connections but does not respond until resumed. */
  pause(): void
  resume(): void
}

const serverModule = fileURLToPath(new URL('./redis-main.ts', import.meta.url))

/** Starts Valkey, the open fork of Redis, on a free port. It is WebAssembly from npm, so every machine has it. */
export async function startRedis(): Promise<TestRedis> {
  const port = await freePort()
  let server = await startServer(port)
  async function stop(): Promise<void> {
    if (server.exitCode !== null || server.signalCode !== null) return
    const ended = once(server, 'exit')
    server.kill('SIGKILL')
    await ended
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    stop,
    async restart() {
      server = await startServer(port)
    },
    pause: () => void server.kill('SIGSTOP'),
    resume: () => void server.kill('SIGCONT'),
    [Symbol.asyncDispose]: stop,
  }
}

async function startServer(port: number): Promise<ChildProcess> {
  const server = fork(serverModule, [String(port)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // Node prints a warning at every start that WASI, which runs the WebAssembly, is experimental.
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  await Promise.race([
    once(server, 'message'),
    once(server, 'exit').then(([code]) => {
      throw new Error(`the Redis server ended with ${code} before it was ready`)
    }),
  ])
  return server
}
