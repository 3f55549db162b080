import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { OwnDatabase } from '@channel/test-kit'
import { afterAll } from 'vitest'
import { type TestApi, testSecret } from './start-api.ts'

const entry = fileURLToPath(new URL('../../../worker/src/main.ts', import.meta.url))

/** Starts the worker, which sends what the API accepts, for the rest of the test file. */
export async function startSendingWorker(api: TestApi, database: OwnDatabase): Promise<void> {
  const env = {
    ...process.env,
    DATABASE_URL: database.url,
    CHANNEL_SECRET: testSecret,
    PROVIDER_BASE_URL: api.simulator.url,
    MEDIA_DIRECTORY: api.mediaDirectory,
    MEDIA_BASE_URL: api.dependencies.mediaBaseUrl,
    LOG_LEVEL: 'warn',
  }
  const worker = fork(entry, [], { env, execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const ended = once(worker, 'exit')
  afterAll(async () => {
    worker.kill('SIGKILL')
    await ended
  })
  await Promise.race([once(worker, 'message'), ended])
}
