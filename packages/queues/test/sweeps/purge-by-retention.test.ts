import { updateOrganization } from '@channel/core/organizations'
import { aContact, anInboundMessage, aTenant, aWebhookSubscription } from '@channel/core/testing'
import { statement } from '@channel/db'
import { createTestDatabase } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { jobs } from '../../src/sweeps/jobs.ts'
import { startJobs } from '../../src/sweeps/start-jobs.ts'

const addOld = [
  `UPDATE webhook_deliveries SET status = 'dead', next_attempt_at = NULL, created_at = now() - interval '8 days'
   WHERE organization_id = $1 AND event_type = 'contact.created'`,
  `UPDATE messages SET created_at = now() - interval '8 days' WHERE organization_id = $1`,
  `INSERT INTO media (organization_id, id, phone_number_id, contact_id, status, path, created_at)
   SELECT $1, 'med_old', phone_number_id, id, 'ready', 'file', now() - interval '8 days' FROM contacts
   WHERE organization_id = $1 LIMIT 1`,
].map((text, index) => statement(`test_worker_add_expired_${index}`, text))
const readLeft = statement(
  'test_worker_read_what_retention_left',
  `SELECT (SELECT count(*) FROM webhook_deliveries WHERE status = 'dead') AS deliveries,
     (SELECT count(*) FROM messages) AS messages, (SELECT count(*) FROM media WHERE status = 'ready') AS files`,
)

it('removes data older than its organization’s retention, and is scheduled every ten minutes', async () => {
  await using own = await createTestDatabase()
  const { organization, account } = await aTenant(own)
  const { id } = organization
  await aWebhookSubscription(own, id)
  await aContact(own, account)
  await anInboundMessage(own, account)
  const days = { delivery_retention_days: 7, message_retention_days: 7, media_retention_days: 7 }
  await own.transaction((tx) => updateOrganization(tx, { id, ...days }))
  for (const each of addOld) await own.execute(each, [id])
  const errors: string[] = []
  const worker = await startJobs({
    database: own,
    jobs,
    onError: (error) => errors.push(error.message),
  })
  try {
    for (const name of ['purge-webhook-deliveries', 'purge-messages', 'purge-media-files']) {
      expect(jobs.find((job) => job.name === name)?.schedule).toMatch(/^\d-59\/10 \* \* \* \*$/)
      await worker.send(name, {})
    }
    const nothing = [{ deliveries: 0, messages: 0, files: 0 }]
    await expect.poll(() => own.query(readLeft)).toEqual(nothing)
  } finally {
    await worker.stop()
  }
  expect(errors).toEqual([])
})
