// Generated from spec/. Do not edit.
import type { DocumentTypes, Typed } from '@channel/codegen/zod'
import type { OpenAPIHono } from '@hono/zod-openapi'
import type { AllHandlers, HeaderName, SecurityHandlers } from './handlers.js'
import type { HonoSchema } from './hono-schema.js'
import type * as metaRoutes from './routes/meta.js'
import type * as accountsRoutes from './routes/accounts.js'
import type * as customersRoutes from './routes/customers.js'
import type * as contactsRoutes from './routes/contacts.js'
import type * as conversationsRoutes from './routes/conversations.js'
import type * as messagesRoutes from './routes/messages.js'
import type * as labelsRoutes from './routes/labels.js'
import type * as savedRepliesRoutes from './routes/saved-replies.js'
import type * as usersRoutes from './routes/users.js'
import type * as webhookDeliveriesRoutes from './routes/webhook-deliveries.js'
import type * as webhookSubscriptionsRoutes from './routes/webhook-subscriptions.js'
import type * as eventsRoutes from './routes/events.js'
import type * as usageRoutes from './routes/usage.js'
import type * as broadcastsRoutes from './routes/broadcasts.js'
import type * as assignmentRulesRoutes from './routes/assignment-rules.js'
import type * as contactImportsRoutes from './routes/contact-imports.js'
import type * as notesRoutes from './routes/notes.js'
import type * as mediaRoutes from './routes/media.js'
import type * as accountProfilesRoutes from './routes/account-profiles.js'
import type * as templatesRoutes from './routes/templates.js'

export interface Routes {
  readonly getHealth: typeof metaRoutes.getHealth
  readonly getOpenApiDocument: typeof metaRoutes.getOpenApiDocument
  readonly getMe: typeof metaRoutes.getMe
  readonly listAccounts: typeof accountsRoutes.listAccounts
  readonly getAccount: typeof accountsRoutes.getAccount
  readonly listCustomers: typeof customersRoutes.listCustomers
  readonly createCustomer: typeof customersRoutes.createCustomer
  readonly getCustomer: typeof customersRoutes.getCustomer
  readonly updateCustomer: typeof customersRoutes.updateCustomer
  readonly listSetupLinks: typeof customersRoutes.listSetupLinks
  readonly createSetupLink: typeof customersRoutes.createSetupLink
  readonly getSetupLink: typeof customersRoutes.getSetupLink
  readonly deleteSetupLink: typeof customersRoutes.deleteSetupLink
  readonly createContact: typeof contactsRoutes.createContact
  readonly bulkLabelContacts: typeof contactsRoutes.bulkLabelContacts
  readonly attachConversationLabel: typeof conversationsRoutes.attachConversationLabel
  readonly searchMessages: typeof messagesRoutes.searchMessages
  readonly listLabels: typeof labelsRoutes.listLabels
  readonly createLabel: typeof labelsRoutes.createLabel
  readonly getLabel: typeof labelsRoutes.getLabel
  readonly deleteLabel: typeof labelsRoutes.deleteLabel
  readonly updateLabel: typeof labelsRoutes.updateLabel
  readonly listSavedReplies: typeof savedRepliesRoutes.listSavedReplies
  readonly createSavedReply: typeof savedRepliesRoutes.createSavedReply
  readonly getSavedReply: typeof savedRepliesRoutes.getSavedReply
  readonly deleteSavedReply: typeof savedRepliesRoutes.deleteSavedReply
  readonly updateSavedReply: typeof savedRepliesRoutes.updateSavedReply
  readonly listUsers: typeof usersRoutes.listUsers
  readonly getUser: typeof usersRoutes.getUser
  readonly listWebhookDeliveries: typeof webhookDeliveriesRoutes.listWebhookDeliveries
  readonly bulkReplayWebhookDeliveries: typeof webhookDeliveriesRoutes.bulkReplayWebhookDeliveries
  readonly getWebhookDelivery: typeof webhookDeliveriesRoutes.getWebhookDelivery
  readonly replayWebhookDelivery: typeof webhookDeliveriesRoutes.replayWebhookDelivery
  readonly listWebhookSubscriptions: typeof webhookSubscriptionsRoutes.listWebhookSubscriptions
  readonly createWebhookSubscription: typeof webhookSubscriptionsRoutes.createWebhookSubscription
  readonly getWebhookSubscription: typeof webhookSubscriptionsRoutes.getWebhookSubscription
  readonly deleteWebhookSubscription: typeof webhookSubscriptionsRoutes.deleteWebhookSubscription
  readonly updateWebhookSubscription: typeof webhookSubscriptionsRoutes.updateWebhookSubscription
  readonly recoverWebhookDeliveries: typeof webhookSubscriptionsRoutes.recoverWebhookDeliveries
  readonly createWebhookSecret: typeof webhookSubscriptionsRoutes.createWebhookSecret
  readonly deleteWebhookSecret: typeof webhookSubscriptionsRoutes.deleteWebhookSecret
  readonly sendWebhookTest: typeof webhookSubscriptionsRoutes.sendWebhookTest
  readonly listEvents: typeof eventsRoutes.listEvents
  readonly listUsage: typeof usageRoutes.listUsage
  readonly listBroadcasts: typeof broadcastsRoutes.listBroadcasts
  readonly createBroadcast: typeof broadcastsRoutes.createBroadcast
  readonly getBroadcast: typeof broadcastsRoutes.getBroadcast
  readonly updateBroadcast: typeof broadcastsRoutes.updateBroadcast
  readonly cancelBroadcast: typeof broadcastsRoutes.cancelBroadcast
  readonly pauseBroadcast: typeof broadcastsRoutes.pauseBroadcast
  readonly listBroadcastRecipients: typeof broadcastsRoutes.listBroadcastRecipients
  readonly bulkAddBroadcastRecipients: typeof broadcastsRoutes.bulkAddBroadcastRecipients
  readonly startBroadcast: typeof broadcastsRoutes.startBroadcast
  readonly getAssignmentRule: typeof assignmentRulesRoutes.getAssignmentRule
  readonly updateAssignmentRule: typeof assignmentRulesRoutes.updateAssignmentRule
  readonly listContacts: typeof contactsRoutes.listContacts
  readonly createContactInAccount: typeof contactsRoutes.createContactInAccount
  readonly listContactImports: typeof contactImportsRoutes.listContactImports
  readonly createContactImport: typeof contactImportsRoutes.createContactImport
  readonly getContactImport: typeof contactImportsRoutes.getContactImport
  readonly cancelContactImport: typeof contactImportsRoutes.cancelContactImport
  readonly getContactImportErrors: typeof contactImportsRoutes.getContactImportErrors
  readonly exportContacts: typeof contactsRoutes.exportContacts
  readonly bulkLabelContactsInAccount: typeof contactsRoutes.bulkLabelContactsInAccount
  readonly upsertContact: typeof contactsRoutes.upsertContact
  readonly getContact: typeof contactsRoutes.getContact
  readonly deleteContact: typeof contactsRoutes.deleteContact
  readonly updateContact: typeof contactsRoutes.updateContact
  readonly blockContact: typeof contactsRoutes.blockContact
  readonly unblockContact: typeof contactsRoutes.unblockContact
  readonly attachContactLabel: typeof contactsRoutes.attachContactLabel
  readonly detachContactLabel: typeof contactsRoutes.detachContactLabel
  readonly listConversations: typeof conversationsRoutes.listConversations
  readonly getConversation: typeof conversationsRoutes.getConversation
  readonly updateConversation: typeof conversationsRoutes.updateConversation
  readonly attachConversationLabelInAccount: typeof conversationsRoutes.attachConversationLabelInAccount
  readonly detachConversationLabel: typeof conversationsRoutes.detachConversationLabel
  readonly listNotes: typeof notesRoutes.listNotes
  readonly createNote: typeof notesRoutes.createNote
  readonly deleteNote: typeof notesRoutes.deleteNote
  readonly updateNote: typeof notesRoutes.updateNote
  readonly markConversationRead: typeof conversationsRoutes.markConversationRead
  readonly createMedia: typeof mediaRoutes.createMedia
  readonly listMessages: typeof messagesRoutes.listMessages
  readonly sendMessage: typeof messagesRoutes.sendMessage
  readonly getMessage: typeof messagesRoutes.getMessage
  readonly cancelMessage: typeof messagesRoutes.cancelMessage
  readonly getMessageMedia: typeof messagesRoutes.getMessageMedia
  readonly getAccountProfile: typeof accountProfilesRoutes.getAccountProfile
  readonly updateAccountProfile: typeof accountProfilesRoutes.updateAccountProfile
  readonly listTemplates: typeof templatesRoutes.listTemplates
  readonly createTemplate: typeof templatesRoutes.createTemplate
  readonly syncTemplates: typeof templatesRoutes.syncTemplates
  readonly getTemplate: typeof templatesRoutes.getTemplate
  readonly deleteTemplate: typeof templatesRoutes.deleteTemplate
  readonly updateTemplate: typeof templatesRoutes.updateTemplate
}

export type OperationId = keyof Routes

interface Types extends DocumentTypes {
  readonly handlers: AllHandlers<this['context']>
  readonly headers: HeaderName
  readonly security: SecurityHandlers
  readonly schema: HonoSchema
}

export declare const routes: Routes & Typed<Types>
export declare const documentConfig: Parameters<OpenAPIHono['getOpenAPI31Document']>[0]
export declare const registerComponents: (registry: OpenAPIHono['openAPIRegistry']) => void
