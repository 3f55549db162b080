import type { Database } from '@channel/db'
import { collectLog } from '@channel/logger/testing'
import { expect, it } from 'vitest'
import { logJob } from './log-job.ts'

function run(work: () => Promise<void>, signal = new AbortController().signal) {
  const { log, lines } = collectLog()
  const running = logJob({ name: 'purge-things', run: work }, log).run({} as never, {
    database: {} as Database,
    signal,
  })
  return { running, lines }
}

it('logs a run for debugging', async () => {
  const { running, lines } = run(async () => undefined)
  await running
  expect(lines).toMatchObject([{ level: 'debug', job: 'purge-things', latencyMs: expect.any(Number) }])
})

it('logs a failure with its error, and fails', async () => {
  const { running, lines } = run(() => Promise.reject(new Error('boom')))
  await expect(running).rejects.toThrow('boom')
  expect(lines).toMatchObject([{ level: 'error', job: 'purge-things', err: { message: 'boom' } }])
})

it('logs no failure of a run that a stop has interrupted', async () => {
  const { running, lines } = run(() => Promise.reject(new Error('boom')), AbortSignal.abort())
  await expect(running).rejects.toThrow('boom')
  expect(lines).toEqual([])
})
