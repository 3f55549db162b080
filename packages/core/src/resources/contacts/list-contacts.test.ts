import type { ListContactsInput } from '@channel/contract/types'
import { statement } from '@channel/db'
import { sharedDatabase } from '@channel/test-kit'
import { beforeEach, describe, expect, it } from 'vitest'
import { expectApiError } from '../../testing/expect-error.ts'
import { aContact, aLabel, anAccount, anOrganization, aTenant, type Tenant } from '../../testing/index.ts'
import { attachContactLabel } from './attach-contact-label.ts'
import { listContacts } from './list-contacts.ts'
import { updateContact } from './update-contact.ts'

const database = await sharedDatabase()
let tenant: Tenant

beforeEach(async () => {
  tenant = await aTenant(database)
})

const setCreatedAt = statement(
  'list_contacts_test_set_created_at',
  'UPDATE contacts SET created_at = $3 WHERE organization_id = $1 AND id = $2',
)
const setBsuid = statement(
  'list_contacts_test_set_bsuid',
  'UPDATE contacts SET bsuid = $3 WHERE organization_id = $1 AND id = $2',
)

type Query = Partial<ListContactsInput['query']>

function list({ limit = 25, ...query }: Query = {}, of: Tenant = tenant) {
  const params = { phone_number_id: of.account.phone_number_id }
  return listContacts(database, of.scope, { params, query: { ...query, limit } })
}

async function idsOf(query: Query): Promise<string[]> {
  return (await list(query)).data.map(({ id }) => id)
}

/** Fetches all pages. */
async function pages(limit: number, query: Query = {}): Promise<string[][]> {
  const all: string[][] = []
  let cursor: string | undefined
  do {
    const page = await list({ ...query, limit, cursor })
    all.push(page.data.map(({ id }) => id))
    expect(page.has_more).toBe(page.next_cursor !== null)
    cursor = page.next_cursor ?? undefined
  } while (cursor !== undefined)
  return all
}

describe('pages', () => {
  it('are empty for an account without contacts', async () => {
    expect(await list()).toEqual({ data: [], has_more: false, next_cursor: null })
  })

  it('contain contacts with all fields, newest first', async () => {
    const first = await aContact(database, tenant.account, { name: 'Ana', metadata: { vip: true } })
    const second = await aContact(database, tenant.account)
    expect(await list()).toEqual({ data: [second, first], has_more: false, next_cursor: null })
  })

  it('end exactly with the last contact', async () => {
    for (let index = 0; index < 6; index++) await aContact(database, tenant.account)
    expect((await pages(3)).map((page) => page.length)).toEqual([3, 3])
    expect((await pages(6)).map((page) => page.length)).toEqual([6])
    expect((await pages(5)).map((page) => page.length)).toEqual([5, 1])
    expect((await pages(100)).map((page) => page.length)).toEqual([6])
  })

  it('neither skip nor repeat contacts created in the same or in adjacent microseconds', async () => {
    const times = ['.000001Z', '.000001Z', '.000001Z', '.000002Z', '.000002Z', '.000003Z', '.001Z', '.001Z']
    const contacts: { id: string; created_at: string }[] = []
    for (const time of times) {
      const { id } = await aContact(database, tenant.account)
      const created_at = `2026-11-20T09:14:07${time}`
      await database.execute(setCreatedAt, [tenant.organization.id, id, created_at])
      contacts.push({ id, created_at })
    }
    const expected = contacts
      .toSorted((a, b) => (a.created_at + a.id < b.created_at + b.id ? 1 : -1))
      .map(({ id }) => id)
    for (const limit of [1, 2, 3, 5]) expect((await pages(limit)).flat()).toEqual(expected)
  })

  it('continue with another limit, and after a contact was added', async () => {
    const contacts = []
    for (let index = 0; index < 5; index++) contacts.unshift(await aContact(database, tenant.account))
    const first = await list({ limit: 2 })
    await aContact(database, tenant.account)
    const rest = await list({ limit: 100, cursor: first.next_cursor ?? undefined })
    expect(rest.data).toEqual(contacts.slice(2))
  })

  it('refuse a cursor with other filters, of another account, or of another organization', async () => {
    for (let index = 0; index < 3; index++) await aContact(database, tenant.account, { name: 'Ana Souza' })
    const { next_cursor } = await list({ limit: 1, search: 'souza' })
    const cursor = next_cursor ?? undefined
    expect((await list({ search: 'souza', cursor })).data).toHaveLength(2)
    await expectApiError(list({ search: 'Souza', cursor }), 'invalid_cursor', 'cursor')
    await expectApiError(list({ cursor }), 'invalid_cursor', 'cursor')
    await expectApiError(list({ search: 'souza', bsuid: 'DE.1', cursor }), 'invalid_cursor', 'cursor')
    const other = await anAccount(database, tenant.team)
    await expectApiError(list({ search: 'souza', cursor }, { ...tenant, account: other }), 'invalid_cursor', 'cursor')
    await expectApiError(list({ search: 'souza', cursor }, await aTenant(database)), 'invalid_cursor', 'cursor')
  })
})

describe('filters', () => {
  it('find by exact phone number', async () => {
    const contact = await aContact(database, tenant.account, { phone_number: '+4915112345678' })
    await aContact(database, tenant.account, { phone_number: '+4915112345679' })
    expect(await idsOf({ phone_number: '+4915112345678' })).toEqual([contact.id])
    expect(await idsOf({ phone_number: '+4915112345670' })).toEqual([])
    await expectApiError(list({ phone_number: '015112345678' }), 'invalid_phone_number', 'phone_number')
  })

  it('search substrings of name and email, case-insensitively', async () => {
    const ana = await aContact(database, tenant.account, { name: 'Ana SOUZA' })
    const jose = await aContact(database, tenant.account, { name: 'José', email: 'jose@souza.example' })
    await aContact(database, tenant.account, { name: 'Bruno' })
    expect(await idsOf({ search: 'souza' })).toEqual([jose.id, ana.id])
    expect(await idsOf({ search: 'OUZ' })).toEqual([jose.id, ana.id])
    expect(await idsOf({ search: 'JOSÉ' })).toEqual([jose.id])
    expect(await idsOf({ search: 'nobody' })).toEqual([])
  })

  it.each([
    ['Jürgen  Müller', 'MULLER', '  jürgen müller ', 'Mu\u0308ller'],
    ['João Conceição', 'joao', 'CONCEIÇÃO'],
    ['Zoë Groß', 'zoe gross', 'GROSS'],
    ['Łukasz Sørensen', 'lukasz', 'sorensen'],
    ['مُحَمَّد علي', 'محمد', 'محمد علي'],
    ['Семён Ёлкин', 'СЕМЕН', 'елкин'],
    ['Οδυσσεύς', 'ΟΔΥΣΣΕΥΣ', 'οδυσσευς'],
    ['İstanbul Kargo', 'istanbul', 'ISTANBUL'],
    ['हिन्दी केन्द्र', 'हिन्दी'],
    ['田中 太郎商店', '太郎商'],
    ['김철수네', '김철수'],
  ])('search %s whatever its case, accents and blanks', async (name, ...searches) => {
    const contact = await aContact(database, tenant.account, { name })
    await aContact(database, tenant.account, { name: 'Bruno' })
    for (const search of searches) expect(await idsOf({ search }), search).toEqual([contact.id])
  })

  it('search the beginning of a phone number that begins with +', async () => {
    const contact = await aContact(database, tenant.account, { name: 'Ana', phone_number: '+4915198765432' })
    const named = await aContact(database, tenant.account, { name: 'Formerly +49 151 987' })
    for (const search of ['+4915198', '+49 (151) 98-765', '+4915198765432']) {
      expect(await idsOf({ search }), search).toEqual([contact.id])
    }
    expect(await idsOf({ search: '+49 151 98' })).toEqual([named.id, contact.id])
    for (const search of ['4915198', '+15198', '+49151987654321', '+49 ana'])
      expect(await idsOf({ search }), search).toEqual([])
  })

  it('find nothing by a search of which too little remains', async () => {
    const jo = await aContact(database, tenant.account, { name: 'Jo Bloggs' })
    for (const search of ['   ', 'J\u0301\u0301']) expect(await idsOf({ search }), search).toEqual([])
    for (const search of ['jo ', ' jo', 'ggs ']) expect(await idsOf({ search }), search).toEqual([jo.id])
  })

  it('treat pattern characters literally', async () => {
    const percent = await aContact(database, tenant.account, { name: '100% Ana' })
    const underscore = await aContact(database, tenant.account, { name: 'a_b_c' })
    const backslash = await aContact(database, tenant.account, { name: String.raw`C:\ana\x` })
    await aContact(database, tenant.account, { name: '1000 anab-c aXbXc' })
    expect(await idsOf({ search: '0% ' })).toEqual([percent.id])
    expect(await idsOf({ search: '%%%' })).toEqual([])
    expect(await idsOf({ search: '___' })).toEqual([])
    expect(await idsOf({ search: 'a_b' })).toEqual([underscore.id])
    expect(await idsOf({ search: String.raw`\ana` })).toEqual([backslash.id])
    expect(await idsOf({ search: String.raw`na\\` })).toEqual([])
    expect(await idsOf({ search: `'; DROP TABLE contacts; --` })).toEqual([])
  })

  it('find by username case-insensitively, with literal dots and underscores', async () => {
    const named = async (username: string) => {
      const { id } = await aContact(database, tenant.account)
      const params = { phone_number_id: tenant.account.phone_number_id, id }
      await database.transaction((tx) => updateContact(tx, tenant.scope, { params, body: { username } }))
      return id
    }
    const dot = await named('Ana.Souza')
    const underscore = await named('ana_souza')
    const plain = await named('anasouza')
    expect(await idsOf({ username: 'ana.souza' })).toEqual([dot])
    expect(await idsOf({ username: 'ANA_SOUZA' })).toEqual([underscore])
    expect(await idsOf({ username: 'AnaSouza' })).toEqual([plain])
    expect(await idsOf({ username: 'ana' })).toEqual([])
    expect(await idsOf({ username: '%' })).toEqual([])
  })

  it('find by exact business-scoped user id', async () => {
    const { id } = await aContact(database, tenant.account)
    await aContact(database, tenant.account)
    await database.execute(setBsuid, [tenant.organization.id, id, 'DE.1A2b'])
    expect(await idsOf({ bsuid: 'DE.1A2b' })).toEqual([id])
    expect(await idsOf({ bsuid: 'DE.1a2b' })).toEqual([])
  })

  it('find by label, in pages, and combined with every other filter', async () => {
    const label = await aLabel(database, tenant.team)
    const labeled: string[] = []
    for (let index = 0; index < 4; index++) {
      const { id } = await aContact(database, tenant.account, { name: index % 2 ? 'Ana Souza' : 'Bruno' })
      await aContact(database, tenant.account, { name: 'Ana Souza' })
      await database.transaction((tx) =>
        attachContactLabel(tx, tenant.scope, {
          params: { phone_number_id: tenant.account.phone_number_id, id },
          body: { label_id: label.id },
        }),
      )
      labeled.unshift(id)
    }
    expect((await pages(1, { label_id: label.id })).flat()).toEqual(labeled)
    expect((await pages(1, { label_id: label.id, search: 'souza' })).flat()).toEqual([labeled[0], labeled[2]])
    expect(await idsOf({ label_id: (await aLabel(database, tenant.team)).id })).toEqual([])
    const [first] = (await list({ label_id: label.id, search: 'souza' })).data
    const everything = { label_id: label.id, search: 'souza', phone_number: first?.phone_number ?? '' }
    expect(await idsOf(everything)).toEqual([first?.id])
    expect(await idsOf({ ...everything, username: 'ana' })).toEqual([])
    expect(await idsOf({ ...everything, bsuid: 'DE.1' })).toEqual([])
  })

  it('find nothing by the label of another organization', async () => {
    const other = await aTenant(database)
    await aContact(database, tenant.account)
    expect(await idsOf({ label_id: (await aLabel(database, other.team)).id })).toEqual([])
  })
})

describe('accounts', () => {
  it('are listed separately', async () => {
    const other = await anAccount(database, tenant.team)
    await aContact(database, other)
    const mine = await aContact(database, tenant.account)
    expect(await idsOf({})).toEqual([mine.id])
  })

  it('are not found in an organization without accounts', async () => {
    const { id } = await anOrganization(database)
    const scope = { ...tenant.scope, organizationId: id }
    await expectApiError(list({}, { ...tenant, scope }), 'resource_not_found', 'phone_number_id')
  })
})
