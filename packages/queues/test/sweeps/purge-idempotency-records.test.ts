import { statement } from '@channel/db'
import { createTestDatabase } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { jobs } from '../../src/sweeps/jobs.ts'
import { startJobs } from '../../src/sweeps/start-jobs.ts'

const insertRecords = statement(
  'test_worker_insert_idempotency_records',
  `INSERT INTO idempotency_records
     (organization_id, key, fingerprint, status, headers, request_id, body, key_id, created_at)
   SELECT 'org_1', key, sha256('x'), 201, '{}', 'req_x', 'x', 'x', now() - age
   FROM (VALUES ('old', interval '25 hours'), ('new', interval '23 hours')) AS records (key, age)`,
)
const readKeys = statement('test_worker_read_idempotency_keys', 'SELECT key FROM idempotency_records')

it('removes records older than 24 hours, and is scheduled every hour', async () => {
  await using own = await createTestDatabase()
  await own.execute(insertRecords)
  expect(jobs.find(({ name }) => name === 'purge-idempotency-records')?.schedule).toBe('17 * * * *')
  const errors: string[] = []
  const onError = (error: Error) => errors.push(error.message)
  const worker = await startJobs({ database: own, jobs, onError })
  try {
    await worker.send('purge-idempotency-records', {})
    await expect.poll(() => own.query(readKeys)).toEqual([{ key: 'new' }])
  } finally {
    await worker.stop()
  }
  expect(errors).toEqual([])
})
