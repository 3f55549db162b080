import { statement } from '@channel/db'
import { createTestDatabase } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { jobs } from '../../src/sweeps/jobs.ts'
import { startJobs } from '../../src/sweeps/start-jobs.ts'

const insertOrganization = statement(
  'test_worker_insert_organization',
  `INSERT INTO organizations (id, name, plan) VALUES ('org_1', 'Test', 'platform')`,
)
const insertCustomer = statement(
  'test_worker_insert_customer',
  `INSERT INTO customers (organization_id, id, name) VALUES ('org_1', 'cus_1', 'Nordlys')`,
)
const insertLinks = statement(
  'test_worker_insert_setup_links',
  `INSERT INTO customer_setup_links (organization_id, id, customer_id, expires_at, result_url)
   SELECT 'org_1', id, 'cus_1', now() + rest, 'https://api.example.com/setup/result'
   FROM (VALUES ('csl_old', interval '-1 hour'), ('csl_new', interval '1 hour')) AS links (id, rest)`,
)
const readEvents = statement(
  'test_worker_read_setup_link_events',
  `SELECT type, payload #>> '{data,object,id}' AS id FROM events`,
)

it('expires links when the worker starts and every minute', async () => {
  await using own = await createTestDatabase()
  for (const each of [insertOrganization, insertCustomer, insertLinks]) await own.execute(each)
  expect(jobs.find(({ name }) => name === 'expire-setup-links')?.schedule).toBe('* * * * *')
  const errors: string[] = []
  const onError = (error: Error) => errors.push(error.message)
  const worker = await startJobs({ database: own, jobs, onError })
  try {
    const expected = [{ type: 'setup_link.expired', id: 'csl_old' }]
    await expect.poll(() => own.query(readEvents)).toEqual(expected)
  } finally {
    await worker.stop()
  }
  expect(errors).toEqual([])
})
