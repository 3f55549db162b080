import type { Transaction } from '@channel/db'
import { sharedDatabase } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { deleteContact } from '../contacts/index.ts'
import { aContact, aTenant, newPhoneNumber } from '../testing/index.ts'
import { ensureContact } from './ensure-contact.ts'
import { inboundAccount } from './inbound-account.ts'

const database = await sharedDatabase()

/** The transaction, with others that commit just before and just after its first statement of the name. */
function around(tx: Transaction, name: string, before: () => Promise<void>, after: () => Promise<void>): Transaction {
  let isFirst = true
  const query: Transaction['query'] = async (statement, values) => {
    if (!isFirst || statement.name !== name) return tx.query(statement, values)
    isFirst = false
    await before()
    const rows = await tx.query<never>(statement, values)
    await after()
    return rows
  }
  return { ...tx, query }
}

it('makes the contact where another one, which was quicker, is deleted meanwhile', async () => {
  const { account, scope } = await aTenant(database)
  const { phone_number_id } = account
  const phone_number = newPhoneNumber()
  let quicker = ''
  const create = async () => {
    quicker = (await aContact(database, account, { phone_number })).id
  }
  const remove = async () => {
    const params = { phone_number_id, id: quicker }
    await database.transaction((tx) => deleteContact(tx, scope, { params }))
  }
  const contact = await database.transaction(async (tx) => {
    const found = await inboundAccount(tx, scope, phone_number_id)
    return ensureContact(around(tx, 'create_inbound_contact', create, remove), scope, found, { phone_number })
  })
  expect(quicker).not.toBe('')
  expect(contact).toMatchObject({ phone_number })
  expect(contact.id).not.toBe(quicker)
})
