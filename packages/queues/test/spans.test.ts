import { storeProviderWebhook } from '@channel/core/mechanisms/outbox'
import { aTenant } from '@channel/core/testing'
import { openDatabase, statement } from '@channel/db'
import { collectLog } from '@channel/logger/testing'
import { createTestDatabase } from '@channel/test-kit'
import { collectSpans } from '@channel/test-kit/collect-spans'
import { observeStatement, openTraces } from '@channel/traces'
import { expect, it, onTestFinished, vi } from 'vitest'
import { processProviderWebhooks } from '../src/inbox/process-provider-webhooks.ts'
import { aSendScene } from './support/send-scene.ts'

const takeSends = statement(
  'test_spans_take_sends',
  'UPDATE message_sends SET lease_token = gen_random_uuid() WHERE lease_token IS NOT NULL RETURNING message_id',
)
const release = statement('test_spans_release', 'UPDATE message_sends SET leased_until = now()')

async function traced() {
  const collector = await collectSpans()
  onTestFinished(() => collector[Symbol.asyncDispose]())
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', collector.url)
  onTestFinished(() => void vi.unstubAllEnvs())
  const traces = await openTraces({ process: 'worker', build: 'b', sampler: 'always_on', ratio: 1 })
  return async () => {
    await traces.close()
    return collector.spans()
  }
}

it('emits the spans of updates once, although their batch was rolled back', async () => {
  await using own = await createTestDatabase()
  const database = openDatabase({ url: own.url, observeStatement })
  onTestFinished(() => database.close())
  const { account } = await aTenant(own)
  const timestamp = String(Math.floor(Date.now() / 1000))
  const text = (from: string) => ({ from, id: `wamid.${from}`, timestamp, type: 'text', text: { body: from } })
  const senders = ['4915100000100', '4915100000101', 'nobody', '4915100000102']
  const changes = senders.map((from) => ({
    field: 'messages',
    value: { metadata: { phone_number_id: account.phone_number_id }, messages: [text(from)] },
  }))
  await storeProviderWebhook(own, Buffer.from(JSON.stringify({ object: 'x', entry: [{ id: '1', changes }] })))
  const end = await traced()
  const options = { database, mediaBaseUrl: 'https://media.example.com', parallel: 1, log: collectLog().log }
  await processProviderWebhooks(options)
  const spans = await end()
  const updates = spans.filter(({ name }) => name === 'process inbox')
  expect(updates).toHaveLength(senders.length)
  expect(updates.filter(({ attributes }) => attributes['error.type'] === 'UnusableUpdate')).toHaveLength(1)
  const statements = spans.filter(({ parentSpanId }) => parentSpanId)
  const ids = new Set(updates.map(({ spanId }) => spanId))
  // Those of the batch that was rolled back would have no parent here.
  expect(statements.filter(({ parentSpanId }) => !ids.has(parentSpanId ?? ''))).toEqual([])
  expect(statements.filter(({ name }) => name === 'record_event')).toHaveLength(senders.length - 1)
})

it('emits one span of a message that another worker has taken over before the call', async () => {
  const { database, sendText, engine, simulator } = await aSendScene()
  await sendText()
  const end = await traced()
  let isTaken = false
  const taken = {
    ...database,
    async transaction(work: Parameters<typeof database.transaction>[0]) {
      isTaken ||= (await database.query(takeSends)).length > 0
      return database.transaction(work)
    },
  } as typeof database
  const first = engine({ database: taken })
  await expect.poll(() => isTaken).toBe(true)
  await first.stop()
  await database.execute(release)
  const second = engine()
  second.wake()
  await expect.poll(() => simulator.sent()).toHaveLength(1)
  await second.stop()
  const attempts = (await end()).filter(({ name }) => name === 'process sends')
  expect(attempts).toMatchObject([{ attributes: { 'channel.attempt.outcome': 'accepted' } }])
})
