// Generated from spec/. Do not edit.
import type { GetHealthInput, GetOpenApiDocumentInput, GetMeInput, ListAccountsInput, ListCustomersInput, CreateCustomerInput, GetCustomerInput, UpdateCustomerInput, CreateSetupLinkInput, CreateContactInput, BulkLabelContactsInput, AttachConversationLabelInput, ListLabelsInput, CreateLabelInput, GetLabelInput, DeleteLabelInput, UpdateLabelInput, ListWebhookDeliveriesInput, BulkReplayWebhookDeliveriesInput, GetWebhookDeliveryInput, ReplayWebhookDeliveryInput, ListWebhookSubscriptionsInput, CreateWebhookSubscriptionInput, GetWebhookSubscriptionInput, DeleteWebhookSubscriptionInput, UpdateWebhookSubscriptionInput, CreateWebhookSecretInput, DeleteWebhookSecretInput, SendWebhookTestInput, ListContactsInput, CreateContactInAccountInput, BulkLabelContactsInAccountInput, GetContactInput, DeleteContactInput, UpdateContactInput, AttachContactLabelInput, DetachContactLabelInput, ListConversationsInput, GetConversationInput, UpdateConversationInput, AttachConversationLabelInAccountInput, DetachConversationLabelInput, ListMessagesInput, SendMessageInput, GetMessageInput, GetMessageMediaInput, ListTemplatesInput, SyncTemplatesInput, GetTemplateInput } from './handlers.js'
import type { OperationDescription } from './runtime.js'

/** The x-… fields that operations of this document have. */
export interface OperationExtensions {
  readonly 'x-added'?: string | undefined
  readonly 'x-additions'?: Readonly<Record<string, unknown>> | undefined
  readonly 'x-errors'?: readonly (string)[] | undefined
}

/** A row of the table; of any operation where nothing else is said. */
export type Operation<Id extends OperationId = OperationId, Input = unknown> = OperationDescription<Id, Input, OperationExtensions>

export type OperationId = keyof Operations

export interface Operations {
  readonly getHealth: Operation<'getHealth', GetHealthInput>
  readonly getOpenApiDocument: Operation<'getOpenApiDocument', GetOpenApiDocumentInput>
  readonly getMe: Operation<'getMe', GetMeInput>
  readonly listAccounts: Operation<'listAccounts', ListAccountsInput>
  readonly listCustomers: Operation<'listCustomers', ListCustomersInput>
  readonly createCustomer: Operation<'createCustomer', CreateCustomerInput>
  readonly getCustomer: Operation<'getCustomer', GetCustomerInput>
  readonly updateCustomer: Operation<'updateCustomer', UpdateCustomerInput>
  readonly createSetupLink: Operation<'createSetupLink', CreateSetupLinkInput>
  readonly createContact: Operation<'createContact', CreateContactInput>
  readonly bulkLabelContacts: Operation<'bulkLabelContacts', BulkLabelContactsInput>
  readonly attachConversationLabel: Operation<'attachConversationLabel', AttachConversationLabelInput>
  readonly listLabels: Operation<'listLabels', ListLabelsInput>
  readonly createLabel: Operation<'createLabel', CreateLabelInput>
  readonly getLabel: Operation<'getLabel', GetLabelInput>
  readonly deleteLabel: Operation<'deleteLabel', DeleteLabelInput>
  readonly updateLabel: Operation<'updateLabel', UpdateLabelInput>
  readonly listWebhookDeliveries: Operation<'listWebhookDeliveries', ListWebhookDeliveriesInput>
  readonly bulkReplayWebhookDeliveries: Operation<'bulkReplayWebhookDeliveries', BulkReplayWebhookDeliveriesInput>
  readonly getWebhookDelivery: Operation<'getWebhookDelivery', GetWebhookDeliveryInput>
  readonly replayWebhookDelivery: Operation<'replayWebhookDelivery', ReplayWebhookDeliveryInput>
  readonly listWebhookSubscriptions: Operation<'listWebhookSubscriptions', ListWebhookSubscriptionsInput>
  readonly createWebhookSubscription: Operation<'createWebhookSubscription', CreateWebhookSubscriptionInput>
  readonly getWebhookSubscription: Operation<'getWebhookSubscription', GetWebhookSubscriptionInput>
  readonly deleteWebhookSubscription: Operation<'deleteWebhookSubscription', DeleteWebhookSubscriptionInput>
  readonly updateWebhookSubscription: Operation<'updateWebhookSubscription', UpdateWebhookSubscriptionInput>
  readonly createWebhookSecret: Operation<'createWebhookSecret', CreateWebhookSecretInput>
  readonly deleteWebhookSecret: Operation<'deleteWebhookSecret', DeleteWebhookSecretInput>
  readonly sendWebhookTest: Operation<'sendWebhookTest', SendWebhookTestInput>
  readonly listContacts: Operation<'listContacts', ListContactsInput>
  readonly createContactInAccount: Operation<'createContactInAccount', CreateContactInAccountInput>
  readonly bulkLabelContactsInAccount: Operation<'bulkLabelContactsInAccount', BulkLabelContactsInAccountInput>
  readonly getContact: Operation<'getContact', GetContactInput>
  readonly deleteContact: Operation<'deleteContact', DeleteContactInput>
  readonly updateContact: Operation<'updateContact', UpdateContactInput>
  readonly attachContactLabel: Operation<'attachContactLabel', AttachContactLabelInput>
  readonly detachContactLabel: Operation<'detachContactLabel', DetachContactLabelInput>
  readonly listConversations: Operation<'listConversations', ListConversationsInput>
  readonly getConversation: Operation<'getConversation', GetConversationInput>
  readonly updateConversation: Operation<'updateConversation', UpdateConversationInput>
  readonly attachConversationLabelInAccount: Operation<'attachConversationLabelInAccount', AttachConversationLabelInAccountInput>
  readonly detachConversationLabel: Operation<'detachConversationLabel', DetachConversationLabelInput>
  readonly listMessages: Operation<'listMessages', ListMessagesInput>
  readonly sendMessage: Operation<'sendMessage', SendMessageInput>
  readonly getMessage: Operation<'getMessage', GetMessageInput>
  readonly getMessageMedia: Operation<'getMessageMedia', GetMessageMediaInput>
  readonly listTemplates: Operation<'listTemplates', ListTemplatesInput>
  readonly syncTemplates: Operation<'syncTemplates', SyncTemplatesInput>
  readonly getTemplate: Operation<'getTemplate', GetTemplateInput>
}

export declare const operations: Operations
