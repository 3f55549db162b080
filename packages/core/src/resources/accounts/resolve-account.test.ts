import { sharedDatabase } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { expectApiError } from '../../testing/expect-error.ts'
import { anAccount, aTenant } from '../../testing/index.ts'
import { resolveAccount } from './resolve-account.ts'

const database = await sharedDatabase()

it('returns the reference to the account that resources show', async () => {
  const { scope, account } = await aTenant(database)
  const { phone_number, phone_number_id } = account
  expect(await resolveAccount(database, scope, phone_number_id)).toEqual({
    phone_number,
    phone_number_id,
    customer: null,
  })
})

it('returns the same error for an unknown and a foreign account, and another for an unverified one', async () => {
  const { scope, team } = await aTenant(database)
  const other = await aTenant(database)
  const messages = []
  for (const id of ['999999999999', other.account.phone_number_id]) {
    const error = await expectApiError(resolveAccount(database, scope, id), 'resource_not_found', 'phone_number_id')
    messages.push(error.message.replace(id, 'ID'))
  }
  expect(new Set(messages).size).toBe(1)
  const { phone_number_id } = await anAccount(database, team, { verified: false })
  await expectApiError(
    resolveAccount(database, scope, phone_number_id),
    'channel_number_not_verified',
    'phone_number_id',
  )
})
