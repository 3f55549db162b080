// Generated from spec/. Do not edit.
import { registerDocument, withSecuritySchemes } from '@channel/codegen/zod'
import { document } from './document.js'
import * as metaRoutes from './routes/meta.js'
import * as accountsRoutes from './routes/accounts.js'
import * as customersRoutes from './routes/customers.js'
import * as contactsRoutes from './routes/contacts.js'
import * as conversationsRoutes from './routes/conversations.js'
import * as messagesRoutes from './routes/messages.js'
import * as labelsRoutes from './routes/labels.js'
import * as savedRepliesRoutes from './routes/saved-replies.js'
import * as usersRoutes from './routes/users.js'
import * as webhookDeliveriesRoutes from './routes/webhook-deliveries.js'
import * as webhookSubscriptionsRoutes from './routes/webhook-subscriptions.js'
import * as eventsRoutes from './routes/events.js'
import * as usageRoutes from './routes/usage.js'
import * as broadcastsRoutes from './routes/broadcasts.js'
import * as assignmentRulesRoutes from './routes/assignment-rules.js'
import * as contactImportsRoutes from './routes/contact-imports.js'
import * as notesRoutes from './routes/notes.js'
import * as mediaRoutes from './routes/media.js'
import * as accountProfilesRoutes from './routes/account-profiles.js'
import * as templatesRoutes from './routes/templates.js'

const securitySchemes = { apiKey: { type: 'http', scheme: 'bearer', bearerFormat: 'chn_live_…' } }

/** One route for each operation, in the order of the document. */
export const routes = withSecuritySchemes(securitySchemes, {
  getHealth: metaRoutes.getHealth,
  getOpenApiDocument: metaRoutes.getOpenApiDocument,
  getMe: metaRoutes.getMe,
  listAccounts: accountsRoutes.listAccounts,
  getAccount: accountsRoutes.getAccount,
  listCustomers: customersRoutes.listCustomers,
  createCustomer: customersRoutes.createCustomer,
  getCustomer: customersRoutes.getCustomer,
  updateCustomer: customersRoutes.updateCustomer,
  listSetupLinks: customersRoutes.listSetupLinks,
  createSetupLink: customersRoutes.createSetupLink,
  getSetupLink: customersRoutes.getSetupLink,
  deleteSetupLink: customersRoutes.deleteSetupLink,
  createContact: contactsRoutes.createContact,
  bulkLabelContacts: contactsRoutes.bulkLabelContacts,
  attachConversationLabel: conversationsRoutes.attachConversationLabel,
  searchMessages: messagesRoutes.searchMessages,
  listLabels: labelsRoutes.listLabels,
  createLabel: labelsRoutes.createLabel,
  getLabel: labelsRoutes.getLabel,
  deleteLabel: labelsRoutes.deleteLabel,
  updateLabel: labelsRoutes.updateLabel,
  listSavedReplies: savedRepliesRoutes.listSavedReplies,
  createSavedReply: savedRepliesRoutes.createSavedReply,
  getSavedReply: savedRepliesRoutes.getSavedReply,
  deleteSavedReply: savedRepliesRoutes.deleteSavedReply,
  updateSavedReply: savedRepliesRoutes.updateSavedReply,
  listUsers: usersRoutes.listUsers,
  getUser: usersRoutes.getUser,
  listWebhookDeliveries: webhookDeliveriesRoutes.listWebhookDeliveries,
  bulkReplayWebhookDeliveries: webhookDeliveriesRoutes.bulkReplayWebhookDeliveries,
  getWebhookDelivery: webhookDeliveriesRoutes.getWebhookDelivery,
  replayWebhookDelivery: webhookDeliveriesRoutes.replayWebhookDelivery,
  listWebhookSubscriptions: webhookSubscriptionsRoutes.listWebhookSubscriptions,
  createWebhookSubscription: webhookSubscriptionsRoutes.createWebhookSubscription,
  getWebhookSubscription: webhookSubscriptionsRoutes.getWebhookSubscription,
  deleteWebhookSubscription: webhookSubscriptionsRoutes.deleteWebhookSubscription,
  updateWebhookSubscription: webhookSubscriptionsRoutes.updateWebhookSubscription,
  recoverWebhookDeliveries: webhookSubscriptionsRoutes.recoverWebhookDeliveries,
  createWebhookSecret: webhookSubscriptionsRoutes.createWebhookSecret,
  deleteWebhookSecret: webhookSubscriptionsRoutes.deleteWebhookSecret,
  sendWebhookTest: webhookSubscriptionsRoutes.sendWebhookTest,
  listEvents: eventsRoutes.listEvents,
  listUsage: usageRoutes.listUsage,
  listBroadcasts: broadcastsRoutes.listBroadcasts,
  createBroadcast: broadcastsRoutes.createBroadcast,
  getBroadcast: broadcastsRoutes.getBroadcast,
  updateBroadcast: broadcastsRoutes.updateBroadcast,
  cancelBroadcast: broadcastsRoutes.cancelBroadcast,
  pauseBroadcast: broadcastsRoutes.pauseBroadcast,
  listBroadcastRecipients: broadcastsRoutes.listBroadcastRecipients,
  bulkAddBroadcastRecipients: broadcastsRoutes.bulkAddBroadcastRecipients,
  startBroadcast: broadcastsRoutes.startBroadcast,
  getAssignmentRule: assignmentRulesRoutes.getAssignmentRule,
  updateAssignmentRule: assignmentRulesRoutes.updateAssignmentRule,
  listContacts: contactsRoutes.listContacts,
  createContactInAccount: contactsRoutes.createContactInAccount,
  listContactImports: contactImportsRoutes.listContactImports,
  createContactImport: contactImportsRoutes.createContactImport,
  getContactImport: contactImportsRoutes.getContactImport,
  cancelContactImport: contactImportsRoutes.cancelContactImport,
  getContactImportErrors: contactImportsRoutes.getContactImportErrors,
  exportContacts: contactsRoutes.exportContacts,
  bulkLabelContactsInAccount: contactsRoutes.bulkLabelContactsInAccount,
  upsertContact: contactsRoutes.upsertContact,
  getContact: contactsRoutes.getContact,
  deleteContact: contactsRoutes.deleteContact,
  updateContact: contactsRoutes.updateContact,
  blockContact: contactsRoutes.blockContact,
  unblockContact: contactsRoutes.unblockContact,
  attachContactLabel: contactsRoutes.attachContactLabel,
  detachContactLabel: contactsRoutes.detachContactLabel,
  listConversations: conversationsRoutes.listConversations,
  getConversation: conversationsRoutes.getConversation,
  updateConversation: conversationsRoutes.updateConversation,
  attachConversationLabelInAccount: conversationsRoutes.attachConversationLabelInAccount,
  detachConversationLabel: conversationsRoutes.detachConversationLabel,
  listNotes: notesRoutes.listNotes,
  createNote: notesRoutes.createNote,
  deleteNote: notesRoutes.deleteNote,
  updateNote: notesRoutes.updateNote,
  markConversationRead: conversationsRoutes.markConversationRead,
  createMedia: mediaRoutes.createMedia,
  listMessages: messagesRoutes.listMessages,
  sendMessage: messagesRoutes.sendMessage,
  getMessage: messagesRoutes.getMessage,
  cancelMessage: messagesRoutes.cancelMessage,
  getMessageMedia: messagesRoutes.getMessageMedia,
  getAccountProfile: accountProfilesRoutes.getAccountProfile,
  updateAccountProfile: accountProfilesRoutes.updateAccountProfile,
  listTemplates: templatesRoutes.listTemplates,
  createTemplate: templatesRoutes.createTemplate,
  syncTemplates: templatesRoutes.syncTemplates,
  getTemplate: templatesRoutes.getTemplate,
  deleteTemplate: templatesRoutes.deleteTemplate,
  updateTemplate: templatesRoutes.updateTemplate,
})

/** The argument of `getOpenAPI31Document`. */
export const documentConfig = {
  openapi: '3.1.0',
  info: {
    title: 'Channel Messaging Public API',
    version: '1.0.0',
    summary: 'Business messaging over HTTP and JSON.',
    contact: { name: 'The operator of this service' },
    description: 'Send and receive messages through the messaging accounts of your organization, and manage the contacts, labels and\nconversations that belong to them.\n\n## First steps\n\n1. Call `GET /v1/me` with your API key. The response shows the organization of the key.\n2. Call `GET /v1/accounts`. Each row has the `phone_number_id` of an account.\n3. Use the `phone_number_id` in the paths of that account, such as `GET /v1/{phone_number_id}/contacts`.\n\n## Authentication\n\nSend `Authorization: Bearer <API_KEY>` with every request except `GET /v1/health` and `GET /v1/openapi.json`. The key\nis accepted only in this header. A key belongs to one organization and gives full access to its data, so keep it on\nyour servers. Browsers cannot call the API directly: there is no CORS.\n\n## Paths\n\nPaths that begin with `/v1/{phone_number_id}/` are scoped to one account. Some operations also exist at the root\n(`POST /v1/contacts`), with the same request and response. There the account follows from the request.\n\n## Responses\n\nA single resource is returned as `{ data, request_id }`, a list as `{ data, has_more, next_cursor, request_id }`.\n`request_id` equals the response header `X-Request-Id`. Every resource has a field `object` that names its kind.\nTimestamps are in UTC with microseconds. New fields can be added to responses at any time; clients must ignore fields\nthat they do not know. Responses to requests with a key have `Cache-Control: no-store`.\n\nEvery call is logged for 30 days: method, path, status, latency, IP address and request id.\n\n## Requests\n\nBodies are JSON, sent as `application/json`, with at most 1 MiB and 64 levels of nesting. Only files are uploaded as\na form. Unknown fields and unknown\nquery parameters are rejected, so that a typo does not go unnoticed. Text must not contain NUL or unpaired\nsurrogates. A `PATCH` changes only the fields in its body. `HEAD` works wherever `GET` does.\n\n## Lists\n\nA page has at most `limit` items (default 25, maximum 100). While `has_more` is true, send `next_cursor` as `cursor`\nwith the same filters. Late pages are as fast as the first one. A row inserted while you page may or may not appear;\nno row appears twice. A filter by an unknown id gives an empty list.\n\n## Errors\n\nEvery error response is `{ error: { type, code, message, param?, request_id } }`. Use `code` in programs; the wording\nof `message` can change. A resource of another organization gives the same 404 as one that does not exist.\n\n## Retrying a POST\n\nEvery `POST` accepts an `Idempotency-Key` header. A request with a key can be retried safely: it is processed once,\nand for 24 hours every retry returns the stored response.\n\n## Rate limits\n\nAn organization has two budgets per minute, shared by all its keys: 600 reads (`GET` and `HEAD`) and 300 writes. The\noperator of the service can set other values. The headers `RateLimit` and `RateLimit-Policy` show what remains. Beyond\nthe budget, the response is 429 with `Retry-After`. The minute of a budget begins with its first request.',
  },
  servers: [
    {
      url: '{base_url}',
      description: 'The address of the service.',
      variables: {
        base_url: { default: 'http://127.0.0.1:8787', description: 'The base URL of the service, without a path.' },
      },
    },
  ],
  security: [{ apiKey: [] }],
  tags: [
    {
      name: 'meta',
      description: 'The health of the service, its OpenAPI document, and the API key in use.',
    },
    {
      name: 'accounts',
      description: 'The messaging accounts that your organization, or one of its end-customers, has connected.',
    },
    {
      name: 'account-profiles',
      description: 'What contacts see of the business behind an account. The provider keeps the profiles.',
    },
    { name: 'messages', description: 'The messages that you receive from contacts and send to them.' },
    { name: 'broadcasts', description: 'Templates that are sent to many recipients.' },
    { name: 'media', description: 'Files to send.' },
    {
      name: 'conversations',
      description: 'The messages between an account and a contact. A contact has one conversation.',
    },
    {
      name: 'notes',
      description: 'What your organization writes about a conversation for itself. Contacts never see it.',
    },
    {
      name: 'customers',
      description: 'The customers of your organization (platform mode). They connect their own accounts, which you then use like yours.',
    },
    {
      name: 'contacts',
      description: 'The people who exchange messages with your accounts. A contact belongs to one account, and to the team that the account had when the contact was created.',
    },
    { name: 'contact-imports', description: 'Files of contacts that are imported in the background.' },
    {
      name: 'templates',
      description: 'Messages that the provider must approve before they can be sent. You create them here or at the provider; a sync copies those of the provider into the service.',
    },
    {
      name: 'labels',
      description: 'Names and colors for grouping contacts and conversations. A label belongs to one team.',
    },
    {
      name: 'assignment-rules',
      description: 'How the conversations of an account are assigned to users.',
    },
    { name: 'saved-replies', description: 'Texts that people insert into messages, with variables.' },
    { name: 'usage', description: 'How many messages the provider bills.' },
    {
      name: 'users',
      description: 'The people of your organization. Conversations can be assigned to them.',
    },
    {
      name: 'webhook-deliveries',
      description: 'Deliveries of events to webhook subscriptions: one for each event and subscription. A delivery can be replayed.',
    },
    {
      name: 'events',
      description: 'What has happened in your organization, as a list that can be followed without a public URL.',
    },
    {
      name: 'webhooks',
      description: 'The events that are sent to webhook subscriptions: a `POST` to the URL of the subscription, signed as specified by Standard Webhooks.',
    },
    {
      name: 'webhook-subscriptions',
      description: 'URLs that receive events, their event types, and the secrets that sign the events.',
    },
  ],
}

/** Lets the documents of an app say what the document says. */
export const registerComponents = (registry) => registerDocument(registry, document)
