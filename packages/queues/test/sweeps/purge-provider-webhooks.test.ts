import { statement } from '@channel/db'
import { createTestDatabase } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { jobs } from '../../src/sweeps/jobs.ts'
import { startJobs } from '../../src/sweeps/start-jobs.ts'

const insertWebhooks = statement(
  'test_worker_insert_provider_webhooks',
  `INSERT INTO provider_webhooks (body, received_at, next_attempt_at, failure)
   SELECT 'x', now() - age, NULL, failure
   FROM (VALUES ('old', interval '31 days'), ('new', interval '29 days')) AS webhooks (failure, age)`,
)
const readFailures = statement('test_worker_read_failures', 'SELECT failure FROM provider_webhooks')

it('removes given-up webhooks older than 30 days, and is scheduled every hour', async () => {
  await using own = await createTestDatabase()
  await own.execute(insertWebhooks)
  expect(jobs.find(({ name }) => name === 'purge-provider-webhooks')?.schedule).toBe('27 * * * *')
  const errors: string[] = []
  const onError = (error: Error) => errors.push(error.message)
  const worker = await startJobs({ database: own, jobs, onError })
  try {
    await worker.send('purge-provider-webhooks', {})
    await expect.poll(() => own.query(readFailures)).toEqual([{ failure: 'new' }])
  } finally {
    await worker.stop()
  }
  expect(errors).toEqual([])
})
