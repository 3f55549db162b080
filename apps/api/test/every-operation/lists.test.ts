import { beforeAll, describe, expect, it } from 'vitest'
import { fieldsOfContract, follow } from '../support/bounds.ts'
import { failure } from '../support/expectations.ts'
import { fetchPages } from '../support/fetch-pages.ts'
import { type OperationId, operations } from '../support/operations.ts'
import { type Query, type RequestParts, send } from '../support/send.ts'
import { startApi } from '../support/start-api.ts'
import type { Tenant } from '../support/tenant.ts'
import { validRequests } from '../support/valid-requests.ts'

const api = await startApi()
const tenant = await api.tenant()
const stranger = await api.tenant()
const other = await tenant.addAccount()
const { phone_number_id: otherAccount } = other
const key = await tenant.addKey()
await tenant.addAccount()

const fields = fieldsOfContract()
// A page of usage is made of counts.
const lists = fields.filter(({ id, name }) => name === 'cursor' && id !== 'listUsage').map(({ id }) => id)
/** Those of listEvents that may change from page to page. */
const unbound = ['limit', 'cursor', 'wait', 'start']

beforeAll(async () => {
  for (const [index, each] of [tenant, stranger, tenant, tenant].entries()) {
    await each.createContact()
    await each.createLabel({ name: `${index}` })
    await each.createSavedReply({ shortcut: `reply${index}` })
    await each.addUser()
    await each.addCustomer('Nordlys')
    await each.receiveMessage({ content: 'Hello' })
    await each.createWebhookDelivery()
  }
  await tenant.createContact({}, other)
  await tenant.receiveMessage({ phone_number_id: otherAccount, content: 'Hello' })
  await tenant.syncTemplates([{ name: 'elsewhere' }], other)
})

/** What makes an item of a list whose path has none yet. */
const creators: Readonly<Partial<Record<OperationId, OperationId>>> = {
  listSetupLinks: 'createSetupLink',
  listNotes: 'createNote',
  listBroadcasts: 'createBroadcast',
  listBroadcastRecipients: 'bulkAddBroadcastRecipients',
  listContactImports: 'createContactImport',
}
/** What the others are not ordered by. */
const orders: Readonly<Partial<Record<OperationId, string | undefined>>> = {
  listConversations: 'last_message_at',
  listBroadcastRecipients: undefined,
}

describe.each(lists)('%s', (id) => {
  const names = [...operations[id].path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  const isOfAccount = names.join() === 'phone_number_id'
  const isOfOrganization = names.length === 0
  let params: RequestParts['params']
  const query: Query = id === 'searchMessages' ? { search: 'Hello' } : {}
  const list = (more: Query = {}, as: Pick<Tenant, 'url' | 'key' | 'account'> = tenant, path = params) =>
    send(id, as, { ...(path && { params: path }), query: { ...query, ...more } })
  const idsOf = (items: { id: string }[]) => items.map((item) => item.id)

  beforeAll(async () => {
    ;({ params } = await validRequests[id](tenant))
    // Broadcasts replace the templates by their own.
    if (id === 'listTemplates') await tenant.syncTemplates([{ name: 'a' }, { name: 'b' }, { name: 'c' }])
    const creator = creators[id]
    for (let count = 0; creator !== undefined && count < 3; count++) {
      const { body } = await validRequests[creator](tenant)
      await send(creator, tenant, { ...(params && { params }), body })
    }
  })

  // Transactions of other tests hold events back for a moment.
  it.skipIf(id === 'listEvents')('has the items of its path and organization, newest first, page by page', async () => {
    const { data, has_more, next_cursor } = (await list({ limit: 100 })).body
    expect({ has_more, next_cursor }).toEqual({ has_more: false, next_cursor: null })
    expect(data.length).toBeGreaterThan(2)
    const pages = await fetchPages((as, { query: more = {} } = {}) => list(more, as), tenant, { limit: 2 })
    expect(pages[0]).toHaveLength(2)
    expect(pages.flat()).toEqual(data)
    const order = id in orders ? orders[id] : 'created_at'
    const times = data.map((item: Record<string, string>) => order && item[order])
    expect(times).toEqual(times.toSorted().toReversed())
    const { params: others } = await validRequests[id](stranger)
    const ofOthers = [(await list({}, stranger, others)).body]
    if (isOfAccount) ofOthers.push((await list({}, tenant, { phone_number_id: otherAccount })).body)
    for (const { data: found } of ofOthers)
      expect(idsOf(found).filter((found) => idsOf(data).includes(found))).toEqual([])
  })

  it('refuses a cursor if anything but the limit and the key changes', async () => {
    const { next_cursor, resume_cursor } = (await list({ limit: 1 })).body
    const cursor = resume_cursor ?? next_cursor
    const refused = failure(400, 'invalid_cursor', 'cursor')
    expect(await list({ cursor: `${cursor}A` })).toMatchObject(refused)
    expect((await list({ cursor, limit: 2 })).status).toBe(200)
    expect((await list({ cursor }, { ...tenant, key })).status).toBe(200)
    if (isOfOrganization) expect(await list({ cursor }, stranger)).toMatchObject(refused)
    if (isOfAccount) expect(await list({ cursor }, tenant, { phone_number_id: otherAccount })).toMatchObject(refused)
    for (const { name, schema } of fields.filter((field) => field.id === id && !unbound.includes(field.name))) {
      const { enum: known, examples, type, default: usual } = follow(schema) as Record<string, unknown[]>
      const values = known ?? examples ?? (String(type) === 'boolean' ? ['true'] : [])
      const other = values.find((value) => ![usual, query[name]].map(String).includes(String(value)))
      if (other !== undefined) expect(await list({ cursor, [name]: String(other) }), name).toMatchObject(refused)
    }
  })

  it.skipIf(!(isOfAccount || isOfOrganization) || ['listAccounts', 'listEvents'].includes(id))(
    'is empty for a new organization',
    async () => {
      const { status, body } = await list({}, await api.tenant(), {})
      const { data, has_more, next_cursor } = body
      expect({ status, data, has_more, next_cursor }).toEqual({
        status: 200,
        data: [],
        has_more: false,
        next_cursor: null,
      })
    },
  )
})
