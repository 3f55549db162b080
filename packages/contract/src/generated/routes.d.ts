// Generated from spec/. Do not edit.
import type { OpenAPIHono, RouteConfig, z } from '@hono/zod-openapi'
import type { GetHealthInput, GetOpenApiDocumentInput, GetMeInput, ListAccountsInput, ListCustomersInput, CreateCustomerInput, GetCustomerInput, UpdateCustomerInput, CreateSetupLinkInput, CreateContactInput, BulkLabelContactsInput, AttachConversationLabelInput, ListLabelsInput, CreateLabelInput, GetLabelInput, DeleteLabelInput, UpdateLabelInput, ListWebhookDeliveriesInput, BulkReplayWebhookDeliveriesInput, GetWebhookDeliveryInput, ReplayWebhookDeliveryInput, ListWebhookSubscriptionsInput, CreateWebhookSubscriptionInput, GetWebhookSubscriptionInput, DeleteWebhookSubscriptionInput, UpdateWebhookSubscriptionInput, CreateWebhookSecretInput, DeleteWebhookSecretInput, SendWebhookTestInput, ListContactsInput, CreateContactInAccountInput, BulkLabelContactsInAccountInput, GetContactInput, DeleteContactInput, UpdateContactInput, AttachContactLabelInput, DetachContactLabelInput, ListConversationsInput, GetConversationInput, UpdateConversationInput, AttachConversationLabelInAccountInput, DetachConversationLabelInput, ListMessagesInput, SendMessageInput, GetMessageInput, GetMessageMediaInput, ListTemplatesInput, SyncTemplatesInput, GetTemplateInput } from './handlers.js'

type Decoded<Part> = z.ZodPipe<z.ZodUnknown, z.ZodType<Part>>

/** A route as `createRoute` makes it. What its handler answers is typed by the handler types, not here. */
export type OperationRoute<Method extends string, Path extends string, Request> = Omit<RouteConfig, 'method' | 'path' | 'request'> & {
  readonly method: Method
  readonly path: Path
  readonly request: Request
  getRoutingPath(): string
}

export interface Routes {
  readonly getHealth: OperationRoute<'get', '/v1/health', {}>
  readonly getOpenApiDocument: OperationRoute<'get', '/v1/openapi.json', {}>
  readonly getMe: OperationRoute<'get', '/v1/me', {}>
  readonly listAccounts: OperationRoute<'get', '/v1/accounts', { query: Decoded<ListAccountsInput['query']> }>
  readonly listCustomers: OperationRoute<'get', '/v1/customers', { query: Decoded<ListCustomersInput['query']> }>
  readonly createCustomer: OperationRoute<'post', '/v1/customers', { headers: Decoded<CreateCustomerInput['headers']>; body: { content: { 'application/json': { schema: z.ZodType<CreateCustomerInput['body']> } }; required: true } }>
  readonly getCustomer: OperationRoute<'get', '/v1/customers/{id}', { params: Decoded<GetCustomerInput['params']> }>
  readonly updateCustomer: OperationRoute<'patch', '/v1/customers/{id}', { params: Decoded<UpdateCustomerInput['params']>; body: { content: { 'application/json': { schema: z.ZodType<UpdateCustomerInput['body']> } }; required: true } }>
  readonly createSetupLink: OperationRoute<'post', '/v1/customers/{customer_id}/setup_links', { params: Decoded<CreateSetupLinkInput['params']>; headers: Decoded<CreateSetupLinkInput['headers']>; body: { content: { 'application/json': { schema: z.ZodType<CreateSetupLinkInput['body']> } }; required: true } }>
  readonly createContact: OperationRoute<'post', '/v1/contacts', { headers: Decoded<CreateContactInput['headers']>; body: { content: { 'application/json': { schema: z.ZodType<CreateContactInput['body']> } }; required: true } }>
  readonly bulkLabelContacts: OperationRoute<'post', '/v1/contacts/bulk_label', { headers: Decoded<BulkLabelContactsInput['headers']>; body: { content: { 'application/json': { schema: z.ZodType<BulkLabelContactsInput['body']> } }; required: true } }>
  readonly attachConversationLabel: OperationRoute<'post', '/v1/conversations/{id}/labels', { params: Decoded<AttachConversationLabelInput['params']>; headers: Decoded<AttachConversationLabelInput['headers']>; body: { content: { 'application/json': { schema: z.ZodType<AttachConversationLabelInput['body']> } }; required: true } }>
  readonly listLabels: OperationRoute<'get', '/v1/labels', { query: Decoded<ListLabelsInput['query']> }>
  readonly createLabel: OperationRoute<'post', '/v1/labels', { headers: Decoded<CreateLabelInput['headers']>; body: { content: { 'application/json': { schema: z.ZodType<CreateLabelInput['body']> } }; required: true } }>
  readonly getLabel: OperationRoute<'get', '/v1/labels/{id}', { params: Decoded<GetLabelInput['params']> }>
  readonly deleteLabel: OperationRoute<'delete', '/v1/labels/{id}', { params: Decoded<DeleteLabelInput['params']> }>
  readonly updateLabel: OperationRoute<'patch', '/v1/labels/{id}', { params: Decoded<UpdateLabelInput['params']>; body: { content: { 'application/json': { schema: z.ZodType<UpdateLabelInput['body']> } }; required: true } }>
  readonly listWebhookDeliveries: OperationRoute<'get', '/v1/webhook_deliveries', { query: Decoded<ListWebhookDeliveriesInput['query']> }>
  readonly bulkReplayWebhookDeliveries: OperationRoute<'post', '/v1/webhook_deliveries/bulk_replay', { headers: Decoded<BulkReplayWebhookDeliveriesInput['headers']>; body: { content: { 'application/json': { schema: z.ZodType<BulkReplayWebhookDeliveriesInput['body']> } }; required: true } }>
  readonly getWebhookDelivery: OperationRoute<'get', '/v1/webhook_deliveries/{id}', { params: Decoded<GetWebhookDeliveryInput['params']> }>
  readonly replayWebhookDelivery: OperationRoute<'post', '/v1/webhook_deliveries/{id}/replay', { params: Decoded<ReplayWebhookDeliveryInput['params']>; headers: Decoded<ReplayWebhookDeliveryInput['headers']> }>
  readonly listWebhookSubscriptions: OperationRoute<'get', '/v1/webhook_subscriptions', { query: Decoded<ListWebhookSubscriptionsInput['query']> }>
  readonly createWebhookSubscription: OperationRoute<'post', '/v1/webhook_subscriptions', { headers: Decoded<CreateWebhookSubscriptionInput['headers']>; body: { content: { 'application/json': { schema: z.ZodType<CreateWebhookSubscriptionInput['body']> } }; required: true } }>
  readonly getWebhookSubscription: OperationRoute<'get', '/v1/webhook_subscriptions/{id}', { params: Decoded<GetWebhookSubscriptionInput['params']> }>
  readonly deleteWebhookSubscription: OperationRoute<'delete', '/v1/webhook_subscriptions/{id}', { params: Decoded<DeleteWebhookSubscriptionInput['params']> }>
  readonly updateWebhookSubscription: OperationRoute<'patch', '/v1/webhook_subscriptions/{id}', { params: Decoded<UpdateWebhookSubscriptionInput['params']>; body: { content: { 'application/json': { schema: z.ZodType<UpdateWebhookSubscriptionInput['body']> } }; required: true } }>
  readonly createWebhookSecret: OperationRoute<'post', '/v1/webhook_subscriptions/{id}/secrets', { params: Decoded<CreateWebhookSecretInput['params']>; headers: Decoded<CreateWebhookSecretInput['headers']>; body: { content: { 'application/json': { schema: z.ZodType<CreateWebhookSecretInput['body']> } }; required: true } }>
  readonly deleteWebhookSecret: OperationRoute<'delete', '/v1/webhook_subscriptions/{id}/secrets/{secret_id}', { params: Decoded<DeleteWebhookSecretInput['params']> }>
  readonly sendWebhookTest: OperationRoute<'post', '/v1/webhook_subscriptions/{id}/test', { params: Decoded<SendWebhookTestInput['params']>; headers: Decoded<SendWebhookTestInput['headers']> }>
  readonly listContacts: OperationRoute<'get', '/v1/{phone_number_id}/contacts', { params: Decoded<ListContactsInput['params']>; query: Decoded<ListContactsInput['query']> }>
  readonly createContactInAccount: OperationRoute<'post', '/v1/{phone_number_id}/contacts', { params: Decoded<CreateContactInAccountInput['params']>; headers: Decoded<CreateContactInAccountInput['headers']>; body: { content: { 'application/json': { schema: z.ZodType<CreateContactInAccountInput['body']> } }; required: true } }>
  readonly bulkLabelContactsInAccount: OperationRoute<'post', '/v1/{phone_number_id}/contacts/bulk_label', { params: Decoded<BulkLabelContactsInAccountInput['params']>; headers: Decoded<BulkLabelContactsInAccountInput['headers']>; body: { content: { 'application/json': { schema: z.ZodType<BulkLabelContactsInAccountInput['body']> } }; required: true } }>
  readonly getContact: OperationRoute<'get', '/v1/{phone_number_id}/contacts/{id}', { params: Decoded<GetContactInput['params']> }>
  readonly deleteContact: OperationRoute<'delete', '/v1/{phone_number_id}/contacts/{id}', { params: Decoded<DeleteContactInput['params']> }>
  readonly updateContact: OperationRoute<'patch', '/v1/{phone_number_id}/contacts/{id}', { params: Decoded<UpdateContactInput['params']>; body: { content: { 'application/json': { schema: z.ZodType<UpdateContactInput['body']> } }; required: true } }>
  readonly attachContactLabel: OperationRoute<'post', '/v1/{phone_number_id}/contacts/{id}/labels', { params: Decoded<AttachContactLabelInput['params']>; headers: Decoded<AttachContactLabelInput['headers']>; body: { content: { 'application/json': { schema: z.ZodType<AttachContactLabelInput['body']> } }; required: true } }>
  readonly detachContactLabel: OperationRoute<'delete', '/v1/{phone_number_id}/contacts/{id}/labels/{label_id}', { params: Decoded<DetachContactLabelInput['params']> }>
  readonly listConversations: OperationRoute<'get', '/v1/{phone_number_id}/conversations', { params: Decoded<ListConversationsInput['params']>; query: Decoded<ListConversationsInput['query']>; headers: Decoded<ListConversationsInput['headers']> }>
  readonly getConversation: OperationRoute<'get', '/v1/{phone_number_id}/conversations/{id}', { params: Decoded<GetConversationInput['params']> }>
  readonly updateConversation: OperationRoute<'patch', '/v1/{phone_number_id}/conversations/{id}', { params: Decoded<UpdateConversationInput['params']>; body: { content: { 'application/json': { schema: z.ZodType<UpdateConversationInput['body']> } }; required: true } }>
  readonly attachConversationLabelInAccount: OperationRoute<'post', '/v1/{phone_number_id}/conversations/{id}/labels', { params: Decoded<AttachConversationLabelInAccountInput['params']>; headers: Decoded<AttachConversationLabelInAccountInput['headers']>; body: { content: { 'application/json': { schema: z.ZodType<AttachConversationLabelInAccountInput['body']> } }; required: true } }>
  readonly detachConversationLabel: OperationRoute<'delete', '/v1/{phone_number_id}/conversations/{id}/labels/{label_id}', { params: Decoded<DetachConversationLabelInput['params']> }>
  readonly listMessages: OperationRoute<'get', '/v1/{phone_number_id}/messages', { params: Decoded<ListMessagesInput['params']>; query: Decoded<ListMessagesInput['query']> }>
  readonly sendMessage: OperationRoute<'post', '/v1/{phone_number_id}/messages', { params: Decoded<SendMessageInput['params']>; headers: Decoded<SendMessageInput['headers']>; body: { content: { 'application/json': { schema: z.ZodType<SendMessageInput['body']> } }; required: true } }>
  readonly getMessage: OperationRoute<'get', '/v1/{phone_number_id}/messages/{id}', { params: Decoded<GetMessageInput['params']> }>
  readonly getMessageMedia: OperationRoute<'get', '/v1/{phone_number_id}/messages/{id}/media', { params: Decoded<GetMessageMediaInput['params']> }>
  readonly listTemplates: OperationRoute<'get', '/v1/{phone_number_id}/templates', { params: Decoded<ListTemplatesInput['params']>; query: Decoded<ListTemplatesInput['query']> }>
  readonly syncTemplates: OperationRoute<'post', '/v1/{phone_number_id}/templates/sync', { params: Decoded<SyncTemplatesInput['params']>; headers: Decoded<SyncTemplatesInput['headers']> }>
  readonly getTemplate: OperationRoute<'get', '/v1/{phone_number_id}/templates/{name}', { params: Decoded<GetTemplateInput['params']>; query: Decoded<GetTemplateInput['query']> }>
}

/** One route per operation, literal segments before parameters. */
export declare const routes: Routes

/** The document without its paths, components and webhooks: what `getOpenAPI31Document` is called with. */
export declare const documentConfig: Parameters<OpenAPIHono['getOpenAPI31Document']>[0]

/** Puts the components and webhooks of the document into the registry of an app, as authored. */
export declare function registerComponents(registry: OpenAPIHono['openAPIRegistry']): void
