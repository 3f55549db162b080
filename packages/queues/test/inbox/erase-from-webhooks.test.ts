import { deleteContact, listContacts } from '@channel/core/contacts'
import { storeProviderWebhook } from '@channel/core/mechanisms/outbox'
import { listMessages } from '@channel/core/messages'
import { anAccount, anInboundMessage, aTenant, type Tenant } from '@channel/core/testing'
import { statement } from '@channel/db'
import { collectLog } from '@channel/logger/testing'
import { createTestDatabase } from '@channel/test-kit'
import { expect, it, onTestFinished } from 'vitest'
import { processProviderWebhooks } from '../../src/inbox/index.ts'

const readBodies = statement(
  'erase_from_webhooks_test_bodies',
  `SELECT convert_from(body, 'UTF8') AS body FROM provider_webhooks ORDER BY id`,
)
const giveUp = statement(
  'erase_from_webhooks_test_give_up',
  `UPDATE provider_webhooks SET next_attempt_at = NULL, failure = 'Cannot be parsed.'`,
)
const escapeSlashes = statement(
  'erase_from_webhooks_test_escape',
  `UPDATE provider_webhooks
   SET body = convert_to(replace(convert_from(body, 'UTF8'), 'wamid.a/b', 'wamid.a' || chr(92) || '/b'), 'UTF8')`,
)
const lockAll = statement('erase_from_webhooks_test_lock', 'SELECT id FROM provider_webhooks FOR NO KEY UPDATE')
const deleteAll = statement('erase_from_webhooks_test_delete', 'DELETE FROM provider_webhooks')
const countBlocked = statement(
  'erase_from_webhooks_test_blocked',
  `SELECT count(*) AS count FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
)
const countDone = statement('erase_from_webhooks_test_done', 'SELECT count(*) AS count FROM provider_webhook_updates')

const timestamp = String(Math.floor(Date.now() / 1000))
const anna = '491711234567'
const ben = '491719999999'
const textFrom = (from: string, body: string) => ({
  from,
  id: `wamid.${body}`,
  timestamp,
  type: 'text',
  text: { body },
})
/** Fails until the original message arrives, which never happens. */
const revokedType = (from: string) => ({
  ...textFrom(from, 'back'),
  type: 'revoke',
  revoke: { original_message_id: 'wamid.never' },
})

/** A contact with a message, and an inbox. */
async function begin() {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  const tenant = await aTenant(database)
  const { phone_number_id } = tenant.account
  const written = await anInboundMessage(database, tenant.account, { from: { phone_number: `+${anna}` } })
  const inbox = { database, mediaBaseUrl: 'https://media.example.com', parallel: 1, log: collectLog().log }
  const listArguments = ({ scope, account }: Tenant) =>
    [database, scope, { params: { phone_number_id: account.phone_number_id }, query: { limit: 100 } }] as const
  return {
    database,
    tenant,
    written,
    async store(value: object, account: { phone_number_id: string } = tenant.account): Promise<void> {
      const change = { field: 'messages', value: { metadata: { phone_number_id: account.phone_number_id }, ...value } }
      const body = { object: 'whatsapp_business_account', entry: [{ id: '1', changes: [change] }] }
      await storeProviderWebhook(database, Buffer.from(JSON.stringify(body)))
    },
    processDue: (now?: Date) => processProviderWebhooks({ ...inbox, ...(now && { now: () => now }) }),
    erase: () => {
      const params = { phone_number_id, id: written.contact_id }
      return database.transaction((tx) => deleteContact(tx, tenant.scope, { params }))
    },
    bodies: async () => (await database.query<{ body: string }>(readBodies)).map(({ body }) => body),
    contents: async () => (await listMessages(...listArguments(tenant))).data.map(({ content }) => content).toSorted(),
    numbers: async () => (await listContacts(...listArguments(tenant))).data.map(({ phone_number }) => phone_number),
  }
}

it('does not recreate a contact from an update received before its deletion', async () => {
  const { store, processDue, erase, bodies, contents, numbers } = await begin()
  await store({ messages: [textFrom(anna, 'mine'), textFrom(ben, 'his')] })
  await store({ messages: [textFrom(anna, 'mine alone')] })
  await erase()
  expect(await bodies()).toHaveLength(1)
  expect((await bodies()).join()).not.toMatch(/491711234567|mine/)
  while ((await processDue()) > 0);
  expect(await contents()).toEqual(['his'])
  expect(await numbers()).toEqual([`+${ben}`])
  expect(await bodies()).toEqual([])
})

it('creates a new contact from later updates', async () => {
  const { store, processDue, erase, contents, written, numbers } = await begin()
  await erase()
  await store({ messages: [textFrom(anna, 'later')] })
  await processDue()
  expect(await contents()).toEqual(['later'])
  expect(await numbers()).toEqual([written.from])
})

it('processes the updates of other contacts once if the webhook was partly done when the contact was deleted', async () => {
  const { database, store, processDue, erase, bodies, contents } = await begin()
  await store({ messages: [textFrom(ben, 'first'), revokedType(anna), textFrom(ben, 'second'), revokedType(ben)] })
  await processDue()
  expect(await database.query(countDone)).toEqual([{ count: 2 }])
  expect(await contents()).toEqual(['When do you open tomorrow?', 'first', 'second'])
  await erase()
  expect((await bodies()).join()).not.toContain(anna)
  while ((await processDue(new Date(Date.now() + 60_000))) > 0);
  expect(await contents()).toEqual(['first', 'second'])
  expect(await bodies()).toHaveLength(1)
  while ((await processDue(new Date(Date.now() + 2 * 3_600_000))) > 0);
  expect(await bodies()).toEqual([])
  expect(await contents()).toEqual(['first', 'second'])
})

it('deletes a webhook if only updates of the contact are left', async () => {
  const { store, processDue, erase, bodies } = await begin()
  await store({ messages: [textFrom(ben, 'first'), revokedType(anna)] })
  await processDue()
  expect(await bodies()).toHaveLength(1)
  await erase()
  expect(await bodies()).toEqual([])
})

it('erases the contact from webhooks that were given up', async () => {
  const { database, store, erase, bodies, tenant, written } = await begin()
  const from = { phone_number: written.from }
  await anInboundMessage(database, tenant.account, { from, provider_message_id: 'wamid.a/b' })
  await store({
    messages: [
      { from: anna, type: 'text' },
      { from: ben, type: 'text' },
    ],
  })
  await store({ statuses: [{ id: 'wamid.a/b', status: 'read', timestamp }] })
  await database.execute(escapeSlashes)
  await storeProviderWebhook(database, Buffer.from(`{"from":"${anna}"`))
  await database.execute(giveUp)
  await erase()
  const [left, ...others] = await bodies()
  expect(others).toEqual([])
  const { value } = JSON.parse(left ?? '').entry[0].changes[0]
  expect(value).toEqual({
    metadata: { phone_number_id: tenant.account.phone_number_id },
    messages: [{ erased: true }, { from: ben, type: 'text' }],
  })
})

it('leaves updates about the same number on another account', async () => {
  const { database, tenant, store, processDue, erase } = await begin()
  const account = await anAccount(database, tenant.team)
  await store({ messages: [textFrom(anna, 'elsewhere')] }, account)
  await erase()
  await processDue()
  const params = { phone_number_id: account.phone_number_id }
  const { data } = await listMessages(database, tenant.scope, { params, query: { limit: 100 } })
  expect(data.map(({ content }) => content)).toEqual(['elsewhere'])
})

it('handles more webhooks than it locks at a time', async () => {
  const { store, erase, bodies } = await begin()
  for (let index = 0; index < 45; index++) {
    await store({ messages: [textFrom(index % 3 === 0 ? ben : anna, String(index))] })
  }
  await erase()
  expect(await bodies()).toHaveLength(15)
  expect((await bodies()).join()).not.toContain(anna)
})

it('waits for a worker that holds a webhook of the contact, without locking the contact meanwhile', async () => {
  const { database, store, erase, bodies, numbers, tenant } = await begin()
  await store({ messages: [textFrom(anna, 'mine')] })
  const erasing = Promise.withResolvers<Promise<unknown>>()
  await database.transaction(async (tx) => {
    await tx.query(lockAll)
    erasing.resolve(erase())
    await expect.poll(() => database.query(countBlocked)).toEqual([{ count: 1 }])
    // The worker needs a lock on the contact, on another connection.
    await anInboundMessage(database, tenant.account, { from: { phone_number: `+${anna}` } })
    await tx.execute(deleteAll)
  })
  await erasing.promise
  await expect.poll(numbers).toEqual([])
  expect(await bodies()).toEqual([])
})
