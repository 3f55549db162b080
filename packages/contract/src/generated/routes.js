// Generated from spec/. Do not edit.
import { withSecuritySchemes } from '@channel/codegen/zod'
import * as metaRoutes from './routes/meta.js'
import * as accountsRoutes from './routes/accounts.js'
import * as customersRoutes from './routes/customers.js'
import * as contactsRoutes from './routes/contacts.js'
import * as conversationsRoutes from './routes/conversations.js'
import * as labelsRoutes from './routes/labels.js'
import * as usersRoutes from './routes/users.js'
import * as webhookDeliveriesRoutes from './routes/webhook-deliveries.js'
import * as webhookSubscriptionsRoutes from './routes/webhook-subscriptions.js'
import * as mediaRoutes from './routes/media.js'
import * as messagesRoutes from './routes/messages.js'
import * as templatesRoutes from './routes/templates.js'
import * as schemas from './schemas.js'
import { webhooks } from './webhooks.js'

const securitySchemes = { apiKey: { type: 'http', scheme: 'bearer', bearerFormat: 'chn_live_…' } }

/** One route for each operation, in the order of the document. */
export const routes = withSecuritySchemes(securitySchemes, {
  getHealth: metaRoutes.getHealth,
  getOpenApiDocument: metaRoutes.getOpenApiDocument,
  getMe: metaRoutes.getMe,
  listAccounts: accountsRoutes.listAccounts,
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
  listLabels: labelsRoutes.listLabels,
  createLabel: labelsRoutes.createLabel,
  getLabel: labelsRoutes.getLabel,
  deleteLabel: labelsRoutes.deleteLabel,
  updateLabel: labelsRoutes.updateLabel,
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
  createWebhookSecret: webhookSubscriptionsRoutes.createWebhookSecret,
  deleteWebhookSecret: webhookSubscriptionsRoutes.deleteWebhookSecret,
  sendWebhookTest: webhookSubscriptionsRoutes.sendWebhookTest,
  listContacts: contactsRoutes.listContacts,
  createContactInAccount: contactsRoutes.createContactInAccount,
  bulkLabelContactsInAccount: contactsRoutes.bulkLabelContactsInAccount,
  getContact: contactsRoutes.getContact,
  deleteContact: contactsRoutes.deleteContact,
  updateContact: contactsRoutes.updateContact,
  attachContactLabel: contactsRoutes.attachContactLabel,
  detachContactLabel: contactsRoutes.detachContactLabel,
  listConversations: conversationsRoutes.listConversations,
  getConversation: conversationsRoutes.getConversation,
  updateConversation: conversationsRoutes.updateConversation,
  attachConversationLabelInAccount: conversationsRoutes.attachConversationLabelInAccount,
  detachConversationLabel: conversationsRoutes.detachConversationLabel,
  markConversationRead: conversationsRoutes.markConversationRead,
  createMedia: mediaRoutes.createMedia,
  listMessages: messagesRoutes.listMessages,
  sendMessage: messagesRoutes.sendMessage,
  getMessage: messagesRoutes.getMessage,
  getMessageMedia: messagesRoutes.getMessageMedia,
  listTemplates: templatesRoutes.listTemplates,
  syncTemplates: templatesRoutes.syncTemplates,
  getTemplate: templatesRoutes.getTemplate,
})

/** The argument of `getOpenAPI31Document`. */
export const documentConfig = {
  openapi: '3.1.0',
  info: { title: 'Channel Messaging Public API', version: '1.0.0' },
  servers: [
    {
      url: '{base_url}',
      description: 'The address of the service.',
      variables: {
        base_url: { default: 'http://127.0.0.1:8787', description: 'The base URL of the service, without a path.' },
      },
    },
  ],
  tags: [
    { name: 'meta' },
    { name: 'accounts' },
    { name: 'messages' },
    { name: 'media' },
    { name: 'conversations' },
    { name: 'customers' },
    { name: 'contacts' },
    { name: 'templates' },
    { name: 'labels' },
    { name: 'users' },
    { name: 'webhook-deliveries' },
    { name: 'events' },
    { name: 'webhook-subscriptions' },
  ],
  security: [{ apiKey: [] }],
}

/** Components, each after those that it refers to. */
const components = [
  'RequestId', 'Health', 'HealthResponse', 'ErrorType', 'ErrorCode', 'ErrorDetail', 'Error', 'OpenApiDocument',
  'OrganizationReference', 'TeamReference', 'Timestamp', 'Me', 'MeResponse', 'AccountStatus', 'PhoneNumber',
  'PhoneNumberId', 'AccountRestriction', 'CustomerId', 'CustomerReference', 'Account', 'AccountList',
  'CustomerStatus', 'Metadata', 'Customer', 'CustomerList', 'CustomerCreate', 'CustomerResponse',
  'CustomerUpdate', 'CustomerSetupLinkId', 'CustomerSetupLinkStatus', 'SetupFailureReason',
  'CustomerSetupLinkState', 'CustomerSetupLinkList', 'CustomerSetupLinkCreate', 'CustomerSetupLink',
  'CustomerSetupLinkResponse', 'CustomerSetupLinkStateResponse', 'ContactCreate', 'ContactId',
  'CreatedAccountReference', 'CreatedContact', 'CreatedContactResponse', 'LabelId', 'BulkLabelOperation',
  'BulkLabel', 'BulkLabelResult', 'BulkLabelResponse', 'ConversationId', 'LabelAttach',
  'ConversationLabelLink', 'ConversationLabelLinkResponse', 'Label', 'LabelList', 'LabelCreate',
  'LabelResponse', 'DeletedLabel', 'DeletedLabelResponse', 'LabelUpdate', 'UserId', 'User', 'UserList',
  'UserResponse', 'WebhookSubscriptionId', 'WebhookDeliveryStatus', 'EventType', 'WebhookDeliveryId',
  'AnyEventType', 'WebhookDeadReason', 'WebhookDelivery', 'WebhookDeliveryList', 'BulkReplay',
  'BulkReplayResult', 'BulkReplayResponse', 'EventEnvelope', 'MessageId', 'MessageDirection', 'MessageMedia',
  'MessageStatus', 'AccountReference', 'MessageErrorCode', 'Message', 'MessageReceivedEvent',
  'PreviousAttributes', 'MessageSentEvent', 'MessageDeliveredEvent', 'MessageReadEvent', 'MessageFailedEvent',
  'MessageUpdatedEvent', 'ConversationStatus', 'ConversationContact', 'Assignee', 'ConversationState',
  'ConversationCreatedEvent', 'ConversationUpdatedEvent', 'BusinessScopedUserId', 'ContactState',
  'ContactCreatedEvent', 'ContactUpdatedEvent', 'DeletedContact', 'ContactDeletedEvent',
  'ContactOptedOutEvent', 'ContactOptedInEvent', 'TemplateStatus', 'TemplateCategory', 'TemplateComponent',
  'Template', 'TemplateCreatedEvent', 'TemplateUpdatedEvent', 'DeletedTemplate', 'TemplateDeletedEvent',
  'AccountConnectedEvent', 'AccountUpdatedEvent', 'AccountDisconnectedEvent', 'SetupLinkCompletedEvent',
  'SetupLinkFailedEvent', 'SetupLinkExpiredEvent', 'SetupLinkRevokedEvent', 'ReceiverUrl',
  'WebhookDisabledReason', 'WebhookSecretId', 'WebhookSecret', 'WebhookSubscription', 'WebhookTestEvent',
  'WebhookEvent', 'OtherEvent', 'WebhookDeliveryAttempt', 'WebhookDeliveryWithPayload',
  'WebhookDeliveryWithPayloadResponse', 'WebhookDeliveryReplay', 'WebhookDeliveryReplayResponse',
  'WebhookSubscriptionList', 'SubscribedEventType', 'SubscribedEventTypes', 'WebhookSubscriptionCreate',
  'WebhookSecretText', 'CreatedWebhookSubscription', 'CreatedWebhookSubscriptionResponse',
  'WebhookSubscriptionResponse', 'DeletedWebhookSubscription', 'DeletedWebhookSubscriptionResponse',
  'WebhookSubscriptionUpdate', 'WebhookSecretCreate', 'CreatedWebhookSecret', 'CreatedWebhookSecretResponse',
  'DeletedWebhookSecret', 'DeletedWebhookSecretResponse', 'WebhookTestResponse', 'LabelReference',
  'AttachedLabels', 'Contact', 'ContactList', 'ContactResponse', 'DeletedContactResponse', 'ContactUpdate',
  'ContactLabelLink', 'ContactLabelLinkResponse', 'Conversation', 'ConversationList', 'ConversationResponse',
  'ConversationUpdate', 'ConversationRead', 'MediaCreate', 'Media', 'MediaResponse', 'MessageList',
  'MessageSendBase', 'SendText', 'MessageSendText', 'SendCaptionedMedia', 'MessageSendImage', 'SendDocument',
  'MessageSendDocument', 'MessageSendVideo', 'SendMedia', 'MessageSendAudio', 'MessageSendSticker',
  'SendLocation', 'MessageSendLocation', 'SendContactCard', 'MessageSendContacts', 'SendReaction',
  'MessageSendReaction', 'SendInteractiveHeader', 'SendButtons', 'SendList', 'SendLinkButton', 'SendFlow',
  'SendLocationRequest', 'SendInteractive', 'MessageSendInteractive', 'SendTemplateComponent', 'SendTemplate',
  'MessageSendTemplate', 'MessageSend', 'MessageResponse', 'TemplateList', 'TemplateSyncResult',
  'TemplateSyncResultResponse', 'TemplateResponse',
]

/** Registers what the routes alone do not add to a document: every component, in its order, and the webhooks. */
export const registerComponents = (registry) => {
  for (const name of components) registry.register(name, schemas[name])
  for (const name in securitySchemes) registry.registerComponent('securitySchemes', name, securitySchemes[name])
  for (const webhook of Object.values(webhooks)) registry.registerWebhook(webhook)
}
