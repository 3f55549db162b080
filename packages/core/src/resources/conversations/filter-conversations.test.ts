import { statement } from '@channel/db'
import { sharedDatabase } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { expectApiError } from '../../testing/expect-error.ts'
import { aContact, aLabel, anAccount, anInboundMessage, aTenant, aUser, type Tenant } from '../../testing/index.ts'
import { newPhoneNumber } from '../../testing/numbers.ts'
import { deleteContact, updateContact } from '../contacts/index.ts'
import { attachConversationLabel } from './attach-conversation-label.ts'
import { listConversations } from './list-conversations.ts'
import { markConversationRead } from './mark-conversation-read.ts'
import { updateConversation } from './update-conversation.ts'

const database = await sharedDatabase()

type Query = Omit<Parameters<typeof listConversations>[2]['query'], 'limit'> & { limit?: number }

function list({ scope }: Tenant, account: Tenant['account'], query: Query) {
  const params = { phone_number_id: account.phone_number_id }
  return listConversations(database, scope, { params, query: { limit: 25, ...query } })
}

/** The ids on all pages. */
async function walk(tenant: Tenant, query: Query, account = tenant.account): Promise<string[]> {
  const ids: string[] = []
  let cursor: string | undefined
  do {
    const page = await list(tenant, account, { ...query, cursor })
    ids.push(...page.data.map(({ id }) => id))
    cursor = page.next_cursor ?? undefined
  } while (cursor !== undefined)
  return ids
}

/** Conversations with one message each, newest first. */
async function written(tenant: Tenant, texts: readonly string[], account = tenant.account): Promise<string[]> {
  const ids: string[] = []
  for (const content of texts) {
    const from = { phone_number: newPhoneNumber(), name: 'Kim Berg' }
    ids.unshift((await anInboundMessage(database, account, { content, from })).conversation_id)
  }
  return ids
}

function change(tenant: Tenant, id: string, body: Parameters<typeof updateConversation>[2]['body']) {
  const params = { phone_number_id: tenant.account.phone_number_id, id }
  return database.transaction((tx) => updateConversation(tx, tenant.scope, { params, body }))
}

it('filters by unread, alone, with other filters and over pages', async () => {
  const tenant = await aTenant(database)
  const all = await written(tenant, ['a', 'b', 'c', 'd', 'e', 'f'])
  const [f = '', e = '', d = '', c = '', b = '', a = ''] = all
  const user = await aUser(database, tenant.organization.id)
  const label = await aLabel(database, tenant.team)
  await change(tenant, e, { status: 'pending' })
  await change(tenant, b, { status: 'pending', assigned_to: user.id })
  await change(tenant, a, { assigned_to: user.id })
  for (const id of [d, b]) {
    const params = { phone_number_id: tenant.account.phone_number_id, id }
    await database.transaction((tx) => markConversationRead(tx, tenant.scope, { params, body: { typing: false } }))
  }
  await change(tenant, c, { status: 'resolved' })
  await database.transaction((tx) =>
    attachConversationLabel(tx, tenant.scope, { params: { id: f }, body: { label_id: label.id } }),
  )
  for (const limit of [1, 2, 25]) {
    expect(await walk(tenant, { unread: true, limit })).toEqual([f, e, a])
    expect(await walk(tenant, { unread: false, limit })).toEqual([d, c, b])
    expect((await walk(tenant, { unread: true, updated_since: '2020-01-01T00:00:00Z', limit })).toSorted()).toEqual(
      [f, e, a].toSorted(),
    )
  }
  expect(await walk(tenant, { unread: true, status: 'pending' })).toEqual([e])
  expect(await walk(tenant, { unread: false, status: 'open' })).toEqual([d])
  expect(await walk(tenant, { unread: true, assigned_to: user.id })).toEqual([a])
  expect(await walk(tenant, { unread: false, assigned_to: user.id, status: 'pending' })).toEqual([b])
  expect(await walk(tenant, { unread: true, label_id: label.id })).toEqual([f])
  expect(await walk(tenant, { unread: false, label_id: label.id })).toEqual([])
})

const writeHoursAgo = statement(
  'testing_write_hours_ago',
  `UPDATE conversations SET last_inbound_at = now() - $3::float8 * interval '1 hour' WHERE organization_id = $1 AND id = $2`,
)

it('filters by an open window, alone, with other filters and over pages', async () => {
  const tenant = await aTenant(database)
  const [f = '', e = '', d = '', c = '', b = '', a = ''] = await written(tenant, ['a', 'b', 'c', 'd', 'e', 'f'])
  for (const [id, hours] of [
    [f, 24.01],
    [e, 23.99],
    [d, 0],
    [c, 30],
    [a, 12],
  ] as const) {
    await database.execute(writeHoursAgo, [tenant.organization.id, id, hours])
  }
  await aContact(database, tenant.account)
  await change(tenant, b, { status: 'pending' })
  await change(tenant, a, { status: 'resolved' })
  const label = await aLabel(database, tenant.team)
  for (const id of [f, e]) {
    const link = { params: { id }, body: { label_id: label.id } }
    await database.transaction((tx) => attachConversationLabel(tx, tenant.scope, link))
  }
  for (const limit of [1, 2, 25]) {
    expect(await walk(tenant, { window: 'open', limit })).toEqual([e, d, b, a])
    expect((await walk(tenant, { window: 'open', updated_since: '2020-01-01T00:00:00Z', limit })).toSorted()).toEqual(
      [e, d, b, a].toSorted(),
    )
  }
  expect(await walk(tenant, { window: 'open', status: 'open' })).toEqual([e, d])
  expect(await walk(tenant, { window: 'open', unread: true })).toEqual([e, d, b])
  expect(await walk(tenant, { window: 'open', unread: false })).toEqual([a])
  expect(await walk(tenant, { window: 'open', label_id: label.id })).toEqual([e])
  expect(await walk(tenant, { window: 'open', kind: 'group' })).toEqual([])
  expect(await walk(tenant, { window: 'open', search: 'nothing' })).toEqual([])
  const page = await list(tenant, tenant.account, {})
  expect(page.data.map(({ id, window }) => [id, window !== null])).toEqual(
    [f, e, d, c, b, a].map((id) => [id, id !== f && id !== c]),
  )
})

it('searches messages, names and phone numbers by the beginnings of words', async () => {
  const tenant = await aTenant(database)
  const [named = '', greeting = '', invoice = ''] = await written(tenant, [
    'Where is my INVOICE no. 4711?',
    'Guten Tag, Zoë fragt',
    'Hi!',
  ])
  const { data } = await list(tenant, tenant.account, {})
  const contact = data.find(({ id }) => id === named)?.contact
  const params = { phone_number_id: tenant.account.phone_number_id, id: contact?.id ?? '' }
  await database.transaction((tx) => updateContact(tx, tenant.scope, { params, body: { name: "Ana O'Souza & Sons" } }))
  const search = (text: string) => walk(tenant, { search: text, limit: 1 })
  expect(await search('invo')).toEqual([invoice])
  expect(await search('4711 invoice')).toEqual([invoice])
  expect(await search('voice')).toEqual([])
  expect(await search('invoice tag')).toEqual([])
  expect(await search('ZOË')).toEqual([greeting])
  expect(await search('ana souza')).toEqual([named])
  expect(await search("o'souza")).toEqual([named])
  expect(await search(`${contact?.phone_number}`)).toEqual([named])
  expect(await search(`${contact?.phone_number?.slice(-6)}`)).toEqual([named])
  expect(await search('!!! & | :*')).toEqual([])
  expect(await search(`it's a "test":* & !no <-> \\`)).toEqual([])
  expect(await search('tag is')).toEqual([])
})

it('searches names and messages of any script, whatever their case and accents', async () => {
  const tenant = await aTenant(database)
  for (const [text, search] of [
    ['Müller', 'MULLER'],
    ['João', 'joao'],
    ['مُحَمَّد علي', 'محم'],
    ['Ёлкин', 'елкин'],
    ['हिन्दी केन्द्र', 'केन्द'],
    ['👋Straße', 'STRASSE'],
    ['田中商店', '田中商'],
    ['Łódź', 'lodz'],
  ] as const) {
    const from = { phone_number: newPhoneNumber() }
    const named = await anInboundMessage(database, tenant.account, { content: 'Hi!', from: { ...from, name: text } })
    const [writer] = await written(tenant, [`"${text}", hi`])
    expect(await walk(tenant, { search }), search).toEqual([writer, named.conversation_id])
  }
})

it('combines a search with other filters, orders and pages', async () => {
  const tenant = await aTenant(database)
  const ids = await written(tenant, ['order one', 'order two', 'nothing', 'order three', 'order four'])
  const [four = '', three = '', , two = '', one = ''] = ids
  const user = await aUser(database, tenant.organization.id)
  const label = await aLabel(database, tenant.team)
  await change(tenant, three, { assigned_to: user.id })
  await change(tenant, one, { status: 'resolved' })
  await database.transaction((tx) =>
    attachConversationLabel(tx, tenant.scope, { params: { id: two }, body: { label_id: label.id } }),
  )
  for (const limit of [1, 2, 3, 25])
    expect(await walk(tenant, { search: 'order', limit })).toEqual([four, three, two, one])
  expect(await walk(tenant, { search: 'order', updated_since: '2020-01-01T00:00:00Z', limit: 1 })).toEqual([
    one,
    three,
    four,
    two,
  ])
  expect(await walk(tenant, { search: 'order', status: 'resolved', unread: false })).toEqual([one])
  expect(await walk(tenant, { search: 'order', unread: true, limit: 1 })).toEqual([four, three, two])
  expect(await walk(tenant, { search: 'order', assigned_to: user.id })).toEqual([three])
  expect(await walk(tenant, { search: 'order', label_id: label.id })).toEqual([two])
  const { next_cursor } = await list(tenant, tenant.account, { search: 'order', limit: 1 })
  for (const other of [{}, { search: 'orders' }, { search: 'order', unread: true }]) {
    const query = { ...other, cursor: next_cursor ?? undefined }
    await expectApiError(list(tenant, tenant.account, query), 'invalid_cursor', 'cursor')
  }
})

it('finds nothing of another organization or account, and nothing of a deleted contact', async () => {
  const tenant = await aTenant(database)
  const other = await aTenant(database)
  const second = await anAccount(database, tenant.team)
  await written(other, ['the secret plan'])
  const [inSecond = ''] = await written(tenant, ['the secret plan'], second)
  const [own = ''] = await written(tenant, ['the secret plan'])
  expect(await walk(tenant, { search: 'secret' })).toEqual([own])
  expect(await walk(tenant, { search: 'secret' }, second)).toEqual([inSecond])
  const { data } = await list(tenant, tenant.account, {})
  const params = { phone_number_id: tenant.account.phone_number_id, id: data[0]?.contact.id ?? '' }
  const countWords = statement('test_count_search_words', 'SELECT count(*) FROM search_words WHERE contact_id = $1')
  expect(await database.query(countWords, [params.id])).toEqual([{ count: 2 }])
  await database.transaction((tx) => deleteContact(tx, tenant.scope, { params }))
  expect(await database.query(countWords, [params.id])).toEqual([{ count: 0 }])
})

it('finds a conversation without messages by its contact, after all others', async () => {
  const tenant = await aTenant(database)
  const contact = await aContact(database, tenant.account, { name: 'Ana Souza' })
  await database.execute(
    statement(
      'test_create_silent_conversation',
      `INSERT INTO conversations (organization_id, id, phone_number_id, contact_id) VALUES ($1, $2, $3, $4)`,
    ),
    [tenant.organization.id, 'cnv_01KAJ4W1F0Q8N3P7R5S9T2V4X6', tenant.account.phone_number_id, contact.id],
  )
  const [spoken = ''] = await written(tenant, ['Is Ana there?'])
  const expected = [spoken, 'cnv_01KAJ4W1F0Q8N3P7R5S9T2V4X6']
  for (const limit of [1, 25]) expect(await walk(tenant, { search: 'ana', limit })).toEqual(expected)
})
