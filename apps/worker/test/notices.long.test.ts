import { once } from 'node:events'
import { deriveSecrets } from '@channel/core/mechanisms/sealing'
import { addMember } from '@channel/core/members'
import { aScope, aTenant } from '@channel/core/testing'
import { createWebhookSubscription } from '@channel/core/webhook-subscriptions'
import { statement } from '@channel/db'
import { createTestDatabase } from '@channel/test-kit'
import { openMailServer } from '@channel/test-kit/mail-server'
import { openWebhookSink } from '@channel/test-kit/webhook-sink'
import { expect, it } from 'vitest'
import { startWorkerProcess, workerSecret } from './support/worker-process.ts'

const fail = statement(
  'test_worker_fail_subscription',
  `UPDATE webhook_subscriptions SET failing_since = now() - interval '2 hours' WHERE organization_id = $1 AND id = $2`,
)

it('two workers report a failing subscription once, by webhook and by mail', async () => {
  await using database = await createTestDatabase()
  await using sink = await openWebhookSink()
  await using mails = await openMailServer()
  const { organization } = await aTenant(database)
  const scope = { ...aScope(organization.id), secrets: deriveSecrets(workerSecret), development: true }
  const subscribe = (path: string) => {
    const body = { url: `${sink.url}${path}`, event_types: ['subscription.failing' as const], enabled: true }
    return database.transaction((tx) => createWebhookSubscription(tx, scope, { body }))
  }
  const [failing] = [await subscribe('/failing'), await subscribe('/other')]
  const owner = { organization_id: organization.id, name: 'Ada', email: 'ada@example.com', role: 'owner' } as const
  await database.transaction((tx) => addMember(tx, owner))
  await database.execute(fail, [organization.id, failing.id])

  const environment = {
    CHANNEL_DEVELOPMENT: '1',
    SMTP_URL: mails.url,
    MAIL_FROM: 'channel@example.com',
    PUBLIC_URL: 'https://channel.example.com',
  }
  const workers = [startWorkerProcess(database.url, environment), startWorkerProcess(database.url, environment)]
  await Promise.all(workers.map(({ child }) => once(child, 'message')))
  await expect.poll(() => [sink.at('/other').length, mails.received.length], { timeout: 120_000 }).toEqual([1, 1])
  for (const { child } of workers) child.kill('SIGTERM')
  // Workers that start together on a new database may log that both install the job library.
  expect(await Promise.all(workers.map(({ ended }) => ended))).toMatchObject([{ code: 0 }, { code: 0 }])
  expect([sink.at('/other').length, sink.at('/failing').length, mails.received.length]).toEqual([1, 0, 1])
  expect(mails.received[0]).toContain('https://channel.example.com/webhooks/wbs_')
})
