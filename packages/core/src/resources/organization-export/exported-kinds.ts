import type { GroupRow, RowOf } from '@channel/db'
import { type AccountRow, accountColumns, accountTables, accountView } from '../accounts/index.ts'
import { dashboardKeyColumns, dashboardKeyView, keysWithCreators } from '../api-keys/index.ts'
import { type ApiLogRow, apiLogColumns, apiLogView } from '../api-log/index.ts'
import { assignmentRuleView, type RuleRow } from '../assignment-rules/index.ts'
import { auditLogColumns, auditLogView } from '../audit-log/index.ts'
import {
  type BroadcastRow,
  broadcastColumns,
  broadcastView,
  recipientColumns,
  recipientJoins,
  recipientView,
  type ShownRecipientRow,
} from '../broadcasts/index.ts'
import { contactColumns, contactView, type LabeledContactRow } from '../contacts/index.ts'
import {
  conversationColumns,
  conversationJoins,
  conversationView,
  type LabeledConversationRow,
} from '../conversations/index.ts'
import { customerColumns, customerView } from '../customers/index.ts'
import { invitationColumns, invitationsWithInviters, invitationView } from '../invitations/index.ts'
import { attachedLabels, labelColumns, labelView } from '../labels/index.ts'
import { memberColumns, membersWithNames, memberView } from '../members/index.ts'
import { messageLinkColumns, messageLinksWithCreators, messageLinkView } from '../message-links/index.ts'
import { type MessageRow, messageColumns, messageJoins, messageView } from '../messages/index.ts'
import { type NoteRow, noteColumns, noteJoins, noteView } from '../notes/index.ts'
import { noticeColumns, noticeTables, noticeView } from '../notices/index.ts'
import { savedReplyColumns, savedReplyView } from '../saved-replies/index.ts'
import { currentLink, type SetupLinkRow, setupLinkColumns, setupLinkView } from '../setup-links/index.ts'
import { teamColumns, teamView } from '../teams/index.ts'
import { type TemplateRow, templateColumns, templateView } from '../templates/index.ts'
import { userColumns, userView } from '../users/index.ts'
import { attemptsColumn, type DeliveryRow, deliveryColumns, deliveryView } from '../webhook-deliveries/index.ts'
import {
  type SubscriptionWithSecretsRow,
  secretsColumn,
  subscriptionColumns,
  subscriptionView,
} from '../webhook-subscriptions/index.ts'
import { type Exported, exported } from './exported.ts'
import { type ExportedFileRow, exportedFileView } from './exported-file.ts'

/** Rows that belong to an account, as a view needs its reference. */
type OfAccount<Row> = Row & { readonly phone_number_id: string }

/**
 * What an export contains, each kind in a file of its own, in the shape in which the API and the dashboard show it. Accounts are first,
 * because others refer to them.
 */
export const exportedKinds: readonly Exported[] = [
  exported<AccountRow>('accounts', {
    tables: ['channel_accounts'],
    select: accountColumns,
    from: accountTables,
    where: 'account.organization_id = $1',
    key: ['account.phone_number_id'],
    view: accountView,
  }),
  exported<RuleRow & { readonly phone_number_id: string }>('assignment_rules', {
    tables: ['assignment_rules'],
    select: 'phone_number_id, mode, user_ids',
    from: 'assignment_rules',
    where: 'organization_id = $1',
    key: ['phone_number_id'],
    view: (row) => ({ ...assignmentRuleView(row), phone_number_id: row.phone_number_id }),
  }),
  exported<RowOf<'list_teams'>>('teams', {
    tables: ['teams'],
    select: teamColumns,
    from: 'teams',
    where: 'organization_id = $1',
    key: ['id'],
    view: teamView,
  }),
  exported<RowOf<'list_users'>>('users', {
    tables: ['users'],
    select: userColumns,
    from: 'users',
    where: 'organization_id = $1',
    key: ['id'],
    view: userView,
  }),
  exported<RowOf<'list_members'>>('members', {
    tables: ['members'],
    select: memberColumns,
    from: membersWithNames,
    where: 'member.organization_id = $1',
    key: ['member.id'],
    view: memberView,
  }),
  exported<RowOf<'list_invitations'>>('invitations', {
    tables: ['sign_in_links'],
    select: invitationColumns,
    from: invitationsWithInviters,
    where: `link.organization_id = $1 AND link.purpose = 'invitation'`,
    key: ['link.id'],
    view: (row, { now }) => invitationView(row, now),
  }),
  exported<RowOf<'list_api_keys'>>('api_keys', {
    tables: ['api_keys'],
    select: dashboardKeyColumns,
    from: keysWithCreators,
    where: 'key.organization_id = $1',
    key: ['key.id'],
    view: (row, { now }) => dashboardKeyView(row, now),
  }),
  exported<RowOf<'find_customer'>>('customers', {
    tables: ['customers'],
    select: customerColumns,
    from: 'customers',
    where: 'organization_id = $1',
    key: ['id'],
    view: customerView,
  }),
  exported<SetupLinkRow>('customer_setup_links', {
    tables: ['customer_setup_links'],
    select: setupLinkColumns,
    from: 'customer_setup_links link',
    where: 'link.organization_id = $1',
    key: ['link.id'],
    view: (row, { now }) => setupLinkView(currentLink(row, { now: () => now })),
  }),
  exported<OfAccount<TemplateRow>>('templates', {
    tables: ['templates'],
    select: `${templateColumns}, template.phone_number_id`,
    from: 'templates template',
    where: 'template.organization_id = $1',
    key: ['template.id'],
    view: (row, { accountOf }) => templateView(row, accountOf(row.phone_number_id)),
  }),
  exported<RowOf<'list_labels'>>('labels', {
    tables: ['labels'],
    select: labelColumns,
    from: 'labels',
    where: 'organization_id = $1',
    key: ['id'],
    view: labelView,
  }),
  exported<RowOf<'list_message_links'>>('message_links', {
    tables: ['message_links'],
    select: messageLinkColumns,
    from: messageLinksWithCreators,
    where: 'link.organization_id = $1',
    key: ['link.id'],
    view: (row, { now }) => messageLinkView(row, now),
  }),
  exported<RowOf<'list_saved_replies'>>('saved_replies', {
    tables: ['saved_replies'],
    select: savedReplyColumns,
    from: 'saved_replies',
    where: 'organization_id = $1',
    key: ['id'],
    view: savedReplyView,
  }),
  exported<OfAccount<LabeledContactRow>>('contacts', {
    tables: ['contacts', 'contact_labels'],
    select: `${contactColumns}, contact.phone_number_id, ${attachedLabels('contact')}`,
    from: 'contacts contact',
    where: 'contact.organization_id = $1',
    key: ['contact.id'],
    view: (row, { accountOf }) => contactView(row, accountOf(row.phone_number_id)),
  }),
  exported<Omit<GroupRow, 'organization_id'>>('groups', {
    tables: ['groups'],
    select: 'phone_number_id, id, subject, status, members, created_at',
    from: 'groups',
    where: 'organization_id = $1',
    key: ['phone_number_id', 'id'],
    view: ({ phone_number_id, id, subject, status, members, created_at }) => ({
      ...{ object: 'group', id, phone_number_id, subject, status, members, created_at },
    }),
  }),
  exported<OfAccount<LabeledConversationRow>>('conversations', {
    tables: ['conversations', 'conversation_labels'],
    select: `${conversationColumns}, conversation.phone_number_id, ${attachedLabels('conversation')}`,
    from: `conversations conversation ${conversationJoins}`,
    where: 'conversation.organization_id = $1',
    key: ['conversation.id'],
    view: (row, { accountOf }) => conversationView(row, accountOf(row.phone_number_id)),
  }),
  exported<OfAccount<MessageRow>>('messages', {
    tables: ['messages'],
    select: `${messageColumns}, message.phone_number_id`,
    from: `messages message ${messageJoins}`,
    where: 'message.organization_id = $1',
    key: ['message.id'],
    view: (row, { accountOf, mediaBaseUrl }) => messageView(row, accountOf(row.phone_number_id), { mediaBaseUrl }),
  }),
  exported<OfAccount<NoteRow>>('notes', {
    tables: ['notes'],
    select: `${noteColumns}, conversation.phone_number_id`,
    from: `notes note ${noteJoins}`,
    where: 'note.organization_id = $1',
    key: ['note.id'],
    view: (row, { accountOf }) => noteView(row, accountOf(row.phone_number_id)),
  }),
  exported<BroadcastRow>('broadcasts', {
    tables: ['broadcasts'],
    select: broadcastColumns,
    from: 'broadcasts broadcast',
    where: 'broadcast.organization_id = $1',
    key: ['broadcast.id'],
    view: broadcastView,
  }),
  exported<ShownRecipientRow & { readonly broadcast_id: string }>('broadcast_recipients', {
    tables: ['broadcast_recipients'],
    select: `${recipientColumns}, recipient.broadcast_id`,
    from: `broadcast_recipients recipient ${recipientJoins}`,
    where: 'recipient.organization_id = $1',
    key: ['recipient.broadcast_id', 'recipient.id'],
    view: (row) => ({ ...recipientView(row), broadcast_id: row.broadcast_id }),
  }),
  exported<ExportedFileRow>('media', {
    tables: ['media'],
    select: 'id, phone_number_id, contact_id, status, mime_type, filename, size, sha256, path, created_at',
    from: 'media',
    where: 'organization_id = $1',
    key: ['id'],
    view: exportedFileView,
  }),
  exported<SubscriptionWithSecretsRow>('webhook_subscriptions', {
    tables: ['webhook_subscriptions'],
    select: `${subscriptionColumns}, ${secretsColumn('clock_timestamp()')}`,
    from: 'webhook_subscriptions subscription',
    where: 'subscription.organization_id = $1 AND subscription.deleted_at IS NULL',
    key: ['subscription.id'],
    view: (row) => subscriptionView(row, row.secrets),
  }),
  exported<{ readonly payload: unknown }>('events', {
    tables: ['events'],
    select: 'payload',
    from: 'events',
    where: 'organization_id = $1 AND payload_erased_at IS NULL',
    key: ['id'],
    view: (row) => row.payload,
  }),
  exported<DeliveryRow & { readonly attempts: unknown }>('webhook_deliveries', {
    tables: ['webhook_deliveries', 'webhook_delivery_attempts'],
    select: `${deliveryColumns}, ${attemptsColumn}`,
    from: 'webhook_deliveries delivery',
    where: 'delivery.organization_id = $1',
    key: ['delivery.id'],
    view: (row) => ({ ...deliveryView(row), attempts: row.attempts }),
  }),
  exported<RowOf<'list_notices'>>('notices', {
    tables: ['notices'],
    select: noticeColumns('clock_timestamp()'),
    from: noticeTables,
    where: 'notice.organization_id = $1',
    key: ['notice.id'],
    view: noticeView,
  }),
  exported<ApiLogRow>('api_log', {
    tables: ['api_log'],
    select: apiLogColumns,
    from: 'api_log',
    where: 'organization_id = $1',
    key: ['created_at', 'request_id'],
    types: ['timestamptz', 'text'],
    view: apiLogView,
  }),
  exported<RowOf<'list_audit_log'>>('audit_log', {
    tables: ['audit_log'],
    select: auditLogColumns,
    from: 'audit_log',
    where: 'organization_id = $1',
    key: ['created_at', 'id'],
    types: ['timestamptz', 'text'],
    view: auditLogView,
  }),
  exported<{ readonly month: string; readonly sent: number }>('message_usage', {
    tables: ['message_usage'],
    select: 'month::text, sent',
    from: 'message_usage',
    where: 'organization_id = $1',
    key: ['month'],
    types: ['date'],
    view: ({ month, sent }) => ({ object: 'message_usage', month, sent }),
  }),
]

/** Why an export leaves out the rows of a table. */
export const leftOut: Readonly<Record<string, string>> = {
  message_sends: 'work in progress, which messages show as `pending`',
  read_receipts: 'work in progress',
  broadcast_counts: 'counts of what is exported',
  contact_imports: 'how imports ended; what they imported is in contacts',
  contact_import_errors: 'how imports ended',
  merged_contacts: 'ids of contacts that became another one',
  search_words: 'an index',
  template_reports: 'work in progress',
  template_syncs: 'work in progress',
  note_mentions: 'the texts of notes contain the mentions; their read state is not exported',
  notice_mails: 'work in progress',
  webhook_secrets: 'secrets',
  webhook_headers: 'secrets',
  setup_link_tokens: 'hashes of secrets',
  signup_codes: 'hashes of secrets',
  quality_checks: 'work in progress',
  sync_requests: 'work in progress',
  address_book_names: 'names of people who are no contacts; those of contacts are in contacts',
  provider_authorizations: 'secrets',
  number_pins: 'secrets',
  idempotency_records: 'responses of the last day, by the keys of requests',
  organization_brands: 'in `organization.json`',
  hourly_figures: 'counts of what is exported',
  hourly_webhook_figures: 'counts of what is exported',
  usage_counts: 'counts of what is exported',
  media_files: 'names of files, as in media',
  phone_number_routes: 'the numbers of accounts',
  organization_deletions: 'of organizations that have no data',
  organization_moves: 'work of operators',
  organization_move_changes: 'work of operators',
  restore_holds: 'work of operators',
  restore_journal: 'what a restored backup has to repeat',
}
