import { sharedDatabase } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { expectApiError } from '../../testing/expect-error.ts'
import {
  anAccount,
  anInboundMessage,
  anOutboundMessage,
  aTenant,
  newPhoneNumber,
  type Tenant,
} from '../../testing/index.ts'
import { getContact } from '../contacts/index.ts'
import { listMessages } from './list-messages.ts'

const database = await sharedDatabase()

type Query = Omit<Parameters<typeof listMessages>[2]['query'], 'limit'> & { limit?: number }

function list({ scope, account }: Tenant, query: Query = {}) {
  const params = { phone_number_id: account.phone_number_id }
  return listMessages(database, scope, { params, query: { limit: 25, ...query } })
}

async function found(tenant: Tenant, query: Query): Promise<string[]> {
  const ids: string[] = []
  let cursor: string | undefined
  do {
    const page = await list(tenant, { limit: 2, ...query, cursor })
    ids.push(...page.data.map(({ id }) => id))
    cursor = page.next_cursor ?? undefined
  } while (cursor !== undefined)
  return ids
}

it('lists the newest messages first, and combines filters', async () => {
  const tenant = await aTenant(database)
  await anInboundMessage(database, await anAccount(database, tenant.team))
  const from = { phone_number: newPhoneNumber() }
  const a = await anInboundMessage(database, tenant.account, { from })
  const b = await anInboundMessage(database, tenant.account)
  const params = { phone_number_id: tenant.account.phone_number_id, id: a.contact_id }
  const contact = await getContact(database, tenant.scope, { params })
  const c = await anOutboundMessage(database, contact, tenant.organization.id)
  const d = await anInboundMessage(database, tenant.account, { from })
  const { conversation_id } = a
  expect(await found(tenant, {})).toEqual([d.id, c.id, b.id, a.id])
  expect(await found(tenant, { conversation_id })).toEqual([d.id, c.id, a.id])
  expect(await found(tenant, { direction: 'inbound' })).toEqual([d.id, b.id, a.id])
  expect(await found(tenant, { status: 'read' })).toEqual([a.id])
  expect(await found(tenant, { direction: 'inbound', status: 'delivered' })).toEqual([d.id, b.id])
  expect(await found(tenant, { conversation_id, direction: 'inbound', status: 'delivered' })).toEqual([d.id])
  expect(await found(tenant, { created_after: c.created_at })).toEqual([d.id, c.id])
  expect(await found(tenant, { created_before: c.created_at })).toEqual([b.id, a.id])
  const window = { created_after: b.created_at, created_before: d.created_at }
  expect(await found(tenant, window)).toEqual([c.id, b.id])
  expect(await found(tenant, { ...window, conversation_id, direction: 'outbound', status: 'pending' })).toEqual([c.id])
  expect(await found(tenant, { status: 'failed' })).toEqual([])
})

it('refuses a cursor with other filters', async () => {
  const tenant = await aTenant(database)
  for (let count = 0; count < 2; count++) await anInboundMessage(database, tenant.account)
  const cursor = (await list(tenant, { limit: 1 })).next_cursor ?? ''
  await expectApiError(list(tenant, { cursor, direction: 'inbound' }), 'invalid_cursor', 'cursor')
})
