import { once } from 'node:events'
import { anInboundMessage } from '@channel/core/testing'
import { statement } from '@channel/db'
import { findPooler, startPooler } from '@channel/db/testing'
import { createTestDatabase } from '@channel/test-kit'
import { openWebhookSink } from '@channel/test-kit/webhook-sink'
import { expect, it, onTestFinished } from 'vitest'
import { aSendingOrganization } from './support/a-sending-organization.ts'
import { startProcess } from './support/start-process.ts'

const jobsDone = statement(
  'pooler_test_jobs',
  `SELECT DISTINCT name FROM pgboss.job WHERE state = 'completed' ORDER BY name`,
)
const sessionsOf = statement(
  'pooler_test_sessions',
  `SELECT count(*) AS count FROM pg_stat_activity
   WHERE datname = current_database() AND application_name = $1 AND query NOT LIKE 'LISTEN%'`,
)

// Needs PgBouncer 1.21 or later on the path, or in PGBOUNCER.
it.skipIf(findPooler() !== 'supported')(
  'sends, delivers and runs jobs behind PgBouncer in transaction mode',
  async () => {
    const database = await createTestDatabase()
    onTestFinished(() => database.drop())
    await using sink = await openWebhookSink()
    const pooler = await startPooler(database.url, 3, 'max_prepared_statements = 200')
    onTestFinished(() => pooler.stop())
    const { simulator, account, key } = await aSendingOrganization(database, `${sink.url}/hook`)
    const { phone_number_id } = account

    const settings = {
      DATABASE_DIRECT_URL: database.url,
      PORT: '0',
      CHANNEL_DEVELOPMENT: '1',
      PROVIDER_BASE_URL: simulator.url,
      RATE_LIMIT_WRITES_PER_MINUTE: '0',
    }
    startProcess('worker', pooler.url, settings)
    const [{ url }] = (await once(startProcess('api', pooler.url, settings).child, 'message')) as [{ url: string }]
    const { contact_id } = await anInboundMessage(database, account)
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
    const send = (text: string) =>
      fetch(`${url}/v1/${phone_number_id}/messages`, {
        method: 'POST',
        headers: { ...headers, 'idempotency-key': text },
        body: JSON.stringify({ contact_id, type: 'text', text: { body: text } }),
      })
    const texts = Array.from({ length: 40 }, (_, index) => `message-${index}`)
    const statuses = await Promise.all(texts.map(async (text) => (await send(text)).status))
    expect(new Set(statuses)).toEqual(new Set([202]))
    await expect.poll(() => simulator.sent().length).toBe(texts.length)
    await expect.poll(() => sink.at('/hook').length).toBeGreaterThan(texts.length)
    expect(new Set(simulator.sent().map((sent) => sent.biz_opaque_callback_data))).toHaveLength(texts.length)
    const jobs = () => database.query<{ name: string }>(jobsDone)
    await expect.poll(async () => (await jobs()).length).toBeGreaterThan(3)
    expect(await (await fetch(`${url}/ready`)).json()).toMatchObject({ status: 'ready' })
    // Requests of the API use the pooler's three sessions, not their own.
    expect((await database.query<{ count: number }>(sessionsOf, ['channel-api']))[0]!.count).toBeLessThanOrEqual(3)
  },
)
