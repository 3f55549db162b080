import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, constants } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from './free-port.ts'

/** A Redis of the test's own, which keeps nothing. `await using` ends it. */
export interface TestRedis extends AsyncDisposable {
  readonly url: string
  /** Ends it at once, as a crash would. */
  stop(): Promise<void>
  /** Starts it again, empty, on the same port. */
  restart(): Promise<void>
  /** Holds it, so that it takes connections and answers nothing, until it is resumed. */
  pause(): void
  resume(): void
}

/** Whether this machine has a `redis-server`; tests that need one are skipped where it has none. */
export const hasRedis = isOnPath('redis-server')

/** Starts `redis-server` on a free port. */
export async function startRedis(): Promise<TestRedis> {
  const port = await freePort()
  const directory = await mkdtemp(join(tmpdir(), 'channel-redis-'))
  let server = await startServer(port, directory)
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
      server = await startServer(port, directory)
    },
    pause: () => void server.kill('SIGSTOP'),
    resume: () => void server.kill('SIGCONT'),
    async [Symbol.asyncDispose]() {
      await stop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

async function startServer(port: number, directory: string): Promise<ChildProcess> {
  const options = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--dir',
    directory,
    '--save',
    '',
    '--appendonly',
    'no',
  ]
  const server = spawn('redis-server', options, { stdio: ['ignore', 'pipe', 'inherit'] })
  const printed: string[] = []
  for await (const line of createInterface(server.stdout)) {
    printed.push(line)
    if (line.includes('Ready to accept connections')) {
      server.stdout.resume()
      return server
    }
  }
  throw new Error(`redis-server ended before it was ready:\n${printed.join('\n')}`)
}

function isOnPath(program: string): boolean {
  return (process.env.PATH ?? '').split(delimiter).some((directory) => {
    try {
      accessSync(join(directory, program), constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}
