import { once } from 'node:events'
import { statement } from '@channel/db'
import { createTestDatabase } from '@channel/test-kit'
import { wrongClock } from '@channel/test-kit/wrong-clock'
import { expect, it } from 'vitest'
import { startWorkerProcess } from './support/worker-process.ts'

const insertLinks = statement(
  'wrong_clock_test_insert_links',
  `WITH organization AS (INSERT INTO organizations (id, name, plan) VALUES ('org_1', 'Test', 'platform')),
     customer AS (INSERT INTO customers (organization_id, id, name) VALUES ('org_1', 'cus_1', 'Nordlys'))
   INSERT INTO customer_setup_links (organization_id, id, customer_id, expires_at, result_url)
   SELECT 'org_1', id, 'cus_1', now() + rest, 'https://api.example.com/setup/result'
   FROM (VALUES ('csl_old', interval '-1 hour'), ('csl_new', interval '1 hour')) AS links (id, rest)`,
)
const readLinks = statement('wrong_clock_test_read_links', 'SELECT id, status FROM customer_setup_links ORDER BY id')

it('expires no setup link early if its clock is ahead, and warns', async () => {
  await using own = await createTestDatabase()
  await own.execute(insertLinks)
  const { child, logged, ended } = startWorkerProcess(own.url, wrongClock(25 * 3_600_000))
  await once(child, 'message')
  await expect.poll(() => own.query(readLinks)).toMatchObject([{}, { id: 'csl_old', status: 'expired' }])
  expect(await own.query(readLinks)).toMatchObject([{ id: 'csl_new', status: 'active' }, {}])
  child.kill('SIGTERM')
  expect(await ended).toMatchObject({ code: 0 })
  expect(logged()).toMatchObject([
    { level: 'warn', msg: 'The clock of this process is wrong; the clock of the database is used.' },
  ])
})
