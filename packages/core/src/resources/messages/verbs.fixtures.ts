import * as core from '../../testing/every-export.ts'
import { aContact, anInboundMessage, anOutboundMessage, aTemplate, newPhoneNumber } from '../../testing/index.ts'
import { conversationOf, database, nothing, records, type VerbsOf } from '../../testing/verb-cases.ts'

const businessAppMessage = (phone_number_id: string) => ({
  phone_number_id,
  provider_message_id: 'wamid.of-app',
  to: { phone_number: newPhoneNumber() },
  type: 'text',
  content: 'At eight.',
  sent_at: '2026-11-20T09:14:06Z',
})

const pastMessages = (phone_number_id: string) => {
  const { to: contact, ...message } = { ...businessAppMessage(phone_number_id), provider_message_id: 'wamid.past' }
  const past = { ...message, type: 'media_placeholder', content: null, is_outbound: true, status: 'read', index: 0 }
  return { phone_number_id, contact, part: 1, messages: [past] }
}

/** The verbs of messages that write, with the events that each records. */
export const verbs: VerbsOf<typeof import('./index.ts')> = {
  receiveMessage: records('contact.created', 'conversation.created', 'message.received').by(
    (tx, { scope, phone_number_id }) =>
      core.receiveMessage(tx, scope, {
        phone_number_id,
        provider_message_id: 'wamid.1',
        from: { phone_number: newPhoneNumber(), name: 'Ana Souza' },
        type: 'image',
        content: 'The cake',
        media: { provider_media_id: '1', mime_type: 'image/jpeg', filename: null },
        sent_at: '2026-11-20T09:14:06Z',
      }),
  ),
  receiveBusinessAppMessage: records('contact.created', 'conversation.created', 'message.sent').by(
    (tx, { scope, phone_number_id }) => core.receiveBusinessAppMessage(tx, scope, businessAppMessage(phone_number_id)),
  ),
  importMessages: nothing.by((tx, { scope, phone_number_id }) =>
    core.importMessages(tx, scope, pastMessages(phone_number_id)),
  ),
  attachImportedFile: nothing.with(async ({ scope, phone_number_id }) => {
    await database.transaction((tx) => core.importMessages(tx, scope, pastMessages(phone_number_id)))
    const media = { provider_media_id: '1', mime_type: 'image/jpeg', filename: null }
    const file = { phone_number_id, provider_message_id: 'wamid.past', type: 'image', content: null, media }
    return (tx) => core.attachImportedFile(tx, scope, file)
  }),
  recordFetchedMedia: records('message.updated').with(async ({ scope, account, phone_number_id }) => {
    const media = { provider_media_id: '1', mime_type: 'image/jpeg', filename: null }
    const { id: message_id } = await anInboundMessage(database, account, { type: 'image', media })
    return (tx) =>
      core.recordFetchedMedia(tx, scope, { phone_number_id, message_id, stored: { path: 'm/1.jpg', size: 48_213 } })
  }),
  applyStatus: records(
    'conversation.updated',
    'message.failed',
    'message.delivered',
    'message.updated',
    'message.read',
  ).with(async ({ scope, account, organization_id, phone_number_id }) => {
    const message = await anOutboundMessage(database, await aContact(database, account), organization_id)
    const target = { phone_number_id, provider_message_id: message.provider_message_id ?? '' }
    const at = '2026-11-20T09:14:06Z'
    return async (tx) => {
      await core.applyStatus(tx, scope, { ...target, status: 'failed', at, free_entry_expires_at: at })
      for (const status of ['failed', 'delivered', 'sent', 'played', 'delivered', 'failed'] as const) {
        await core.applyStatus(tx, scope, { ...target, status, at })
      }
    }
  }),
  editMessage: records('message.updated', 'message.updated').with(async ({ scope, account, phone_number_id }) => {
    const { provider_message_id } = await anInboundMessage(database, account)
    const message = { phone_number_id, provider_message_id: provider_message_id ?? '', type: 'text', content: 'Open?' }
    const from = { phone_number: newPhoneNumber() }
    const sent = businessAppMessage(phone_number_id)
    await database.transaction((tx) => core.receiveBusinessAppMessage(tx, scope, sent))
    return async (tx) => {
      await core.editMessage(tx, scope, { ...message, from, sent_at: '2026-11-20T09:14:06Z' })
      await core.editMessage(tx, scope, { ...sent, content: 'At nine.' })
    }
  }),
  revokeMessage: records('message.updated').with(async ({ scope, account, phone_number_id }) => {
    const media = { provider_media_id: '1', mime_type: 'image/jpeg', filename: null }
    const { provider_message_id } = await anInboundMessage(database, account, { type: 'image', media })
    const message = { phone_number_id, provider_message_id: provider_message_id ?? '' }
    return (tx) => core.revokeMessage(tx, scope, { ...message, at: '2026-11-20T09:14:06Z' })
  }),
  sendMessage: records('contact.created', 'conversation.created').with(async ({ scope, account, phone_number_id }) => {
    const { name, language } = await aTemplate(database, account)
    const template = { name, language, variables: { '1': 'Ana' } }
    const body = { to: newPhoneNumber(), type: 'template', template } as const
    return (tx) => core.sendMessage(tx, scope, { params: { phone_number_id }, body })
  }),
  cancelMessage: records('message.failed').with(async (world) => {
    const { scope, phone_number_id } = world
    const { id: conversation_id } = await conversationOf(world)
    const send_at = new Date(scope.now().getTime() + 3_600_000).toISOString()
    const body = { conversation_id, type: 'text', text: { body: 'Hello' }, send_at } as const
    const params = { phone_number_id }
    const { id } = await database.transaction((tx) => core.sendMessage(tx, scope, { params, body }))
    return (tx) => core.cancelMessage(tx, scope, { params: { phone_number_id, id } })
  }),
}
