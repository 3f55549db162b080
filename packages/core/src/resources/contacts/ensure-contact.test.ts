import type { Message } from '@channel/contract/types'
import { type Statement, statement, type Transaction } from '@channel/db'
import { sharedDatabase } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { aContact, anInboundMessage, aScope, aTenant, newPhoneNumber, recordedEvents } from '../../testing/index.ts'
import { inboundAccount } from '../accounts/index.ts'
import { receiveMessage } from '../messages/index.ts'
import { deleteContact } from './delete-contact.ts'
import { ensureContact } from './ensure-contact.ts'
import { getContact } from './get-contact.ts'

const database = await sharedDatabase()

const lockAtOnce = statement(
  'ensure_contact_test_lock',
  'SELECT id FROM contacts WHERE id = $1 FOR NO KEY UPDATE NOWAIT',
)

/** Wraps a transaction: runs callbacks just before and just after the first statement of the given name. */
function around(tx: Transaction, name: string, before: () => Promise<void>, after: () => Promise<void>): Transaction {
  let isFirst = true
  const query: Transaction['query'] = async <Row>(
    statement: Statement<Row>,
    values?: readonly unknown[],
  ): Promise<Row[]> => {
    if (!isFirst || statement.name !== name) return tx.query(statement, values)
    isFirst = false
    await before()
    const rows = await tx.query(statement, values)
    await after()
    return rows
  }
  return { ...tx, query }
}

it('creates the contact if a concurrently created one has been deleted', async () => {
  const { account, scope } = await aTenant(database)
  const { phone_number_id } = account
  const phone_number = newPhoneNumber()
  let racing = ''
  const create = async () => {
    racing = (await aContact(database, account, { phone_number })).id
  }
  const remove = async () => {
    const params = { phone_number_id, id: racing }
    await database.transaction((tx) => deleteContact(tx, scope, { params }))
  }
  const contact = await database.transaction(async (tx) => {
    const found = await inboundAccount(tx, scope, phone_number_id)
    return ensureContact(around(tx, 'create_inbound_contacts', create, remove), scope, found, { phone_number })
  })
  expect(racing).not.toBe('')
  expect(contact).toMatchObject({ phone_number })
  expect(contact.id).not.toBe(racing)
})

it('takes over another username and parent user id of a later message', async () => {
  const { account, scope, organization } = await aTenant(database)
  const before = { bsuid: 'DE.a', username: 'ana', parent_bsuid: 'DE.ENT.a' }
  const now = { bsuid: 'DE.a', username: 'ana.b', parent_bsuid: 'DE.ENT.b' }
  const { contact_id } = await anInboundMessage(database, account, { from: before, sent_at: '2026-11-20T09:00:00Z' })
  await anInboundMessage(database, account, { from: now, sent_at: '2026-11-20T10:00:00Z' })
  const params = { phone_number_id: account.phone_number_id, id: contact_id }
  expect(await getContact(database, scope, { params })).toMatchObject(now)
  const events = await recordedEvents(database, organization.id, contact_id)
  expect(events.map(({ data }) => data.previous_attributes)).toEqual([
    undefined,
    { username: 'ana', parent_bsuid: 'DE.ENT.a' },
  ])
})

it('locks no conversation without its contact', async () => {
  const { account } = await aTenant(database)
  const from = { phone_number: newPhoneNumber() }
  const message = { phone_number_id: account.phone_number_id, type: 'text', content: 'Hi', from }
  let racing: Message | undefined
  const write = async () => {
    racing = await anInboundMessage(database, account, { from })
  }
  let outcome: unknown
  const tryLock = async () => {
    outcome = await database.query(lockAtOnce, [racing?.contact_id]).catch((error: { code: string }) => error.code)
  }
  await database.transaction((tx) =>
    receiveMessage(around(tx, 'find_conversations_of_senders', write, tryLock), aScope(account.organization_id), {
      ...message,
      provider_message_id: 'wamid.slower',
      sent_at: new Date().toISOString(),
    }),
  )
  expect(racing).toBeDefined()
  expect(outcome).toBe('55P03')
})
