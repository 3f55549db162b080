import { statement } from '@channel/db'
import { sharedDatabase } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { unseal } from '../../mechanisms/sealing/index.ts'
import { expectOperatorError } from '../../testing/expect-error.ts'
import { aTenant, recordedEvents, type Tenant } from '../../testing/index.ts'
import { applyAccountUpdate } from './apply-account-update.ts'
import { authorizeAccount } from './authorize-account.ts'
import { tokenContext } from './provider-token.ts'

const database = await sharedDatabase()
const readToken = statement(
  'authorize_account_test_token',
  'SELECT sealed, key_id FROM provider_authorizations WHERE organization_id = $1 AND phone_number_id = $2',
)

function authorize({ account, scope }: Tenant, token: string, waba_id?: string) {
  return database.transaction((tx) => authorizeAccount(tx, scope.secrets, { id: account.id, token, waba_id }))
}

async function storedToken({ organization, account, scope }: Tenant) {
  const values = [organization.id, account.phone_number_id]
  const rows = await database.query<{ sealed: Buffer; key_id: string }>(readToken, values)
  expect(rows).toHaveLength(1)
  return unseal(scope.secrets, tokenContext(account), rows[0]!)
}

it('stores the newest token, encrypted, and the business account', async () => {
  const tenant = await aTenant(database)
  expect(await authorize(tenant, 'first', '102290129340398')).toMatchObject({ waba_id: '102290129340398' })
  expect(await storedToken(tenant)).toBe('first')
  expect(await authorize(tenant, 'second')).toMatchObject({ waba_id: '102290129340398' })
  expect(await storedToken(tenant)).toBe('second')
  const events = await recordedEvents(database, tenant.organization.id, tenant.account.id)
  expect(events.slice(1)).toMatchObject([
    {
      type: 'account.updated',
      data: { object: { waba_id: '102290129340398' }, previous_attributes: { waba_id: null } },
    },
  ])
})

it('reconnects a disconnected account', async () => {
  const tenant = await aTenant(database)
  await authorize(tenant, 'first', '102290129340399')
  const update = { waba_id: '102290129340399', event: 'PARTNER_REMOVED', value: {} }
  await database.transaction((tx) => applyAccountUpdate(tx, { ...update, reported_at: new Date().toISOString() }))
  expect(await authorize(tenant, 'second')).toMatchObject({ status: 'connected', waba_id: '102290129340399' })
  expect(await storedToken(tenant)).toBe('second')
  const events = await recordedEvents(database, tenant.organization.id, tenant.account.id)
  expect(events.at(-1)).toMatchObject({ type: 'account.connected', data: { object: { status: 'connected' } } })
})

it('refuses an invalid token, an unknown account, and an account without a business account', async () => {
  const tenant = await aTenant(database)
  for (const token of ['', 'two words', 'x'.repeat(4097)]) {
    await expectOperatorError(authorize(tenant, token, '1'), 'visible ASCII characters')
  }
  await expectOperatorError(authorize(tenant, 'token'), 'has no waba_id')
  const unknown = { ...tenant, account: { ...tenant.account, id: 'acc_nonsense' } }
  await expectOperatorError(authorize(unknown, 'token', '1'), 'There is no account acc_nonsense.')
})
