import * as core from '../../testing/every-export.ts'
import { aContact, anInboundMessage, newPhoneNumber } from '../../testing/index.ts'
import { contactOf, database, labeling, nothing, records, type VerbsOf, type World } from '../../testing/verb-cases.ts'

const bulk = async (world: World) => ({
  body: { contact_ids: [(await contactOf(world)).id], operation: 'attach' as const, ...(await labeling(world)) },
})

/** The verbs of contacts that write, with the events that each records. */
export const verbs: VerbsOf<typeof import('./index.ts')> = {
  createContact: records('contact.created').by((tx, { scope, phone_number_id }) =>
    core.createContact(tx, scope, { body: { from: phone_number_id, phone_number: newPhoneNumber() } }),
  ),
  createContactInAccount: records('contact.created').by((tx, { scope, phone_number_id }) =>
    core.createContactInAccount(tx, scope, {
      params: { phone_number_id },
      body: { phone_number: newPhoneNumber() },
    }),
  ),
  updateContact: records('contact.updated').with(async (world) => {
    const params = await contactOf(world)
    const body = { name: 'Ana', email: 'ana@example.com', metadata: { vip: true } }
    return (tx) => core.updateContact(tx, world.scope, { params, body })
  }),
  upsertContact: records('contact.created').with(async ({ scope, phone_number_id }) => {
    const params = { phone_number_id, phone_number: newPhoneNumber() }
    return (tx) => core.upsertContact(tx, scope, { params, body: { name: 'Ana' } })
  }),
  blockContact: records('contact.updated').with(async (world) => {
    const params = await contactOf(world)
    return (tx) => core.blockContact(tx, world.scope, { params })
  }),
  unblockContact: records('contact.updated').with(async (world) => {
    const params = await contactOf(world)
    await database.transaction((tx) => core.blockContact(tx, world.scope, { params }))
    return (tx) => core.unblockContact(tx, world.scope, { params })
  }),
  deleteContact: records('contact.deleted').with(async (world) => {
    const { contact_id: id } = await anInboundMessage(database, world.account)
    return (tx) => core.deleteContact(tx, world.scope, { params: { phone_number_id: world.phone_number_id, id } })
  }),
  attachContactLabel: nothing.with(async (world) => {
    const [params, body] = [await contactOf(world), await labeling(world)]
    return (tx) => core.attachContactLabel(tx, world.scope, { params, body })
  }),
  detachContactLabel: nothing.with(async (world) => {
    const [params, body] = [await contactOf(world), await labeling(world)]
    await database.transaction((tx) => core.attachContactLabel(tx, world.scope, { params, body }))
    return (tx) => core.detachContactLabel(tx, world.scope, { params: { ...params, ...body } })
  }),
  bulkLabelContacts: nothing.with(async (world) => {
    const request = await bulk(world)
    return (tx) => core.bulkLabelContacts(tx, world.scope, request)
  }),
  bulkLabelContactsInAccount: nothing.with(async (world) => {
    const request = { params: { phone_number_id: world.phone_number_id }, ...(await bulk(world)) }
    return (tx) => core.bulkLabelContactsInAccount(tx, world.scope, request)
  }),
  applyAddressBookEntry: records('contact.updated').with(async ({ scope, account, phone_number_id }) => {
    const phone_number = newPhoneNumber()
    await anInboundMessage(database, account, { from: { phone_number } })
    const entry = { phone_number_id, contact: { phone_number, name: 'Ana Souza' }, action: 'add' } as const
    return (tx) => core.applyAddressBookEntry(tx, scope, entry)
  }),
  applyPreference: records('contact.opted_out').with(async (world) => {
    const { phone_number } = await aContact(database, world.account)
    const { scope, phone_number_id } = world
    return (tx) => core.applyPreference(tx, scope, { phone_number_id, from: { phone_number }, marketing: 'stop' })
  }),
  changeIdentity: records('contact.updated').with(async ({ scope, account, phone_number_id }) => {
    const from = { phone_number: newPhoneNumber(), bsuid: 'DE.before' }
    await anInboundMessage(database, account, { from, sent_at: '2026-11-20T09:14:06Z' })
    const before = { ...from, parent_bsuid: null }
    const after = { phone_number: newPhoneNumber(), bsuid: 'DE.after', parent_bsuid: 'DE.ENT.after' }
    return (tx) => core.changeIdentity(tx, scope, { phone_number_id, before, after, at: '2026-11-20T09:15:06Z' })
  }),
}
