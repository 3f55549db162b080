import { beforeAll, expect, it } from 'vitest'
import { fieldsOfContract, follow } from '../support/bounds.ts'
import { failure } from '../support/expectations.ts'
import type { OperationId } from '../support/operations.ts'
import { type Query, send } from '../support/send.ts'
import { startApi } from '../support/start-api.ts'
import { validRequests } from '../support/valid-requests.ts'

const api = await startApi()
const tenant = await api.tenant()
const stranger = await api.tenant()
const { phone_number_id: otherAccount } = await tenant.addAccount()
const key = await tenant.addKey()

const fields = fieldsOfContract()
const lists = fields.filter(({ name }) => name === 'cursor').map(({ id }) => id)
/** Those of listEvents that may change from page to page. */
const unbound = ['limit', 'cursor', 'wait', 'start']

beforeAll(async () => {
  for (let count = 0; count < 2; count++) {
    await tenant.createContact()
    await tenant.createLabel({ name: `${count}` })
    await tenant.createSavedReply({ shortcut: `reply${count}` })
    await tenant.addUser()
    await tenant.addCustomer('Nordlys')
    await tenant.receiveMessage({ content: 'Hello' })
    await tenant.createWebhookDelivery()
  }
})

/** What makes an item of a list whose path or tenant has none yet. */
const creators: Readonly<Partial<Record<OperationId, OperationId>>> = {
  listSetupLinks: 'createSetupLink',
  listNotes: 'createNote',
  listBroadcasts: 'createBroadcast',
  listBroadcastRecipients: 'bulkAddBroadcastRecipients',
  listContactImports: 'createContactImport',
}

it.each(lists.filter((id) => id !== 'listUsage'))(
  '%s refuses a cursor if anything but the limit and the key changes',
  async (id) => {
    const { params } = await validRequests[id](tenant)
    const query: Query = id === 'searchMessages' ? { search: 'Hello' } : {}
    // Broadcasts replace the templates by their own.
    if (id === 'listTemplates') await tenant.syncTemplates([{ name: 'a' }, { name: 'b' }])
    const creator = creators[id]
    for (let count = 0; creator !== undefined && count < 2; count++) {
      const { body } = await validRequests[creator](tenant)
      await send(creator, tenant, { ...(params && { params }), body })
    }
    const list = (more: Query, as = tenant, others = params) =>
      send(id, as, { ...(others && { params: others }), query: { ...query, ...more } })
    const cursor = (await list({ limit: 1 })).body.next_cursor
    const refused = failure(400, 'invalid_cursor', 'cursor')
    expect(await list({ cursor: `${cursor}A` })).toMatchObject(refused)
    expect((await list({ cursor, limit: 2 })).status).toBe(200)
    expect((await list({ cursor }, { ...tenant, key })).status).toBe(200)
    if (!params) expect(await list({ cursor }, stranger)).toMatchObject(refused)
    if (params?.phone_number_id && Object.keys(params).length === 1)
      expect(await list({ cursor }, tenant, { phone_number_id: otherAccount })).toMatchObject(refused)
    for (const { name, schema } of fields.filter((field) => field.id === id && !unbound.includes(field.name))) {
      const { enum: known, examples, type, default: usual } = follow(schema) as Record<string, unknown[]>
      const values = known ?? examples ?? (String(type) === 'boolean' ? ['true'] : [])
      const other = values.find((value) => ![usual, query[name]].map(String).includes(String(value)))
      if (other !== undefined) expect(await list({ cursor, [name]: String(other) }), name).toMatchObject(refused)
    }
  },
)
