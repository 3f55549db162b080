import { statement } from '@channel/db'
import { createTestDatabase } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { jobs } from '../../src/sweeps/jobs.ts'
import { startJobs } from '../../src/sweeps/start-jobs.ts'

const selectPartitions = statement(
  'test_list_partitions',
  `SELECT inhrelid::regclass::text AS name FROM pg_inherits JOIN pg_class ON oid = inhparent WHERE relname = $1 ORDER BY 1`,
)

it('creates the partitions of all tables when the worker starts', async () => {
  await using database = await createTestDatabase()
  const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10).replaceAll('-', '')
  const before = dayOf(Date.now())
  const worker = await startJobs({ database, jobs, onError: () => undefined })
  const names = async (of: string) =>
    (await database.query<{ name: string }>(selectPartitions, [of])).map(({ name }) => name)
  await expect.poll(() => names('api_log')).toHaveLength(9)
  for (const weekly of ['webhook_deliveries', 'webhook_delivery_attempts', 'events']) {
    await expect.poll(() => names(weekly)).toHaveLength(3)
  }
  await worker.stop()
  const [today, tomorrow] = await names('api_log')
  expect([`api_log_${before}`, `api_log_${dayOf(Date.now())}`]).toContain(today)
  expect(tomorrow! > today!).toBe(true)
})
