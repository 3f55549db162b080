import type { OperationId } from '@channel/contract/routes'
import type { OperationRequest, Target } from '../target/target.ts'
import { contactsForm, givenContact, givenDeliveryId, givenLabel, givenSubscription, newCustomer } from './given.ts'
import { broadcastBody, scheduledBroadcast } from './given-broadcast.ts'
import { givenConversation, givenMessageWithMedia, newWriter, templateBody } from './given-conversation.ts'
import {
  inAccount,
  onAccount,
  onBroadcast,
  onContact,
  onContactImport,
  onConversation,
  onCustomer,
  onDelivery,
  onLabel,
  onLinksOfCustomer,
  onNote,
  onSavedReply,
  onSetupLink,
  onSubscription,
  onUser,
} from './given-paths.ts'
import { createdTemplate, editableTemplate, givenTemplate, newTemplate } from './given-templates.ts'
import type { MakeRequest } from './scenario.ts'
import { inAnHour, uniqueName, uniquePhoneNumber, uniqueShortcut } from './unique.ts'

const nothing = () => ({})
const named = () => ({ body: { name: uniqueName() } })
const bulkLabel = async (target: Target) => ({
  contact_ids: [await givenContact(target)],
  label_id: await givenLabel(target),
  operation: 'attach',
})

/** One successful request per operation; the compiler reports an operation without one. */
export const validRequests: Record<OperationId, MakeRequest> = {
  getHealth: nothing,
  getOpenApiDocument: nothing,
  getMe: nothing,
  listAccounts: nothing,
  getAccount: onAccount,
  getAccountProfile: onAccount,
  updateAccountProfile: (target) => ({ ...onAccount(target), body: { about: uniqueName() } }),
  getAssignmentRule: onAccount,
  updateAssignmentRule: (target) => ({ ...onAccount(target), body: { mode: 'manual' } }),
  listCustomers: nothing,
  createCustomer: named,
  getCustomer: onCustomer,
  // Not the shared one, which others need unchanged.
  updateCustomer: async (target) => ({ path: { id: await newCustomer(target) }, body: { external_id: 'tenant-4711' } }),
  createSetupLink: async (target) => ({
    ...(await onLinksOfCustomer(target)),
    body: { expires_in_hours: 1, failure_redirect_url: 'https://app.example.com/not-connected' },
  }),
  listSetupLinks: onLinksOfCustomer,
  getSetupLink: onSetupLink,
  deleteSetupLink: onSetupLink,
  listEvents: nothing,
  listUsage: nothing,
  listUsers: nothing,
  getUser: onUser,
  listLabels: nothing,
  createLabel: named,
  getLabel: onLabel,
  updateLabel: async (target) => ({ ...(await onLabel(target)), body: { color: '#0ea5e9' } }),
  deleteLabel: onLabel,
  listSavedReplies: nothing,
  createSavedReply: () => ({
    body: { name: uniqueName(), shortcut: uniqueShortcut(), text: 'Hello {{contact.name}}.' },
  }),
  getSavedReply: onSavedReply,
  updateSavedReply: async (target) => ({ ...(await onSavedReply(target)), body: { text: 'Hello {{user.name}}.' } }),
  deleteSavedReply: onSavedReply,
  listTemplates: onAccount,
  syncTemplates: onAccount,
  createTemplate: (target) => ({ ...onAccount(target), body: newTemplate() }),
  updateTemplate: async (target) => ({
    path: { phone_number_id: target.account, name: await editableTemplate(target) },
    body: { components: [{ type: 'BODY', text: 'All is ready.' }] },
  }),
  deleteTemplate: async (target) => ({
    path: { phone_number_id: target.account, name: await createdTemplate(target) },
  }),
  getTemplate: async (target) => ({
    path: { phone_number_id: target.account, name: await givenTemplate(target) },
  }),
  listContacts: onAccount,
  createContact: ({ account }) => ({ body: { from: account, phone_number: uniquePhoneNumber() } }),
  createContactInAccount: (target) => ({ ...onAccount(target), body: { phone_number: uniquePhoneNumber() } }),
  getContact: onContact,
  updateContact: async (target) => ({
    ...(await onContact(target)),
    body: { name: 'Ada', email: null, metadata: { plan: 'gold' } },
  }),
  blockContact: async (target) => inAccount(target, await newWriter(target)),
  unblockContact: onContact,
  // It succeeds with 200 for a number that is known.
  exportContacts: (target) => ({ ...onAccount(target), query: { format: 'csv' } }),
  createContactImport: (target) => ({ ...onAccount(target), body: contactsForm() }),
  listBroadcasts: onAccount,
  createBroadcast: async (target) => ({ ...onAccount(target), body: await broadcastBody(target) }),
  getBroadcast: onBroadcast,
  updateBroadcast: async (target) => ({ ...(await onBroadcast(target)), body: { rate: 20 } }),
  startBroadcast: onBroadcast,
  pauseBroadcast: async (target) => inAccount(target, await scheduledBroadcast(target)),
  cancelBroadcast: onBroadcast,
  listBroadcastRecipients: onBroadcast,
  bulkAddBroadcastRecipients: async (target) => ({
    ...(await onBroadcast(target)),
    body: { recipients: [{ to: uniquePhoneNumber() }] },
  }),
  listContactImports: onAccount,
  getContactImport: onContactImport,
  cancelContactImport: onContactImport,
  getContactImportErrors: onContactImport,
  upsertContact: async (target) => {
    const path = { phone_number_id: target.account, phone_number: uniquePhoneNumber() }
    await target.send('upsertContact', { path, body: {} })
    return { path, body: { name: 'Ada' } }
  },
  deleteContact: onContact,
  attachContactLabel: async (target) => attach(target, await onContact(target)),
  detachContactLabel: async (target) => detach(target, await onContact(target)),
  listConversations: onAccount,
  getConversation: onConversation,
  updateConversation: async (target) => ({ ...(await onConversation(target)), body: { status: 'open' } }),
  markConversationRead: async (target) => ({ ...(await onConversation(target)), body: { typing: true } }),
  listNotes: onConversation,
  createNote: async (target) => ({ ...(await onConversation(target)), body: { text: uniqueName() } }),
  updateNote: async (target) => ({ ...(await onNote(target)), body: { text: uniqueName() } }),
  deleteNote: onNote,
  attachConversationLabel: async (target) => attach(target, { path: { id: (await givenConversation(target)).id } }),
  attachConversationLabelInAccount: async (target) => attach(target, await onConversation(target)),
  detachConversationLabel: async (target) => detach(target, await onConversation(target)),
  createMedia: (target) => {
    const body = new FormData()
    body.append('file', new Blob(['A note'], { type: 'text/plain' }), 'note.txt')
    return { ...onAccount(target), body }
  },
  listMessages: onAccount,
  searchMessages: () => ({ query: { search: 'When do you open' } }),
  getMessageMedia: async (target) => inAccount(target, await givenMessageWithMedia(target)),
  sendMessage: async (target) => ({
    ...onAccount(target),
    body: { conversation_id: (await givenConversation(target)).id, ...(await templateBody(target)) },
  }),
  cancelMessage: async (target) => {
    const body = { to: uniquePhoneNumber(), ...(await templateBody(target)), send_at: inAnHour() }
    const sent = await target.send<{ id: string }>('sendMessage', { ...onAccount(target), body })
    return inAccount(target, sent.data.id)
  },
  getMessage: async (target) => inAccount(target, (await givenConversation(target)).message),
  bulkLabelContacts: async (target) => ({ body: await bulkLabel(target) }),
  bulkLabelContactsInAccount: async (target) => ({ ...onAccount(target), body: await bulkLabel(target) }),
  listWebhookDeliveries: async (target) => {
    await givenDeliveryId(target)
    return {}
  },
  getWebhookDelivery: onDelivery,
  replayWebhookDelivery: onDelivery,
  bulkReplayWebhookDeliveries: async (target) => ({
    body: { subscription_id: (await givenSubscription(target)).id, status: 'dead' },
  }),
  listWebhookSubscriptions: nothing,
  createWebhookSubscription: () => ({
    body: { url: 'https://hooks.example.com/contract', event_types: ['contact.created'] },
  }),
  getWebhookSubscription: onSubscription,
  updateWebhookSubscription: async (target) => ({ ...(await onSubscription(target)), body: { enabled: false } }),
  deleteWebhookSubscription: onSubscription,
  createWebhookSecret: async (target) => ({
    ...(await onSubscription(target)),
    body: { expire_previous_in_hours: 1 },
  }),
  sendWebhookTest: onSubscription,
  recoverWebhookDeliveries: async (target) => ({
    ...(await onSubscription(target)),
    body: { since: '2026-11-20T06:00:00Z' },
  }),
  deleteWebhookSecret: async (target) => {
    const { path } = await onSubscription(target)
    const { data } = await target.send<{ id: string }>('createWebhookSecret', { path, body: {} })
    return { path: { ...path, secret_id: data.id } }
  },
}

async function attach(target: Target, request: OperationRequest): Promise<OperationRequest> {
  return { ...request, body: { label_id: await givenLabel(target) } }
}

async function detach(target: Target, { path }: OperationRequest): Promise<OperationRequest> {
  return { path: { ...path, label_id: await givenLabel(target) } }
}
