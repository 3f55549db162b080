// Generated from spec/. Do not edit.
import type { Endpoint } from '@channel/codegen/zod'
import type * as h from './handlers.js'
import type * as t from './types.js'

/** The operations by path, for `hc<typeof app>` of `hono/client`. */
export type HonoSchema = {
  '/v1/health': {
    $get: Endpoint<{  }, h.GetHealthResult>
  }
  '/v1/openapi.json': {
    $get: Endpoint<{ header?: {
    'if-none-match'?: string | undefined
  } }, h.GetOpenApiDocumentResult>
  }
  '/v1/me': {
    $get: Endpoint<{  }, h.GetMeResult>
  }
  '/v1/accounts': {
    $get: Endpoint<{ query?: {
    customer_id?: string | undefined
    status?: t.AccountStatus | undefined
    limit?: number | undefined
    cursor?: string | undefined
  } }, h.ListAccountsResult>
  }
  '/v1/accounts/:phone_number_id': {
    $get: Endpoint<{ param: {
    phone_number_id: t.PhoneNumberId
  } }, h.GetAccountResult>
  }
  '/v1/customers': {
    $get: Endpoint<{ query?: {
    limit?: number | undefined
    cursor?: string | undefined
  } }, h.ListCustomersResult>
    $post: Endpoint<{ header?: {
    'idempotency-key'?: string | undefined
  }; json: t.CustomerCreate }, h.CreateCustomerResult>
  }
  '/v1/customers/:id': {
    $get: Endpoint<{ param: {
    id: t.CustomerId
  } }, h.GetCustomerResult>
    $patch: Endpoint<{ param: {
    id: t.CustomerId
  }; json: t.CustomerUpdate }, h.UpdateCustomerResult>
  }
  '/v1/customers/:customer_id/setup_links': {
    $get: Endpoint<{ param: {
    customer_id: t.CustomerId
  }; query?: {
    limit?: number | undefined
    cursor?: string | undefined
  } }, h.ListSetupLinksResult>
    $post: Endpoint<{ param: {
    customer_id: t.CustomerId
  }; header?: {
    'idempotency-key'?: string | undefined
  }; json: t.CustomerSetupLinkCreate }, h.CreateSetupLinkResult>
  }
  '/v1/customers/:customer_id/setup_links/:id': {
    $get: Endpoint<{ param: {
    customer_id: t.CustomerId
    id: t.CustomerSetupLinkId
  } }, h.GetSetupLinkResult>
    $delete: Endpoint<{ param: {
    customer_id: t.CustomerId
    id: t.CustomerSetupLinkId
  } }, h.DeleteSetupLinkResult>
  }
  '/v1/contacts': {
    $post: Endpoint<{ header?: {
    'idempotency-key'?: string | undefined
  }; json: t.ContactCreate }, h.CreateContactResult>
  }
  '/v1/contacts/bulk_label': {
    $post: Endpoint<{ header?: {
    'idempotency-key'?: string | undefined
  }; json: t.BulkLabel }, h.BulkLabelContactsResult>
  }
  '/v1/conversations/:id/labels': {
    $post: Endpoint<{ param: {
    id: t.ConversationId
  }; header?: {
    'idempotency-key'?: string | undefined
  }; json: t.LabelAttach }, h.AttachConversationLabelResult>
  }
  '/v1/messages/search': {
    $get: Endpoint<{ query: {
    search: string
    phone_number_id?: t.PhoneNumberId | undefined
    contact_id?: t.ContactId | undefined
    kind?: t.ConversationKind | undefined
    direction?: t.MessageDirection | undefined
    created_after?: string | undefined
    created_before?: string | undefined
    limit?: number | undefined
    cursor?: string | undefined
  } }, h.SearchMessagesResult>
  }
  '/v1/labels': {
    $get: Endpoint<{ query?: {
    team_id?: string | undefined
    limit?: number | undefined
    cursor?: string | undefined
  } }, h.ListLabelsResult>
    $post: Endpoint<{ header?: {
    'idempotency-key'?: string | undefined
  }; json: t.LabelCreate }, h.CreateLabelResult>
  }
  '/v1/labels/:id': {
    $get: Endpoint<{ param: {
    id: t.LabelId
  } }, h.GetLabelResult>
    $delete: Endpoint<{ param: {
    id: t.LabelId
  } }, h.DeleteLabelResult>
    $patch: Endpoint<{ param: {
    id: t.LabelId
  }; json: t.LabelUpdate }, h.UpdateLabelResult>
  }
  '/v1/saved_replies': {
    $get: Endpoint<{ query?: {
    shortcut?: t.Shortcut | undefined
    limit?: number | undefined
    cursor?: string | undefined
  } }, h.ListSavedRepliesResult>
    $post: Endpoint<{ header?: {
    'idempotency-key'?: string | undefined
  }; json: t.SavedReplyCreate }, h.CreateSavedReplyResult>
  }
  '/v1/saved_replies/:id': {
    $get: Endpoint<{ param: {
    id: t.SavedReplyId
  } }, h.GetSavedReplyResult>
    $delete: Endpoint<{ param: {
    id: t.SavedReplyId
  } }, h.DeleteSavedReplyResult>
    $patch: Endpoint<{ param: {
    id: t.SavedReplyId
  }; json: t.SavedReplyUpdate }, h.UpdateSavedReplyResult>
  }
  '/v1/users': {
    $get: Endpoint<{ query?: {
    limit?: number | undefined
    cursor?: string | undefined
  } }, h.ListUsersResult>
  }
  '/v1/users/:id': {
    $get: Endpoint<{ param: {
    id: t.UserId
  } }, h.GetUserResult>
  }
  '/v1/webhook_deliveries': {
    $get: Endpoint<{ query?: {
    subscription_id?: t.WebhookSubscriptionId | undefined
    status?: t.WebhookDeliveryStatus | undefined
    event_type?: t.EventType | undefined
    event_id?: string | undefined
    created_after?: string | undefined
    created_before?: string | undefined
    limit?: number | undefined
    cursor?: string | undefined
  } }, h.ListWebhookDeliveriesResult>
  }
  '/v1/webhook_deliveries/bulk_replay': {
    $post: Endpoint<{ header?: {
    'idempotency-key'?: string | undefined
  }; json: t.BulkReplay }, h.BulkReplayWebhookDeliveriesResult>
  }
  '/v1/webhook_deliveries/:id': {
    $get: Endpoint<{ param: {
    id: t.WebhookDeliveryId
  } }, h.GetWebhookDeliveryResult>
  }
  '/v1/webhook_deliveries/:id/replay': {
    $post: Endpoint<{ param: {
    id: t.WebhookDeliveryId
  }; header?: {
    'idempotency-key'?: string | undefined
  } }, h.ReplayWebhookDeliveryResult>
  }
  '/v1/webhook_subscriptions': {
    $get: Endpoint<{ query?: {
    limit?: number | undefined
    cursor?: string | undefined
  } }, h.ListWebhookSubscriptionsResult>
    $post: Endpoint<{ header?: {
    'idempotency-key'?: string | undefined
  }; json: t.WebhookSubscriptionCreate }, h.CreateWebhookSubscriptionResult>
  }
  '/v1/webhook_subscriptions/:id': {
    $get: Endpoint<{ param: {
    id: t.WebhookSubscriptionId
  } }, h.GetWebhookSubscriptionResult>
    $delete: Endpoint<{ param: {
    id: t.WebhookSubscriptionId
  } }, h.DeleteWebhookSubscriptionResult>
    $patch: Endpoint<{ param: {
    id: t.WebhookSubscriptionId
  }; json: t.WebhookSubscriptionUpdate }, h.UpdateWebhookSubscriptionResult>
  }
  '/v1/webhook_subscriptions/:id/recover': {
    $post: Endpoint<{ param: {
    id: t.WebhookSubscriptionId
  }; header?: {
    'idempotency-key'?: string | undefined
  }; json: t.WebhookRecoveryCreate }, h.RecoverWebhookDeliveriesResult>
  }
  '/v1/webhook_subscriptions/:id/secrets': {
    $post: Endpoint<{ param: {
    id: t.WebhookSubscriptionId
  }; header?: {
    'idempotency-key'?: string | undefined
  }; json: t.WebhookSecretCreate }, h.CreateWebhookSecretResult>
  }
  '/v1/webhook_subscriptions/:id/secrets/:secret_id': {
    $delete: Endpoint<{ param: {
    id: t.WebhookSubscriptionId
    secret_id: t.WebhookSecretId
  } }, h.DeleteWebhookSecretResult>
  }
  '/v1/webhook_subscriptions/:id/test': {
    $post: Endpoint<{ param: {
    id: t.WebhookSubscriptionId
  }; header?: {
    'idempotency-key'?: string | undefined
  } }, h.SendWebhookTestResult>
  }
  '/v1/events': {
    $get: Endpoint<{ query?: {
    type?: t.EventType | undefined
    phone_number_id?: t.PhoneNumberId | undefined
    customer_id?: t.CustomerId | undefined
    object_id?: string | undefined
    created_after?: string | undefined
    created_before?: string | undefined
    order?: 'oldest_first' | 'newest_first' | undefined
    start?: 'oldest' | 'latest' | undefined
    wait?: number | undefined
    limit?: number | undefined
    cursor?: string | undefined
  } }, h.ListEventsResult>
  }
  '/v1/usage': {
    $get: Endpoint<{ query?: {
    from?: string | undefined
    to?: string | undefined
    group_by?: readonly ('day' | 'phone_number_id' | 'customer_id' | 'category' | 'type' | 'country' | 'billable')[] | undefined
    phone_number_id?: t.PhoneNumberId | undefined
    customer_id?: t.CustomerId | undefined
    category?: string | undefined
    country?: t.Country | undefined
    billable?: boolean | undefined
    limit?: number | undefined
    cursor?: string | undefined
  } }, h.ListUsageResult>
  }
  '/v1/:phone_number_id/broadcasts': {
    $get: Endpoint<{ param: {
    phone_number_id: t.PhoneNumberId
  }; query?: {
    status?: t.BroadcastStatusFilter | undefined
    limit?: number | undefined
    cursor?: string | undefined
  } }, h.ListBroadcastsResult>
    $post: Endpoint<{ param: {
    phone_number_id: t.PhoneNumberId
  }; header?: {
    'idempotency-key'?: string | undefined
  }; json: t.BroadcastCreate }, h.CreateBroadcastResult>
  }
  '/v1/:phone_number_id/broadcasts/:id': {
    $get: Endpoint<{ param: {
    phone_number_id: t.PhoneNumberId
    id: t.BroadcastId
  } }, h.GetBroadcastResult>
    $patch: Endpoint<{ param: {
    phone_number_id: t.PhoneNumberId
    id: t.BroadcastId
  }; json: t.BroadcastUpdate }, h.UpdateBroadcastResult>
  }
  '/v1/:phone_number_id/broadcasts/:id/cancel': {
    $post: Endpoint<{ param: {
    phone_number_id: t.PhoneNumberId
    id: t.BroadcastId
  }; header?: {
    'idempotency-key'?: string | undefined
  } }, h.CancelBroadcastResult>
  }
  '/v1/:phone_number_id/broadcasts/:id/pause': {
    $post: Endpoint<{ param: {
    phone_number_id: t.PhoneNumberId
    id: t.BroadcastId
  }; header?: {
    'idempotency-key'?: string | undefined
  } }, h.PauseBroadcastResult>
  }
  '/v1/:phone_number_id/broadcasts/:id/recipients': {
    $get: Endpoint<{ param: {
    phone_number_id: t.PhoneNumberId
    id: t.BroadcastId
  }; query?: {
    status?: t.BroadcastRecipientStatusFilter | undefined
    search?: string | undefined
    limit?: number | undefined
    cursor?: string | undefined
  } }, h.ListBroadcastRecipientsResult>
    $post: Endpoint<{ param: {
    phone_number_id: t.PhoneNumberId
    id: t.BroadcastId
  }; header?: {
    'idempotency-key'?: string | undefined
  }; json: t.BroadcastRecipientsAdd }, h.BulkAddBroadcastRecipientsResult>
  }
  '/v1/:phone_number_id/broadcasts/:id/start': {
    $post: Endpoint<{ param: {
    phone_number_id: t.PhoneNumberId
    id: t.BroadcastId
  }; header?: {
    'idempotency-key'?: string | undefined
  } }, h.StartBroadcastResult>
  }
  '/v1/:phone_number_id/assignment_rule': {
    $get: Endpoint<{ param: {
    phone_number_id: t.PhoneNumberId
  } }, h.GetAssignmentRuleResult>
    $patch: Endpoint<{ param: {
    phone_number_id: t.PhoneNumberId
  }; json: t.AssignmentRuleUpdate }, h.UpdateAssignmentRuleResult>
  }
  '/v1/:phone_number_id/contacts': {
    $get: Endpoint<{ param: {
    phone_number_id: t.PhoneNumberId
  }; query?: {
    phone_number?: string | undefined
    search?: string | undefined
    username?: string | undefined
    label_id?: t.LabelId | undefined
    bsuid?: t.BusinessScopedUserId | undefined
    blocked?: true | undefined
    limit?: number | undefined
    cursor?: string | undefined
  } }, h.ListContactsResult>
    $post: Endpoint<{ param: {
    phone_number_id: t.PhoneNumberId
  }; header?: {
    'idempotency-key'?: string | undefined
  }; json: t.ContactCreate }, h.CreateContactInAccountResult>
  }
  '/v1/:phone_number_id/contact_imports': {
    $get: Endpoint<{ param: {
    phone_number_id: t.PhoneNumberId
  }; query?: {
    limit?: number | undefined
    cursor?: string | undefined
  } }, h.ListContactImportsResult>
    $post: Endpoint<{ param: {
    phone_number_id: t.PhoneNumberId
  }; header?: {
    'idempotency-key'?: string | undefined
  }; form: Omit<t.ContactImportCreate, 'file'> & { file: Pick<File, 'name' | 'type' | 'stream'> } }, h.CreateContactImportResult>
  }
  '/v1/:phone_number_id/contact_imports/:id': {
    $get: Endpoint<{ param: {
    phone_number_id: t.PhoneNumberId
    id: t.ContactImportId
  } }, h.GetContactImportResult>
  }
  '/v1/:phone_number_id/contact_imports/:id/cancel': {
    $post: Endpoint<{ param: {
    phone_number_id: t.PhoneNumberId
    id: t.ContactImportId
  }; header?: {
    'idempotency-key'?: string | undefined
  } }, h.CancelContactImportResult>
  }
  '/v1/:phone_number_id/contact_imports/:id/errors': {
    $get: Endpoint<{ param: {
    phone_number_id: t.PhoneNumberId
    id: t.ContactImportId
  } }, h.GetContactImportErrorsResult>
  }
  '/v1/:phone_number_id/contacts/export': {
    $get: Endpoint<{ param: {
    phone_number_id: t.PhoneNumberId
  }; query?: {
    format?: 'csv' | 'ndjson' | undefined
    phone_number?: string | undefined
    search?: string | undefined
    username?: string | undefined
    label_id?: t.LabelId | undefined
    bsuid?: t.BusinessScopedUserId | undefined
    blocked?: true | undefined
  } }, h.ExportContactsResult>
  }
  '/v1/:phone_number_id/contacts/bulk_label': {
    $post: Endpoint<{ param: {
    phone_number_id: t.PhoneNumberId
  }; header?: {
    'idempotency-key'?: string | undefined
  }; json: t.BulkLabel }, h.BulkLabelContactsInAccountResult>
  }
  '/v1/:phone_number_id/contacts/by_phone_number/:phone_number': {
    $put: Endpoint<{ param: {
    phone_number_id: t.PhoneNumberId
    phone_number: string
  }; json: t.ContactUpdate }, h.UpsertContactResult>
  }
  '/v1/:phone_number_id/contacts/:id': {
    $get: Endpoint<{ param: {
    phone_number_id: t.PhoneNumberId
    id: t.ContactId
  } }, h.GetContactResult>
    $delete: Endpoint<{ param: {
    phone_number_id: t.PhoneNumberId
    id: t.ContactId
  } }, h.DeleteContactResult>
    $patch: Endpoint<{ param: {
    phone_number_id: t.PhoneNumberId
    id: t.ContactId
  }; json: t.ContactUpdate }, h.UpdateContactResult>
  }
  '/v1/:phone_number_id/contacts/:id/block': {
    $post: Endpoint<{ param: {
    phone_number_id: t.PhoneNumberId
    id: t.ContactId
  }; header?: {
    'idempotency-key'?: string | undefined
  } }, h.BlockContactResult>
    $delete: Endpoint<{ param: {
    phone_number_id: t.PhoneNumberId
    id: t.ContactId
  } }, h.UnblockContactResult>
  }
  '/v1/:phone_number_id/contacts/:id/labels': {
    $post: Endpoint<{ param: {
    phone_number_id: t.PhoneNumberId
    id: t.ContactId
  }; header?: {
    'idempotency-key'?: string | undefined
  }; json: t.LabelAttach }, h.AttachContactLabelResult>
  }
  '/v1/:phone_number_id/contacts/:id/labels/:label_id': {
    $delete: Endpoint<{ param: {
    phone_number_id: t.PhoneNumberId
    id: t.ContactId
    label_id: t.LabelId
  } }, h.DetachContactLabelResult>
  }
  '/v1/:phone_number_id/conversations': {
    $get: Endpoint<{ param: {
    phone_number_id: t.PhoneNumberId
  }; query?: {
    status?: t.ConversationStatus | undefined
    assigned_to?: string | undefined
    label_id?: t.LabelId | undefined
    contact_id?: t.ContactId | undefined
    kind?: t.ConversationKind | undefined
    unread?: boolean | undefined
    window?: 'open' | undefined
    snoozed?: boolean | undefined
    snooze_ended?: true | undefined
    search?: string | undefined
    updated_since?: string | undefined
    limit?: number | undefined
    cursor?: string | undefined
  }; header?: {
    'if-none-match'?: string | undefined
  } }, h.ListConversationsResult>
  }
  '/v1/:phone_number_id/conversations/:id': {
    $get: Endpoint<{ param: {
    phone_number_id: t.PhoneNumberId
    id: t.ConversationId
  } }, h.GetConversationResult>
    $patch: Endpoint<{ param: {
    phone_number_id: t.PhoneNumberId
    id: t.ConversationId
  }; json: t.ConversationUpdate }, h.UpdateConversationResult>
  }
  '/v1/:phone_number_id/conversations/:id/labels': {
    $post: Endpoint<{ param: {
    phone_number_id: t.PhoneNumberId
    id: t.ConversationId
  }; header?: {
    'idempotency-key'?: string | undefined
  }; json: t.LabelAttach }, h.AttachConversationLabelInAccountResult>
  }
  '/v1/:phone_number_id/conversations/:id/labels/:label_id': {
    $delete: Endpoint<{ param: {
    phone_number_id: t.PhoneNumberId
    id: t.ConversationId
    label_id: t.LabelId
  } }, h.DetachConversationLabelResult>
  }
  '/v1/:phone_number_id/conversations/:id/notes': {
    $get: Endpoint<{ param: {
    phone_number_id: t.PhoneNumberId
    id: t.ConversationId
  }; query?: {
    limit?: number | undefined
    cursor?: string | undefined
  } }, h.ListNotesResult>
    $post: Endpoint<{ param: {
    phone_number_id: t.PhoneNumberId
    id: t.ConversationId
  }; header?: {
    'idempotency-key'?: string | undefined
  }; json: t.NoteCreate }, h.CreateNoteResult>
  }
  '/v1/:phone_number_id/conversations/:id/notes/:note_id': {
    $delete: Endpoint<{ param: {
    phone_number_id: t.PhoneNumberId
    id: t.ConversationId
    note_id: t.NoteId
  } }, h.DeleteNoteResult>
    $patch: Endpoint<{ param: {
    phone_number_id: t.PhoneNumberId
    id: t.ConversationId
    note_id: t.NoteId
  }; json: t.NoteUpdate }, h.UpdateNoteResult>
  }
  '/v1/:phone_number_id/conversations/:id/read': {
    $post: Endpoint<{ param: {
    phone_number_id: t.PhoneNumberId
    id: t.ConversationId
  }; header?: {
    'idempotency-key'?: string | undefined
  }; json?: t.ConversationRead }, h.MarkConversationReadResult>
  }
  '/v1/:phone_number_id/media': {
    $post: Endpoint<{ param: {
    phone_number_id: t.PhoneNumberId
  }; header?: {
    'idempotency-key'?: string | undefined
  }; form: Omit<t.MediaCreate, 'file'> & { file: Pick<File, 'name' | 'type' | 'stream'> } }, h.CreateMediaResult>
  }
  '/v1/:phone_number_id/messages': {
    $get: Endpoint<{ param: {
    phone_number_id: t.PhoneNumberId
  }; query?: {
    conversation_id?: t.ConversationId | undefined
    kind?: t.ConversationKind | undefined
    direction?: t.MessageDirection | undefined
    status?: t.MessageStatus | undefined
    scheduled?: true | undefined
    created_after?: string | undefined
    created_before?: string | undefined
    limit?: number | undefined
    cursor?: string | undefined
  } }, h.ListMessagesResult>
    $post: Endpoint<{ param: {
    phone_number_id: t.PhoneNumberId
  }; header?: {
    'idempotency-key'?: string | undefined
  }; json: t.MessageSend }, h.SendMessageResult>
  }
  '/v1/:phone_number_id/messages/:id': {
    $get: Endpoint<{ param: {
    phone_number_id: t.PhoneNumberId
    id: t.MessageId
  } }, h.GetMessageResult>
  }
  '/v1/:phone_number_id/messages/:id/cancel': {
    $post: Endpoint<{ param: {
    phone_number_id: t.PhoneNumberId
    id: t.MessageId
  }; header?: {
    'idempotency-key'?: string | undefined
  } }, h.CancelMessageResult>
  }
  '/v1/:phone_number_id/messages/:id/media': {
    $get: Endpoint<{ param: {
    phone_number_id: t.PhoneNumberId
    id: t.MessageId
  } }, h.GetMessageMediaResult>
  }
  '/v1/:phone_number_id/profile': {
    $get: Endpoint<{ param: {
    phone_number_id: t.PhoneNumberId
  } }, h.GetAccountProfileResult>
    $patch: Endpoint<{ param: {
    phone_number_id: t.PhoneNumberId
  }; json: t.AccountProfileUpdate }, h.UpdateAccountProfileResult>
  }
  '/v1/:phone_number_id/templates': {
    $get: Endpoint<{ param: {
    phone_number_id: t.PhoneNumberId
  }; query?: {
    name?: string | undefined
    status?: t.TemplateStatus | undefined
    category?: t.TemplateCategory | undefined
    language?: string | undefined
    limit?: number | undefined
    cursor?: string | undefined
  } }, h.ListTemplatesResult>
    $post: Endpoint<{ param: {
    phone_number_id: t.PhoneNumberId
  }; header?: {
    'idempotency-key'?: string | undefined
  }; json: t.TemplateCreate }, h.CreateTemplateResult>
  }
  '/v1/:phone_number_id/templates/sync': {
    $post: Endpoint<{ param: {
    phone_number_id: t.PhoneNumberId
  }; header?: {
    'idempotency-key'?: string | undefined
  } }, h.SyncTemplatesResult>
  }
  '/v1/:phone_number_id/templates/:name': {
    $get: Endpoint<{ param: {
    phone_number_id: t.PhoneNumberId
    name: string
  }; query?: {
    language?: string | undefined
  } }, h.GetTemplateResult>
    $delete: Endpoint<{ param: {
    phone_number_id: t.PhoneNumberId
    name: string
  }; query?: {
    language?: string | undefined
  } }, h.DeleteTemplateResult>
    $patch: Endpoint<{ param: {
    phone_number_id: t.PhoneNumberId
    name: string
  }; query?: {
    language?: string | undefined
  }; json: t.TemplateUpdate }, h.UpdateTemplateResult>
  }
}
