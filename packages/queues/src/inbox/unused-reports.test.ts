import { storeProviderWebhook } from '@channel/core/mechanisms/outbox'
import { collectLog } from '@channel/logger/testing'
import { createTestDatabase } from '@channel/test-kit'
import { expect, it, onTestFinished } from 'vitest'
import { processProviderWebhooks } from './process-provider-webhooks.ts'

it('logs the name of each report that is not used', async () => {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  const { log, lines } = collectLog()
  const metadata = { phone_number_id: '15550783881' }
  const identity = {
    id: 'wamid.1',
    timestamp: '1749416383',
    type: 'system',
    system: { type: 'customer_identity_changed' },
  }
  const changes = [
    { field: 'calls', value: { metadata, calls: [{}] } },
    { field: 'calls', value: { metadata, calls: [{}] } },
    { field: 'messages', value: { metadata, messages: [identity], errors: [{ code: 130429 }] } },
    { field: 'account_update', value: { event: 'PARTNER_ADDED' } },
  ]
  const body = { object: 'whatsapp_business_account', entry: [{ id: '102290129340398', changes }] }
  await storeProviderWebhook(database, Buffer.from(JSON.stringify(body)))
  await processProviderWebhooks({ database, mediaBaseUrl: 'https://media.example.com', parallel: 1, log })

  expect(lines).toMatchObject([
    { level: 'info', reason: 'PARTNER_ADDED', msg: 'An event of a business account changes nothing.' },
    {
      level: 'info',
      reason:
        'Unsupported field "calls". Unsupported field "messages.system.customer_identity_changed". Unsupported field "messages.errors".',
      msg: 'A provider webhook has parts that are not used, and stays stored.',
    },
  ])
})
