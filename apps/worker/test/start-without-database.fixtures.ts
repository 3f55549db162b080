import { freePort } from '@channel/test-kit'
import { expect, onTestFinished } from 'vitest'
import { startWorkerProcess, type WorkerProcess } from './support/worker-process.ts'

export function start(databaseUrl: string): WorkerProcess {
  const worker = startWorkerProcess(databaseUrl, { LOG_LEVEL: 'info' })
  onTestFinished(() => void worker.child.kill('SIGKILL'))
  return worker
}

/** A worker whose database does not exist. */
export async function startWaiting(): Promise<WorkerProcess> {
  const worker = start(`postgres://nobody@127.0.0.1:${await freePort()}/none`)
  await expect.poll(worker.printed).toContain('The database is unavailable')
  return worker
}
