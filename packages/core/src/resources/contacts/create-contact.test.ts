import type { ContactCreate } from '@channel/contract/types'
import { sharedDatabase } from '@channel/test-kit'
import { describe, expect, it } from 'vitest'
import { expectApiError } from '../../testing/expect-error.ts'
import {
  aContact,
  aCustomer,
  anAccount,
  anOrganization,
  aScope,
  aTeam,
  aTenant,
  newPhoneNumber,
  recordedEvents,
  stateOf,
  type Tenant,
} from '../../testing/index.ts'
import { createContact, createContactInAccount } from './create-contact.ts'
import { getContact } from './get-contact.ts'

const database = await sharedDatabase()

async function create({ scope }: Pick<Tenant, 'scope'>, body: ContactCreate) {
  return (await database.transaction((tx) => createContact(tx, scope, { body }))).contact
}

function createInAccount({ scope }: Pick<Tenant, 'scope'>, phone_number_id: string, body: ContactCreate) {
  return database.transaction((tx) => createContactInAccount(tx, scope, { params: { phone_number_id }, body }))
}

describe('from', () => {
  it('is refused if it is unknown, foreign or not verified, or if there is no account', async () => {
    const tenant = await aTenant(database)
    const other = await aTenant(database)
    const unverified = await anAccount(database, tenant.team, { verified: false })
    const phone_number = newPhoneNumber()
    const rejected = [
      '999999999999',
      '+4915100000000',
      'nonsense',
      other.account.phone_number_id,
      other.account.phone_number ?? '',
      unverified.phone_number_id,
      unverified.phone_number ?? '',
    ]
    for (const from of rejected) {
      await expectApiError(create(tenant, { from, phone_number }), 'channel_number_not_verified', 'from')
    }
    const empty = await anOrganization(database)
    await expectApiError(create({ scope: aScope(empty.id) }, { phone_number }), 'channel_number_not_verified', 'from')
    const team = await aTeam(database, empty.id)
    await anAccount(database, team, { verified: false })
    await expectApiError(create({ scope: aScope(empty.id) }, { phone_number }), 'channel_number_not_verified', 'from')
  })
})

describe('the number', () => {
  it('must be a valid phone number', async () => {
    const tenant = await aTenant(database)
    for (const phone_number of ['', '4915112345678', '+49 151 12345678', '+999999999999']) {
      await expectApiError(create(tenant, { phone_number }), 'invalid_phone_number', 'phone_number')
    }
  })

  it('is unique within an account, but not across accounts', async () => {
    const tenant = await aTenant(database)
    const second = await anAccount(database, tenant.team)
    const { phone_number } = await aContact(database, tenant.account)
    const body = { phone_number: phone_number ?? '' }
    const again = createInAccount(tenant, tenant.account.phone_number_id, body)
    await expectApiError(again, 'invalid_field_value', 'phone_number')
    await createInAccount(tenant, second.phone_number_id, body)
    await create(await aTenant(database), body)
  })

  it('is stored once for concurrent calls; the others fail without an event', async () => {
    const tenant = await aTenant(database)
    const phone_number = newPhoneNumber()
    const outcomes = await Promise.allSettled(Array.from({ length: 4 }, () => create(tenant, { phone_number })))
    const failures = outcomes.filter((outcome) => outcome.status === 'rejected')
    expect(failures).toHaveLength(3)
    for (const { reason } of failures) {
      expect(reason).toMatchObject({ code: 'invalid_field_value', param: 'phone_number', status: 400 })
    }
    const events = await recordedEvents(database, tenant.organization.id)
    expect(events.filter(({ type }) => type === 'contact.created')).toHaveLength(1)
  })
})

describe('metadata', () => {
  it('is returned exactly as given', async () => {
    const tenant = await aTenant(database)
    const text =
      '{"z":1,"a":{"__proto__":{"x":[]},"constructor":null},"__proto__":{"admin":true},"é":"\\u001f😀","n":-0.1e-7}'
    const created = await create(tenant, { phone_number: newPhoneNumber(), metadata: JSON.parse(text) })
    const { phone_number_id } = tenant.account
    const read = await getContact(database, tenant.scope, { params: { phone_number_id, id: created.id } })
    expect(JSON.stringify(read.metadata)).toBe(JSON.stringify(JSON.parse(text)))
    expect(JSON.stringify(created.metadata)).toBe(JSON.stringify(JSON.parse(text)))
    const [event] = await recordedEvents(database, tenant.organization.id, created.id)
    expect(JSON.stringify(event?.data.object.metadata)).toBe(JSON.stringify(JSON.parse(text)))
  })

  it('may be empty, which differs from null', async () => {
    const created = await create(await aTenant(database), { phone_number: newPhoneNumber(), metadata: {} })
    expect(created.metadata).toEqual({})
  })

  it('is refused with more than 16 KiB', async () => {
    const metadata = { text: 'é'.repeat(8_200) }
    const creation = create(await aTenant(database), { phone_number: newPhoneNumber(), metadata })
    await expectApiError(creation, 'invalid_field_value', 'metadata')
  })

  it('is accepted up to its limits', async () => {
    const tenant = await aTenant(database)
    const metadata = [
      { text: 'x'.repeat(16_384 - '{"text":""}'.length) },
      { n: [Number.MAX_SAFE_INTEGER, -(2 ** 63), Number.MAX_VALUE, Number.MIN_VALUE, 0.1] },
      JSON.parse(`{"a":${'['.repeat(63)}${']'.repeat(63)}}`),
    ]
    for (const each of metadata) {
      const created = await create(tenant, { phone_number: newPhoneNumber(), metadata: each })
      expect(created.metadata).toEqual(each)
    }
  })
})

it('records contact.created with the whole contact, its account and customer', async () => {
  const tenant = await aTenant(database, 'platform')
  const customer = await aCustomer(database, tenant.organization.id)
  const account = await anAccount(database, tenant.team, { customer_id: customer.id })
  const contact = await aContact(database, account, { name: 'Ana' })
  expect(await recordedEvents(database, tenant.organization.id, contact.id)).toEqual([
    {
      id: expect.stringMatching(/^evt_[0-9A-HJKMNP-TV-Z]{26}$/),
      object: 'event',
      type: 'contact.created',
      created_at: contact.created_at,
      api_version: 'v1',
      phone_number_id: account.phone_number_id,
      customer: { id: customer.id, name: customer.name },
      data: { object: stateOf(contact) },
    },
  ])
  expect(contact.channel_account.customer).toEqual({ id: customer.id, name: customer.name })
})
