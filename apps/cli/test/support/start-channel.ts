import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { channelEntry, type Outcome } from './run-channel.ts'

/** A service that a test has started. */
export interface StartedChannel {
  readonly child: ChildProcess
  /** The output so far, of both streams. */
  printed(): string
  /** Resolves when the welcome is printed; rejects with the output if the process ends before. */
  readonly welcome: Promise<Welcome>
  readonly ended: Promise<Outcome>
}

/** The content of the welcome message. */
export interface Welcome {
  readonly url: string
  readonly key: string | undefined
  /** The command to paste. */
  readonly curl: string | undefined
  /** The URL of the simulated provider. */
  readonly simulator: string | undefined
}

/** Starts the service as `npm start` does. */
export function startChannel(
  environment: NodeJS.ProcessEnv,
  args: readonly string[] = [],
  { entry = channelEntry, cwd = tmpdir() } = {},
): StartedChannel {
  const child = spawn(process.execPath, [entry, 'start', ...args], {
    cwd,
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let stdout = ''
  let stderr = ''
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
  const ended = Promise.all([once(child, 'exit'), finished(child.stdout), finished(child.stderr)]).then(
    ([[status, signal]]) => ({ status: (status ?? signal) as number, stdout, stderr }),
  )
  const welcome = new Promise<Welcome>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      stdout += chunk.toString()
      if (stdout.includes('Ctrl-C stops it')) resolve(readWelcome(stdout))
    })
    void ended.then(() => reject(new Error(`The service ended before its welcome:\n${stdout}${stderr}`)))
  })
  welcome.catch(() => undefined)
  return { child, printed: () => stdout + stderr, welcome, ended }
}

function readWelcome(text: string): Welcome {
  return {
    url: /URL +(http\S+)/.exec(text)?.[1] ?? '',
    key: /API key +(\S+)/.exec(text)?.[1],
    curl: /^ *(curl .*)$/m.exec(text)?.[1],
    simulator: /Customers +write as a customer at (http\S+)/.exec(text)?.[1],
  }
}

/** A data directory that is removed at the end, together with the embedded database's other files as root. */
export async function makeDataDirectory(): Promise<{ path: string; remove: () => Promise<void> }> {
  const parent = await mkdtemp(join(tmpdir(), 'channel-start-'))
  const path = join(parent, 'data')
  return {
    path,
    async remove() {
      const pointer = await readFile(join(path, 'database.json'), 'utf8').catch(() => undefined)
      const { home } = JSON.parse(pointer ?? '{}') as { home?: string }
      if (home) await rm(home, { recursive: true, force: true })
      await rm(parent, { recursive: true, force: true })
    },
  }
}
