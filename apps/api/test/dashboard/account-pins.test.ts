import { numberPinContext } from '@channel/core/accounts'
import { unseal } from '@channel/core/mechanisms/sealing'
import { type Queryable, statement } from '@channel/db'
import { expect, it } from 'vitest'
import { aDashboardUser } from '../support/dashboard.ts'
import { failure, invalidField, notFound, notVerified } from '../support/expectations.ts'
import { startApi } from '../support/start-api.ts'
import type { Tenant } from '../support/tenant.ts'

const api = await startApi()
const pin = '482915'

const findPin = statement(
  'test_find_number_pin',
  'SELECT sealed, key_id FROM number_pins WHERE organization_id = $1 AND phone_number_id = $2',
)

async function storedPin({ organizationId, account: { phone_number_id } }: Tenant): Promise<string | undefined> {
  const values = [organizationId, phone_number_id]
  const database: Queryable = api.dependencies.database
  const [row] = await database.query<{ sealed: Buffer; key_id: string }>(findPin, values)
  return row && unseal(api.dependencies.secrets, numberPinContext(organizationId, phone_number_id), row)
}

async function anOwner() {
  const tenant = await api.tenant()
  const user = await aDashboardUser(api, { organizationId: tenant.organizationId })
  const set = (body: object, phoneNumberId = tenant.account.phone_number_id) =>
    user.send('PATCH', `/dashboard/accounts/${phoneNumberId}/pin`, { body })
  return { tenant, user, set }
}

it('sets the PIN at the provider and keeps it for the next registration', async () => {
  const { tenant, set } = await anOwner()
  for (const each of ['000111', pin]) {
    const { status, body } = await set({ pin: each })
    expect([status, body.data]).toMatchObject([200, { id: tenant.account.id, object: 'channel_account' }])
    expect(JSON.stringify(body)).not.toContain(each)
    expect(await storedPin(tenant)).toBe(each)
    const call = api.simulator.calls.findLast(({ target }) => target.endsWith(tenant.account.phone_number_id))
    expect(call).toMatchObject({ method: 'POST', body: { pin: each } })
  }
})

it('records who has set it, and writes the PIN to no log', async () => {
  const { tenant, user, set } = await anOwner()
  await set({ pin })
  const { body } = await user.send('GET', '/dashboard/audit_log?action=updateAccountPin')
  expect(body.data).toMatchObject([{ action: 'updateAccountPin', outcome: 'succeeded', target_id: tenant.account.id }])
  expect(JSON.stringify([body, api.logged])).not.toContain(pin)
})

it.each(['12345', '1234567', 'abcdef', '１２３４５６', 482_915])('rejects the PIN %s without a call', async (wrong) => {
  const { tenant, set } = await anOwner()
  expect(await set({ pin: wrong })).toMatchObject(invalidField('pin'))
  expect(api.simulator.requests.filter((each) => each.endsWith(tenant.account.phone_number_id))).toEqual([])
})

it('keeps the PIN of before if the provider refuses the new one or fails', async () => {
  const { tenant, set } = await anOwner()
  await set({ pin })
  const path = tenant.account.phone_number_id
  api.simulator.arm({ kind: 'error', code: 133_005, details: 'This PIN is too simple.', path })
  const refused = await set({ pin: '111111' })
  expect(refused).toMatchObject(invalidField('pin'))
  expect(refused.body.error.message).toContain('This PIN is too simple.')
  for (const kind of ['lose', 'garbage'] as const) {
    api.simulator.arm({ kind, path })
    expect(await set({ pin: '222222' })).toMatchObject(failure(502, 'channel_upstream_error'))
  }
  expect(await storedPin(tenant)).toBe(pin)
  expect(await set({ pin: '222222' })).toMatchObject({ status: 200 })
})

it('rejects members, API keys, and accounts that are unknown or not verified', async () => {
  const { tenant, set } = await anOwner()
  const { organizationId, account } = tenant
  for (const role of ['member', 'read_only'] as const) {
    const user = await aDashboardUser(api, { organizationId, role })
    const response = await user.send('PATCH', `/dashboard/accounts/${account.phone_number_id}/pin`, { body: { pin } })
    expect(response).toMatchObject(failure(403, 'role_not_allowed'))
  }
  const url = `${api.url}/dashboard/accounts/${account.phone_number_id}/pin`
  const headers = { Authorization: `Bearer ${tenant.key}`, 'sec-fetch-site': 'same-origin' }
  const withKey = await fetch(url, { method: 'PATCH', headers, body: JSON.stringify({ pin }) })
  expect(withKey.status).toBe(401)
  const other = await api.tenant()
  for (const foreign of [other.account.phone_number_id, '999999999999'])
    expect(await set({ pin }, foreign)).toMatchObject(notFound)
  const { phone_number_id } = await tenant.addAccount({ verified: false })
  expect(await set({ pin }, phone_number_id)).toMatchObject(notVerified)
  expect(await storedPin(tenant)).toBeUndefined()
})
