import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

/** The secret of the processes that tests start. */
export const secretOfProcesses = 'a secret that only this test uses and never a service'

const programs = {
  worker: new URL('../../../../apps/worker/src/main.ts', import.meta.url),
  api: new URL('../../../../apps/api/src/main.ts', import.meta.url),
}

/** Starts a process of the service for the rest of the test. */
export function startProcess(app: keyof typeof programs, databaseUrl: string, settings: NodeJS.ProcessEnv = {}) {
  // A worker writes there, even without files.
  const MEDIA_DIRECTORY = mkdtempSync(join(tmpdir(), 'channel-process-'))
  onTestFinished(() => rmSync(MEDIA_DIRECTORY, { recursive: true, force: true }))
  const env = {
    ...process.env,
    MEDIA_DIRECTORY,
    DATABASE_URL: databaseUrl,
    CHANNEL_SECRET: secretOfProcesses,
    LOG_LEVEL: 'warn',
    ...settings,
  }
  const stdio = ['ignore', 'ignore', 'inherit', 'ipc'] as const
  const child = fork(fileURLToPath(programs[app]), [], { env, execArgv: [], stdio: [...stdio] })
  onTestFinished(() => void child.kill('SIGKILL'))
  return { child, ended: once(child, 'exit').then(([code]) => code as number | null) }
}
