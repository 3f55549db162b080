import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import type { LogLine } from '@channel/logger'

/** The secret of the worker processes of tests. */
export const workerSecret = 'a secret that only this test uses and never a service'

/** The worker as a separate process. */
export interface WorkerProcess {
  readonly child: ChildProcess
  /** The output so far. */
  printed(): string
  /** The complete lines of its log so far. */
  logged(): LogLine[]
  /** Resolves to the exit code and the complete output. */
  readonly ended: Promise<{ code: number; printed: string }>
}

const entry = fileURLToPath(new URL('../../src/main.ts', import.meta.url))

/** Starts the worker; its first message says that it is ready. */
export function startWorkerProcess(databaseUrl: string, overrides: NodeJS.ProcessEnv = {}): WorkerProcess {
  const log = { LOG_LEVEL: 'warn', LOG_FORMAT: 'json' }
  const MEDIA_DIRECTORY = mkdtempSync(join(tmpdir(), 'channel-worker-'))
  const given = { DATABASE_URL: databaseUrl, CHANNEL_SECRET: workerSecret, MEDIA_DIRECTORY }
  const env = { ...process.env, ...given, ...log, ...overrides }
  const child = fork(entry, [], { env, execArgv: [], stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  // Not `close`, which is never emitted for a child whose IPC channel the parent has disconnected.
  const ended = Promise.all([once(child, 'exit'), ...[child.stdout!, child.stderr!].map((stream) => finished(stream))])
  const logged = () =>
    printed
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line) as LogLine)
  const result = ended.then(([[code]]) => {
    rmSync(MEDIA_DIRECTORY, { recursive: true, force: true })
    return { code: code as number, printed }
  })
  return { child, printed: () => printed, logged, ended: result }
}
