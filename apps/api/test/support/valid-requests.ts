import type { Template } from '@channel/contract/types'
import type { OperationId } from './operations.ts'
import { newPhoneNumber } from './phone-numbers.ts'
import { type RequestParts, send } from './send.ts'
import type { Tenant } from './tenant.ts'

type MakeRequest = (tenant: Tenant) => Promise<RequestParts>

const nothing: MakeRequest = async () => ({})
const ofAccount: MakeRequest = async ({ account }) => ({ params: { phone_number_id: account.phone_number_id } })

const ofContact: MakeRequest = async (tenant) => {
  const { id } = await tenant.createContact()
  return { params: { phone_number_id: tenant.account.phone_number_id, id } }
}

const ofWriter: MakeRequest = async (tenant) => {
  const { id } = await tenant.createWriter()
  return { params: { phone_number_id: tenant.account.phone_number_id, id } }
}

const contactsUpload = () => {
  const form = new FormData()
  form.append('file', new Blob([`phone_number,name\n${newPhoneNumber()},Ana\n`]), 'contacts.csv')
  return { body: form }
}

// The number of unfinished imports is limited, and no worker ends them here.
const ofContactImport: MakeRequest = async (tenant) => {
  const { phone_number_id } = tenant.account
  const { body } = await send('createContactImport', tenant, contactsUpload())
  const params = { phone_number_id, id: body.data.id }
  await send('cancelContactImport', tenant, { params })
  return { params }
}

/** A draft with a recipient. */
const ofBroadcast: MakeRequest = async (tenant) => {
  const { phone_number_id } = tenant.account
  const { body } = await send('createBroadcast', tenant, { body: await newBroadcast(tenant) })
  const params = { phone_number_id, id: body.data.id }
  await send('bulkAddBroadcastRecipients', tenant, { params, body: { recipients: [{ to: newPhoneNumber() }] } })
  return { params }
}

const ofConversation: MakeRequest = async (tenant) => {
  const { conversation_id } = await tenant.receiveMessage()
  return { params: { phone_number_id: tenant.account.phone_number_id, id: conversation_id } }
}

const ofNote: MakeRequest = async (tenant) => {
  const { params = {} } = await ofConversation(tenant)
  const { body } = await send('createNote', tenant, { params, body: { text: 'Calls back.' } })
  return { params: { ...params, note_id: body.data.id } }
}

const ofMessage: MakeRequest = async (tenant) => {
  const { id } = await tenant.receiveMessage()
  return { params: { phone_number_id: tenant.account.phone_number_id, id } }
}

const ofTemplate: MakeRequest = async (tenant) => {
  const body = newTemplate(`template_${uniqueNumber()}`)
  await send('createTemplate', tenant, { body })
  return { params: { phone_number_id: tenant.account.phone_number_id, name: body.name } }
}

/** The provider has rejected all templates of the account, so that they can be edited any number of times. */
const ofRejectedTemplate: MakeRequest = async (tenant) => {
  const request = await ofTemplate(tenant)
  const listed = await send('listTemplates', tenant, { query: { limit: 100 } })
  const templates = (listed.body.data as Template[]).map(({ provider_template_id: id, components, ...template }) => ({
    ...template,
    components: [...components],
    category: template.category ?? 'UTILITY',
    status: 'REJECTED',
    id: id ?? '',
  }))
  await tenant.syncTemplates(templates)
  return request
}

const ofLabel: MakeRequest = async (tenant) => ({ params: { id: (await newLabel(tenant)).id } })

const ofSavedReply: MakeRequest = async (tenant) => ({
  params: { id: (await tenant.createSavedReply({ shortcut: uniqueShortcut() })).id },
})

const ofCustomer: MakeRequest = async (tenant) => ({ params: { id: (await tenant.addCustomer(uniqueName())).id } })

const ofSetupLink: MakeRequest = async (tenant) => {
  const customer_id = (await tenant.addCustomer(uniqueName())).id
  const { body } = await send('createSetupLink', tenant, { params: { customer_id }, body: {} })
  return { params: { customer_id, id: body.data.id } }
}

const bulkLabel = async (tenant: Tenant) => {
  const [contact, label] = [await tenant.createContact(), await newLabel(tenant)]
  return { body: { contact_ids: [contact.id], label_id: label.id, operation: 'attach' } }
}

/** A new valid request for every operation. A missing one is a compile error. */
export const validRequests: Record<OperationId, MakeRequest> = {
  getHealth: nothing,
  getOpenApiDocument: nothing,
  getMe: nothing,
  listAccounts: nothing,
  getAccount: ofAccount,
  getAccountProfile: ofAccount,
  updateAccountProfile: async (tenant) => ({ ...(await ofAccount(tenant)), body: { about: uniqueName() } }),
  getAssignmentRule: ofAccount,
  updateAssignmentRule: async (tenant) => ({
    ...(await ofAccount(tenant)),
    body: { mode: 'round_robin', user_ids: [(await tenant.addUser()).id] },
  }),
  listCustomers: nothing,
  createCustomer: async () => ({ body: { name: uniqueName() } }),
  getCustomer: ofCustomer,
  updateCustomer: async (tenant) => ({ ...(await ofCustomer(tenant)), body: { name: uniqueName() } }),
  createSetupLink: async (tenant) => ({
    params: { customer_id: (await tenant.addCustomer(uniqueName())).id },
    body: { expires_in_hours: 1, success_redirect_url: 'https://app.example.com/connected' },
  }),
  listSetupLinks: async (tenant) => ({ params: { customer_id: (await tenant.addCustomer(uniqueName())).id } }),
  getSetupLink: ofSetupLink,
  deleteSetupLink: ofSetupLink,
  listEvents: async ({ account }) => ({ query: { phone_number_id: account.phone_number_id } }),
  listUsage: async ({ account }) => ({ query: { phone_number_id: account.phone_number_id } }),
  listUsers: nothing,
  getUser: async (tenant) => ({ params: { id: (await tenant.addUser()).id } }),
  listLabels: async ({ team }) => ({ query: { team_id: team.id } }),
  createLabel: async ({ team }) => ({ body: { team_id: team.id, name: uniqueName() } }),
  getLabel: ofLabel,
  updateLabel: async (tenant) => ({ ...(await ofLabel(tenant)), body: { name: uniqueName() } }),
  deleteLabel: ofLabel,
  listSavedReplies: nothing,
  createSavedReply: async () => ({
    body: { name: uniqueName(), shortcut: uniqueShortcut(), text: 'Hello {{contact.name}}.' },
  }),
  getSavedReply: ofSavedReply,
  updateSavedReply: async (tenant) => ({ ...(await ofSavedReply(tenant)), body: { name: uniqueName() } }),
  deleteSavedReply: ofSavedReply,
  createContact: async ({ account }) => ({ body: { from: account.phone_number_id, phone_number: newPhoneNumber() } }),
  bulkLabelContacts: bulkLabel,
  listTemplates: ofAccount,
  syncTemplates: ofAccount,
  createTemplate: async (tenant) => ({ ...(await ofAccount(tenant)), body: newTemplate(`template_${uniqueNumber()}`) }),
  updateTemplate: async (tenant) => ({
    ...(await ofRejectedTemplate(tenant)),
    body: { components: [{ type: 'BODY', text: 'All is ready.' }] },
  }),
  deleteTemplate: ofTemplate,
  getTemplate: ofTemplate,
  listContacts: async (tenant) => ({ ...(await ofAccount(tenant)), query: { label_id: (await newLabel(tenant)).id } }),
  createContactInAccount: async (tenant) => ({
    ...(await ofAccount(tenant)),
    body: { from: tenant.account.phone_number_id, phone_number: newPhoneNumber() },
  }),
  bulkLabelContactsInAccount: async (tenant) => ({ ...(await ofAccount(tenant)), ...(await bulkLabel(tenant)) }),
  getContact: ofContact,
  updateContact: async (tenant) => ({ ...(await ofContact(tenant)), body: { name: 'Ana' } }),
  exportContacts: async (tenant) => ({ ...(await ofAccount(tenant)), query: { format: 'csv' } }),
  createContactImport: async (tenant) => ({ ...(await ofAccount(tenant)), ...contactsUpload() }),
  listBroadcasts: ofAccount,
  createBroadcast: async (tenant) => ({ ...(await ofAccount(tenant)), body: await newBroadcast(tenant) }),
  getBroadcast: ofBroadcast,
  updateBroadcast: async (tenant) => ({ ...(await ofBroadcast(tenant)), body: { rate: 20 } }),
  startBroadcast: ofBroadcast,
  pauseBroadcast: async (tenant) => {
    const request = await ofBroadcast(tenant)
    await send('startBroadcast', tenant, request)
    return request
  },
  cancelBroadcast: ofBroadcast,
  listBroadcastRecipients: ofBroadcast,
  bulkAddBroadcastRecipients: async (tenant) => ({
    ...(await ofBroadcast(tenant)),
    body: { recipients: [{ to: newPhoneNumber() }] },
  }),
  listContactImports: ofAccount,
  getContactImport: ofContactImport,
  cancelContactImport: ofContactImport,
  getContactImportErrors: ofContactImport,
  upsertContact: async (tenant) => {
    const { phone_number } = await tenant.createContact()
    return { params: { ...(await ofAccount(tenant)).params, phone_number: phone_number ?? '' }, body: { name: 'Ana' } }
  },
  blockContact: ofWriter,
  unblockContact: async (tenant) => {
    const request = await ofWriter(tenant)
    await send('blockContact', tenant, request)
    return request
  },
  deleteContact: ofContact,
  attachContactLabel: async (tenant) => ({
    ...(await ofContact(tenant)),
    body: { label_id: (await newLabel(tenant)).id },
  }),
  detachContactLabel: async (tenant) => {
    const { params } = await ofContact(tenant)
    return { params: { ...params, label_id: (await newLabel(tenant)).id } }
  },
  listWebhookDeliveries: async (tenant) => ({ query: { subscription_id: (await ofSubscription(tenant)).params.id } }),
  getWebhookDelivery: ofDelivery,
  replayWebhookDelivery: ofDelivery,
  bulkReplayWebhookDeliveries: async (tenant) => ({
    body: { subscription_id: (await ofSubscription(tenant)).params.id, status: 'pending' },
  }),
  listConversations: async (tenant) => ({
    ...(await ofAccount(tenant)),
    query: { label_id: (await newLabel(tenant)).id, contact_id: (await tenant.createContact()).id },
  }),
  getConversation: ofConversation,
  updateConversation: async (tenant) => ({
    ...(await ofConversation(tenant)),
    body: { status: 'pending', assigned_to: (await tenant.addUser()).id },
  }),
  markConversationRead: async (tenant) => ({ ...(await ofConversation(tenant)), body: { typing: true } }),
  listNotes: ofConversation,
  createNote: async (tenant) => ({
    ...(await ofConversation(tenant)),
    body: { text: `<@${(await tenant.addUser()).id}> Please call back.` },
  }),
  updateNote: async (tenant) => ({ ...(await ofNote(tenant)), body: { text: uniqueName() } }),
  deleteNote: ofNote,
  attachConversationLabel: async (tenant) => ({
    params: { id: (await tenant.receiveMessage()).conversation_id },
    body: { label_id: (await newLabel(tenant)).id },
  }),
  attachConversationLabelInAccount: async (tenant) => ({
    ...(await ofConversation(tenant)),
    body: { label_id: (await newLabel(tenant)).id },
  }),
  detachConversationLabel: async (tenant) => {
    const { params } = await ofConversation(tenant)
    return { params: { ...params, label_id: (await newLabel(tenant)).id } }
  },
  createMedia: async (tenant) => {
    const form = new FormData()
    form.append('file', new Blob([uniqueName()], { type: 'text/plain' }), 'note.txt')
    return { ...(await ofAccount(tenant)), body: form }
  },
  listMessages: async (tenant) => ({
    ...(await ofAccount(tenant)),
    query: { conversation_id: (await tenant.receiveMessage()).conversation_id },
  }),
  searchMessages: async (tenant) => ({
    query: { search: 'Hello', contact_id: (await tenant.receiveMessage()).contact_id },
  }),
  getMessage: ofMessage,
  sendMessage: async (tenant) => ({
    ...(await ofAccount(tenant)),
    body: { conversation_id: (await tenant.receiveMessage()).conversation_id, type: 'text', text: { body: 'Hello' } },
  }),
  cancelMessage: async (tenant) => {
    const { conversation_id } = await tenant.receiveMessage()
    const body = { conversation_id, type: 'text', text: { body: 'Hello' }, send_at: new Date(Date.now() + 3_600_000) }
    const sent = await send('sendMessage', tenant, { ...(await ofAccount(tenant)), body })
    return { params: { phone_number_id: tenant.account.phone_number_id, id: sent.body.data.id } }
  },
  getMessageMedia: async (tenant) => ({
    params: { phone_number_id: tenant.account.phone_number_id, id: (await tenant.receiveImage()).id },
  }),
  listWebhookSubscriptions: nothing,
  createWebhookSubscription: async ({ account }) => ({
    body: { url: 'https://hooks.example.com/', event_types: ['*'], phone_number_id: account.phone_number_id },
  }),
  getWebhookSubscription: ofSubscription,
  updateWebhookSubscription: async (tenant) => ({
    ...(await ofSubscription(tenant)),
    body: { description: uniqueName(), phone_number_id: tenant.account.phone_number_id },
  }),
  deleteWebhookSubscription: ofSubscription,
  createWebhookSecret: async (tenant) => ({ ...(await ofSubscription(tenant)), body: { expire_previous_in_hours: 1 } }),
  sendWebhookTest: ofSubscription,
  recoverWebhookDeliveries: async (tenant) => ({
    ...(await ofSubscription(tenant)),
    body: { since: '2026-11-20T06:00:00Z' },
  }),
  deleteWebhookSecret: async (tenant) => {
    const { id, secrets } = await tenant.createWebhookSubscription()
    await send('createWebhookSecret', tenant, { params: { id }, body: {} })
    return { params: { id, secret_id: secrets[0]?.id ?? '' } }
  },
}

async function ofSubscription(tenant: Tenant): Promise<{ params: { id: string } }> {
  return { params: { id: (await tenant.createWebhookSubscription()).id } }
}

async function ofDelivery(tenant: Tenant): Promise<{ params: { id: string } }> {
  return { params: { id: (await tenant.createWebhookDelivery()).id } }
}

/** A valid body of createTemplate. */
export function newTemplate(name: string) {
  const text = 'Hello {{1}}, your order {{2}} is ready.'
  const example = { body_text: [['Ana', '4711']] }
  return { name, language: 'en_US', category: 'UTILITY', components: [{ type: 'BODY', text, example }] }
}

let names = 0

function uniqueNumber(): number {
  names++
  return names
}

function uniqueName(): string {
  return `Name ${uniqueNumber()}`
}

function uniqueShortcut(): string {
  return `reply-${uniqueNumber()}`
}

function newLabel(tenant: Tenant): Promise<{ id: string }> {
  return tenant.createLabel({ name: uniqueName() })
}

/** The body of a broadcast with an approved template. */
export async function newBroadcast(tenant: Tenant) {
  const name = 'opening_hours'
  const component = { type: 'BODY', text: 'We open at seven.' }
  const template = { id: name, name, language: 'en_US', category: 'UTILITY' as const, status: 'APPROVED' }
  await tenant.syncTemplates([{ ...template, components: [component] }])
  return { name: 'Opening', template: { name, language: 'en_US' } }
}
