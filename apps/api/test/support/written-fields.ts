import { randomBytes } from 'node:crypto'
import type { OperationId } from '@channel/contract/routes'
import { newPhoneNumber } from './phone-numbers.ts'
import { type CheckedResponse, type RequestParts, send } from './send.ts'
import type { Tenant } from './tenant.ts'
import { newBroadcast, validRequests } from './valid-requests.ts'
import type { Given } from './values-of.ts'

/** The resource after the write, with the field names of the body. */
type Shown = Record<string, unknown>

/** How to read back the fields that an operation writes. */
export interface Written {
  params?: Record<string, string>
  /** Values other than examples: existing ids. */
  given?: Given
  /** The resource after the write, read by another operation if possible. */
  read(written: CheckedResponse): Promise<Shown>
  /** The resource before the write; for a creation, the contract's defaults. */
  before?: Shown
  /** Fields that the resource does not show, each with the reason. */
  notShown?: Record<string, string>
}

type MakeWritten = (tenant: Tenant) => Promise<Written>

const headersAreSecret = {
  headers: 'Their values are secret. The test of the operation covers their names.',
  basic_auth: 'It is secret. The test of the operation covers it.',
}

/** Operations whose fields no resource shows, each with the reason. */
export const notShown: Partial<Record<OperationId, Record<string, string>>> = {
  markConversationRead: { typing: 'It is passed on to the provider. The test of the worker covers it.' },
  bulkAddBroadcastRecipients: {
    recipients: 'The list of recipients shows them. The test of the operation covers it.',
    label_id: 'It selects contacts and is not stored. The test of the operation covers it.',
  },
  recoverWebhookDeliveries: { since: 'It selects deliveries and is not stored. The test of the operation covers it.' },
  bulkReplayWebhookDeliveries: Object.fromEntries(
    ['subscription_id', 'status', 'event_type', 'created_after', 'created_before'].map((field) => [
      field,
      'It selects deliveries and is not stored. The test of the operation covers it.',
    ]),
  ),
}

/** For every operation with a body, how to read it back. Messages are in `written-messages.test.ts`. */
export const writtenFields: Partial<Record<OperationId, MakeWritten>> = {
  createCustomer: async (tenant) => ({
    read: async ({ body }) => get('getCustomer', tenant, { params: { id: body.data.id } }),
  }),
  updateCustomer: async (tenant) => {
    const params = { id: (await tenant.addCustomer('Before')).id }
    return existing(params, () => get('getCustomer', tenant, { params }))
  },
  // No operation reads a setup link: the response of its creation is rendered from the stored row.
  createSetupLink: async (tenant) => ({
    params: { customer_id: (await tenant.addCustomer('Nordlys Hotels')).id },
    read: async ({ body: { data } }) => ({ ...data, expires_in_hours: hoursBetween(data.created_at, data.expires_at) }),
  }),
  createTemplate: async () => ({
    // One-time passwords have other components. The test of the operation covers them.
    given: { category: ['UTILITY', 'MARKETING'] },
    read: async ({ body }) => body.data,
  }),
  updateAccountProfile: async (tenant) => {
    const { id, bytes } = await aPicture(tenant)
    const read = async () => {
      const profile = await get('getAccountProfile', tenant, {})
      const picture = profile.picture_url && Buffer.from(await (await fetch(profile.picture_url)).arrayBuffer())
      return { ...profile, picture_media_id: picture && bytes.equals(picture) && id }
    }
    return { given: { picture_media_id: [id] }, read, before: await read() }
  },
  updateTemplate: async (tenant) => {
    const { params = {} } = await validRequests.updateTemplate(tenant)
    return {
      ...(await existing(params, () => get('getTemplate', tenant, { params }))),
      given: { category: ['UTILITY', 'MARKETING'] },
    }
  },
  createBroadcast: async (tenant) => ({
    given: { template: [(await newBroadcast(tenant)).template], send_at: [inHours(1)] },
    read: async ({ body }) => get('getBroadcast', tenant, { params: { id: body.data.id } }),
  }),
  updateBroadcast: async (tenant) => {
    const { params = {} } = await validRequests.updateBroadcast(tenant)
    const written = await existing(params, () => get('getBroadcast', tenant, { params }))
    const { name, language } = (await newBroadcast(tenant)).template
    const template = { name, language, components: [{ type: 'body', parameters: [] }] }
    return { ...written, given: { template: [template], send_at: [inHours(1), null] } }
  },
  createLabel: async (tenant) => ({
    given: { team_id: [(await tenant.addTeam()).id] },
    read: async ({ body }) => get('getLabel', tenant, { params: { id: body.data.id } }),
  }),
  updateLabel: async (tenant) => {
    const params = { id: (await tenant.createLabel({ name: 'Before' })).id }
    return existing(params, () => get('getLabel', tenant, { params }))
  },
  updateAssignmentRule: async (tenant) => {
    const { phone_number_id } = tenant.account
    const params = { phone_number_id }
    const ids = [(await tenant.addUser()).id, (await tenant.addUser()).id]
    const written = await existing(params, () => get('getAssignmentRule', tenant, { params }))
    return { ...written, given: { user_ids: [ids] } }
  },
  createSavedReply: async (tenant) => ({
    read: async ({ body }) => get('getSavedReply', tenant, { params: { id: body.data.id } }),
  }),
  updateSavedReply: async (tenant) => {
    const params = { id: (await tenant.createSavedReply({ shortcut: 'before' })).id }
    return existing(params, () => get('getSavedReply', tenant, { params }))
  },
  createNote: async (tenant) => {
    const params = { id: (await tenant.receiveMessage()).conversation_id }
    return { params, given: { text: ['Calls back.'] }, read: async ({ body }) => body.data }
  },
  updateNote: async (tenant) => {
    const { params = {} } = await validRequests.updateNote(tenant)
    const read = async () => (await get('listNotes', tenant, { params: { id: params.id ?? '' } }))[0]
    return { ...(await existing(params, read)), given: { text: ['Calls back tomorrow.'] } }
  },
  createContact: async (tenant) => {
    const { phone_number_id } = await tenant.addAccount()
    return {
      given: { from: [phone_number_id], phone_number: [newPhoneNumber()] },
      read: async ({ body }) => contactOn(tenant, { phone_number_id, id: body.data.id }),
    }
  },
  createContactInAccount: async (tenant) => {
    const { phone_number_id } = await tenant.addAccount()
    return {
      params: { phone_number_id },
      given: { from: [phone_number_id], phone_number: [newPhoneNumber()] },
      read: async ({ body }) => contactOn(tenant, { phone_number_id, id: body.data.id }),
    }
  },
  updateContact: async (tenant) => {
    const { phone_number_id } = tenant.account
    const params = { phone_number_id, id: (await tenant.createContact({ name: 'Before' })).id }
    return existing(params, () => get('getContact', tenant, { params }))
  },
  upsertContact: async (tenant) => {
    const { phone_number_id } = tenant.account
    const { id, phone_number } = await tenant.createContact({ name: 'Before' })
    const read = () => get('getContact', tenant, { params: { phone_number_id, id } })
    return existing({ phone_number_id, phone_number: phone_number ?? '' }, read)
  },
  bulkLabelContacts: bulkLabel,
  bulkLabelContactsInAccount: bulkLabel,
  attachContactLabel: async (tenant) => {
    const { id } = await tenant.createContact()
    const label_id = (await tenant.createLabel({ name: 'VIP' })).id
    const read = async () => ({ label_id: (await idsWith('listContacts', tenant, label_id)).includes(id) && label_id })
    return { params: { id }, given: { label_id: [label_id] }, read, before: await read() }
  },
  attachConversationLabel,
  attachConversationLabelInAccount: attachConversationLabel,
  updateConversation: async (tenant) => {
    const { phone_number_id } = tenant.account
    const params = { phone_number_id, id: (await tenant.receiveMessage()).conversation_id }
    const read = async () => {
      const conversation = await get('getConversation', tenant, { params })
      return { ...conversation, assigned_to: conversation.assignee?.id ?? null }
    }
    const soon = new Date(Date.now() + 3_600_000).toISOString().replace('Z', '000Z')
    return {
      ...(await existing(params, read)),
      given: { assigned_to: [(await tenant.addUser()).id], snoozed_until: [soon] },
    }
  },
  createWebhookSubscription: async (tenant) => ({
    given: await subscriptionFilters(tenant),
    notShown: headersAreSecret,
    read: async ({ body }) => get('getWebhookSubscription', tenant, { params: { id: body.data.id } }),
  }),
  updateWebhookSubscription: async (tenant) => {
    const params = { id: (await tenant.createWebhookSubscription()).id }
    const given = await subscriptionFilters(tenant)
    return {
      ...(await existing(params, () => get('getWebhookSubscription', tenant, { params }))),
      given,
      notShown: headersAreSecret,
    }
  },
  createWebhookSecret: async (tenant) => {
    const params = { id: (await tenant.createWebhookSubscription()).id }
    const read = async () => {
      const [added, previous] = (await get('getWebhookSubscription', tenant, { params })).secrets
      return { expire_previous_in_hours: hoursBetween(added.created_at, previous.expires_at) }
    }
    return { params, read }
  },
}

async function existing(params: Record<string, string>, read: () => Promise<Shown>): Promise<Written> {
  return { params, read, before: await read() }
}

async function bulkLabel(tenant: Tenant): Promise<Written> {
  const [first, second] = [await tenant.createContact(), await tenant.createContact()]
  const named = [first.id, second.id].toSorted()
  const label_id = (await tenant.createLabel({ name: 'VIP' })).id
  await get('attachContactLabel', tenant, { params: { id: first.id }, body: { label_id } })
  const read = async () => {
    const attached = await idsWith('listContacts', tenant, label_id)
    const detached = named.filter((id) => !attached.includes(id))
    // Before the request, one of the two has the label.
    if (detached.length === 1) return {}
    const isAttached = detached.length === 0
    return { contact_ids: isAttached ? attached : detached, label_id, operation: isAttached ? 'attach' : 'detach' }
  }
  return { given: { contact_ids: [named], label_id: [label_id] }, read, before: await read() }
}

async function attachConversationLabel(tenant: Tenant): Promise<Written> {
  const id = (await tenant.receiveMessage()).conversation_id
  const label_id = (await tenant.createLabel({ name: 'VIP' })).id
  const read = async () => ({
    label_id: (await idsWith('listConversations', tenant, label_id)).includes(id) && label_id,
  })
  return { params: { id }, given: { label_id: [label_id] }, read, before: await read() }
}

async function subscriptionFilters(tenant: Tenant): Promise<Given> {
  return {
    phone_number_id: [tenant.account.phone_number_id],
    customer_id: [(await tenant.addCustomer('Nordlys Hotels')).id],
    label_ids: [[(await tenant.createLabel({ name: 'VIP' })).id]],
  }
}

async function contactOn(tenant: Tenant, params: Record<string, string>): Promise<Shown> {
  const contact = await get('getContact', tenant, { params })
  return { ...contact, from: contact.channel_account.phone_number_id }
}

/** A time in the future, as responses show it. */
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString().replace('Z', '000Z')

/** A picture that was uploaded to be sent. */
export async function aPicture(tenant: Tenant, type = 'image/png'): Promise<{ id: string; bytes: Buffer }> {
  const bytes = randomBytes(1_000)
  const body = new FormData()
  body.append('file', new Blob([bytes], { type }), 'logo.png')
  const uploaded = await send('createMedia', tenant, { body })
  return { id: uploaded.body.data.id, bytes }
}

/** The response of another operation's request. */
// biome-ignore lint/suspicious/noExplicitAny: resources of every shape
async function get(id: OperationId, tenant: Tenant, parts: RequestParts): Promise<any> {
  const { status, body } = await send(id, tenant, parts)
  if (status !== 200) throw new Error(`${id} responded with ${status}: ${JSON.stringify(body)}`)
  return body.data
}

async function idsWith(list: OperationId, tenant: Tenant, label_id: string): Promise<string[]> {
  const items: { id: string }[] = await get(list, tenant, { query: { label_id } })
  return items.map(({ id }) => id).toSorted()
}

function hoursBetween(start: string, end: string): number {
  return Math.round((Date.parse(end) - Date.parse(start)) / 3_600_000)
}
