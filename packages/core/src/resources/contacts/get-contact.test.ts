import { sharedDatabase } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { newId } from '../../mechanisms/ids/index.ts'
import { expectApiError } from '../../testing/expect-error.ts'
import { aContact, anAccount, aTenant } from '../../testing/index.ts'
import { getContact } from './get-contact.ts'

const database = await sharedDatabase()

it('returns a contact of the account', async () => {
  const { scope, account } = await aTenant(database)
  const { id, ...contact } = await aContact(database, account, { name: 'Ana' })
  const { phone_number_id } = account
  expect(await getContact(database, scope, { params: { phone_number_id, id } })).toMatchObject({
    ...contact,
    bsuid: null,
    parent_bsuid: null,
    username: null,
    channel_account: { phone_number: account.phone_number, phone_number_id, customer: null },
  })
})

it('returns the same error for a contact that is unknown, of another account, or of another organization', async () => {
  const { scope, account, team } = await aTenant(database)
  const { phone_number_id } = account
  const other = await aTenant(database)
  const ids = [
    newId('contact'),
    (await aContact(database, await anAccount(database, team))).id,
    (await aContact(database, other.account)).id,
  ]
  const messages = []
  for (const id of ids) {
    const get = getContact(database, scope, { params: { phone_number_id, id } })
    messages.push((await expectApiError(get, 'resource_not_found', 'id')).message.replace(id, 'ID'))
  }
  expect(new Set(messages).size).toBe(1)
  const { id } = await aContact(database, other.account)
  const foreign = { phone_number_id: other.account.phone_number_id, id }
  await expectApiError(getContact(database, scope, { params: foreign }), 'resource_not_found', 'phone_number_id')
})

it('checks the account before the contact', async () => {
  const { scope, team } = await aTenant(database)
  const { phone_number_id } = await anAccount(database, team, { verified: false })
  const params = { phone_number_id, id: newId('contact') }
  await expectApiError(getContact(database, scope, { params }), 'channel_number_not_verified', 'phone_number_id')
})
