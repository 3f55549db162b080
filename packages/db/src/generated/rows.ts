// Generated from the schema. Do not edit.

/** A row of `address_book_names`. */
export interface AddressBookNameRow {
  organization_id: string
  phone_number_id: string
  phone_number: string
  name: string
}

/** A row of `api_keys`. */
export interface ApiKeyRow {
  id: string
  organization_id: string
  name: string | null
  hash: Buffer
  display: string
  expires_at: string | null
  revoked_at: string | null
  created_at: string
  created_by: string | null
  last_used_at: string | null
}

/** A row of `api_log`. */
export interface ApiLogRow {
  organization_id: string
  created_at: string
  request_id: string
  key_id: string | null
  method: string
  path: string
  status: number
  error_code: string | null
  latency_ms: number
  ip: string | null
}

/** A row of `assignment_rules`. */
export interface AssignmentRuleRow {
  organization_id: string
  phone_number_id: string
  mode: 'manual' | 'round_robin'
  user_ids: string[]
  last_user_id: string | null
  created_at: string
  updated_at: string
}

/** A row of `audit_log`. */
export interface AuditLogRow {
  organization_id: string
  created_at: string
  id: string
  action: string
  outcome: 'succeeded' | 'refused'
  user_id: string | null
  user_name: string | null
  user_email: string | null
  target_id: string | null
  details: unknown
  ip: string | null
  user_agent: string | null
  request_id: string | null
}

/** A row of `broadcast_counts`. */
export interface BroadcastCountRow {
  organization_id: string
  broadcast_id: string
  status: string
  reason: string
  slot: number
  count: number
}

/** A row of `broadcast_recipients`. */
export interface BroadcastRecipientRow {
  organization_id: string
  broadcast_id: string
  id: string
  key: string | null
  template: unknown
  status: 'pending' | 'queued' | 'sent' | 'delivered' | 'read' | 'failed' | 'skipped'
  reason: string | null
  message_id: string | null
}

/** A row of `broadcasts`. */
export interface BroadcastRow {
  organization_id: string
  id: string
  phone_number_id: string
  name: string
  status: 'draft' | 'scheduled' | 'running' | 'paused' | 'completed' | 'canceled'
  pause_reason: string | null
  template: unknown
  send_at: string | null
  rate: number | null
  duplicates: number
  made_until: string
  paid_until: string | null
  failures_seen: number
  next_attempt_at: string
  lease_token: string | null
  created_at: string
  updated_at: string
  started_at: string | null
  ended_at: string | null
}

/** A row of `cell_routes`. */
export interface CellRouteRow {
  kind: string
  key: string
  cell: string
  source: string
}

/** A row of `cells`. */
export interface CellRow {
  name: string
  created_at: string
}

/** A row of `channel_accounts`. */
export interface ChannelAccountRow {
  organization_id: string
  phone_number_id: string
  id: string
  team_id: string
  customer_id: string | null
  phone_number: string | null
  name: string
  waba_id: string | null
  status: 'connected' | 'disconnected' | 'restricted'
  account_restricted: boolean
  authorization_refused: boolean
  verified: boolean
  quality_rating: string | null
  messaging_limit: string | null
  name_status: string | null
  restrictions: unknown
  restricted_until: string | null
  alerts: unknown
  in_business_app: boolean
  history_sync: unknown
  offboarded_at: string | null
  connection_reported_at: string | null
  restriction_reported_at: string | null
  created_at: string
  updated_at: string
}

/** A row of `contact_import_errors`. */
export interface ContactImportErrorRow {
  organization_id: string
  import_id: string
  line: number
  field: string | null
  code: string
  message: string
}

/** A row of `contact_imports`. */
export interface ContactImportRow {
  organization_id: string
  id: string
  phone_number_id: string
  status: 'queued' | 'running' | 'completed' | 'failed' | 'canceled'
  format: 'csv' | 'ndjson'
  filename: string
  size: number
  stored_name: string
  rows_total: number | null
  rows_created: number
  rows_updated: number
  rows_failed: number
  failure: string | null
  erased_numbers: string[]
  next_attempt_at: string
  lease_token: string | null
  attempt_count: number
  created_at: string
  started_at: string | null
  ended_at: string | null
}

/** A row of `contact_labels`. */
export interface ContactLabelRow {
  organization_id: string
  contact_id: string
  label_id: string
  phone_number_id: string
  contact_created_at: string
}

/** A row of `contacts`. */
export interface ContactRow {
  organization_id: string
  id: string
  phone_number_id: string
  team_id: string
  phone_number: string | null
  bsuid: string | null
  parent_bsuid: string | null
  username: string | null
  name: string | null
  email: string | null
  searched: string | null
  metadata: unknown
  blocked: boolean
  marketing_opted_out_at: string | null
  marketing_reported_at: string | null
  identity_reported_at: string | null
  created_at: string
  updated_at: string
}

/** A row of `conversation_labels`. */
export interface ConversationLabelRow {
  organization_id: string
  conversation_id: string
  label_id: string
  phone_number_id: string
  conversation_status: string
  conversation_last_message_at: string | null
  conversation_updated_at: string
}

/** A row of `conversations`. */
export interface ConversationRow {
  organization_id: string
  id: string
  phone_number_id: string
  contact_id: string | null
  group_id: string | null
  member_id: string | null
  status: 'open' | 'resolved' | 'pending'
  assigned_to: string | null
  unread_count: number
  last_message_at: string | null
  last_inbound_at: string | null
  window_notice_at: string | null
  free_entry_reply_by: string | null
  free_entry_expires_at: string | null
  snoozed_until: string | null
  snooze_ended_at: string | null
  snooze_state: string | null
  created_at: string
  updated_at: string
}

/** A row of `customer_setup_links`. */
export interface CustomerSetupLinkRow {
  organization_id: string
  id: string
  customer_id: string
  status: 'active' | 'completed' | 'expired' | 'revoked'
  success_redirect_url: string | null
  failure_redirect_url: string | null
  result_url: string
  expires_at: string
  completed_at: string | null
  account_id: string | null
  last_failure_reason: 'user_cancelled' | 'signup_error' | 'token_exchange_failed' | 'number_already_connected' | 'registration_failed' | null
  created_at: string
}

/** A row of `customers`. */
export interface CustomerRow {
  organization_id: string
  id: string
  name: string
  external_id: string | null
  status: 'active' | 'suspended'
  metadata: unknown
  created_at: string
  updated_at: string
}

/** A row of `events`. */
export interface EventRow {
  organization_id: string
  id: string
  type: string
  phone_number_id: string | null
  customer_id: string | null
  contact_id: string | null
  object_id: string | null
  payload: unknown
  payload_erased_at: string | null
  created_at: string
  epoch: number
  transaction_id: string
}

/** A row of `figure_progress`. */
export interface FigureProgressRow {
  name: string
  counted_until: string
}

/** A row of `groups`. */
export interface GroupRow {
  organization_id: string
  phone_number_id: string
  id: string
  subject: string | null
  status: 'active' | 'suspended' | 'ended'
  members: unknown
  subject_reported_at: string | null
  status_reported_at: string | null
  members_reported_at: string | null
  created_at: string
}

/** A row of `hourly_figures`. */
export interface HourlyFigureRow {
  organization_id: string
  hour: string
  kind: string
  slot: number
  count: number
}

/** A row of `hourly_webhook_figures`. */
export interface HourlyWebhookFigureRow {
  organization_id: string
  subscription_id: string
  hour: string
  kind: string
  slot: number
  count: number
}

/** A row of `idempotency_records`. */
export interface IdempotencyRecordRow {
  organization_id: string
  key: string
  fingerprint: Buffer
  status: number
  headers: unknown
  request_id: string
  body: Buffer
  key_id: string
  created_at: string
}

/** A row of `key_cache_processes`. */
export interface KeyCacheProcessRow {
  id: string
  lease_ms: number
  renewals: number
  confirmed_generation: number
}

/** A row of `key_revocations`. */
export interface KeyRevocationRow {
  only_row: boolean
  generation: number
}

/** A row of `labels`. */
export interface LabelRow {
  organization_id: string
  id: string
  team_id: string
  name: string
  color: string
  created_at: string
  updated_at: string
}

/** A row of `media`. */
export interface MediaRow {
  organization_id: string
  id: string
  phone_number_id: string
  contact_id: string | null
  status: 'pending' | 'ready' | 'failed'
  mime_type: string | null
  filename: string | null
  size: number | null
  sha256: string | null
  path: string | null
  stored_name: string | null
  provider_media_id: string | null
  provider_media_refused: boolean
  provider_url: string | null
  provider_upload_id: string | null
  provider_uploaded_at: string | null
  next_fetch_at: string
  lease_token: string | null
  fetch_attempt_count: number
  fetch_refusal_count: number
  fetch_error: string | null
  created_at: string
}

/** A row of `media_files`. */
export interface MediaFileRow {
  stored_name: string
  organization_id: string
  media_id: string
  remove_at: string | null
}

/** A row of `members`. */
export interface MemberRow {
  organization_id: string
  id: string
  sign_in_id: string
  role: 'owner' | 'member' | 'read_only'
  opened_at: string
  created_at: string
  updated_at: string
}

/** A row of `merged_contacts`. */
export interface MergedContactRow {
  organization_id: string
  id: string
  merged_into: string
}

/** A row of `message_links`. */
export interface MessageLinkRow {
  organization_id: string
  id: string
  message_id: string
  hash: Buffer
  created_by: string
  expires_at: string
  revoked_at: string | null
  created_at: string
}

/** A row of `message_sends`. */
export interface MessageSendRow {
  organization_id: string
  message_id: string
  phone_number_id: string
  conversation_id: string
  payload: unknown
  media_id: string | null
  state: 'scheduled' | 'pending' | 'sent' | 'failed' | 'uncertain'
  attempt_count: number
  next_attempt_at: string | null
  lease_token: string | null
  leased_until: string | null
  called_at: string | null
  uncertain_until: string | null
  is_bulk: boolean
  traceparent: string | null
  created_at: string
}

/** A row of `message_usage`. */
export interface MessageUsageRow {
  organization_id: string
  month: string
  sent: number
}

/** A row of `messages`. */
export interface MessageRow {
  organization_id: string
  id: string
  phone_number_id: string
  conversation_id: string
  contact_id: string
  group_id: string | null
  recipients: unknown
  direction: 'inbound' | 'outbound'
  type: string
  status: 'pending' | 'sent' | 'delivered' | 'read' | 'failed'
  sender: string | null
  recipient: string | null
  content: string | null
  payload: unknown
  media_id: string | null
  reply_to_message_id: string | null
  reply_to_provider_id: string | null
  broadcast_id: string | null
  broadcast_recipient_id: string | null
  client_reference: string | null
  sent_by_user_id: string | null
  from_business_app: boolean
  imported: boolean
  provider_message_id: string | null
  unsupported_type: string | null
  error_code: string | null
  error_message: string | null
  error_provider_code: number | null
  pricing: unknown
  send_at: string | null
  sent_at: string | null
  delivered_at: string | null
  read_at: string | null
  failed_at: string | null
  canceled_at: string | null
  edited_at: string | null
  created_at: string
}

/** A row of `note_mentions`. */
export interface NoteMentionRow {
  organization_id: string
  user_id: string
  note_id: string
  created_at: string
  read_at: string | null
}

/** A row of `notes`. */
export interface NoteRow {
  organization_id: string
  id: string
  conversation_id: string
  text: string
  author_user_id: string | null
  author_key_id: string | null
  edited_at: string | null
  created_at: string
}

/** A row of `notice_mails`. */
export interface NoticeMailRow {
  organization_id: string
  notice_id: string
  user_id: string
  attempt_count: number
  next_attempt_at: string
}

/** A row of `notices`. */
export interface NoticeRow {
  organization_id: string
  id: string
  type: 'subscription.failing' | 'subscription.disabled' | 'quota.warning'
  subject: string
  occasion: string
  detail: unknown
  created_at: string
}

/** A row of `number_pins`. */
export interface NumberPinRow {
  organization_id: string
  phone_number_id: string
  key_id: string
  sealed: Buffer
  created_at: string
}

/** A row of `organization_brands`. */
export interface OrganizationBrandRow {
  organization_id: string
  color: string | null
  logo: Buffer | null
  logo_type: 'image/png' | 'image/jpeg' | 'image/webp' | null
  updated_at: string
}

/** A row of `organization_deletions`. */
export interface OrganizationDeletionRow {
  organization_id: string
  removed: unknown
  started_at: string
  finished_at: string | null
}

/** A row of `organization_move_changes`. */
export interface OrganizationMoveChangeRow {
  organization_id: string
  id: number
  table_name: string
  key: unknown
}

/** A row of `organization_moves`. */
export interface OrganizationMoveRow {
  organization_id: string
  phase: 'copying' | 'draining' | 'fenced' | 'moved' | 'removing' | 'receiving'
  other_cell: string
  other_schema: string
  phase_ends_at: string
  copied: unknown
  started_at: string
}

/** A row of `organizations`. */
export interface OrganizationRow {
  id: string
  name: string
  plan: 'standard' | 'platform'
  state: 'active' | 'trial_ended' | 'inactive'
  require_consent: boolean
  monthly_messages: number | null
  max_webhook_subscriptions: number | null
  window_closing_minutes: number | null
  require_second_factor: boolean
  public_message_links: boolean
  delivery_retention_days: number | null
  message_retention_days: number | null
  media_retention_days: number | null
  created_at: string
  updated_at: string
}

/** A row of `phone_number_routes`. */
export interface PhoneNumberRouteRow {
  phone_number_id: string
  organization_id: string
}

/** A row of `provider_authorizations`. */
export interface ProviderAuthorizationRow {
  organization_id: string
  phone_number_id: string
  key_id: string
  sealed: Buffer
  updated_at: string
}

/** A row of `provider_webhook_updates`. */
export interface ProviderWebhookUpdateRow {
  webhook_id: number
  update_index: number
}

/** A row of `provider_webhooks`. */
export interface ProviderWebhookRow {
  id: number
  body: Buffer
  phone_number_id: string
  is_history: boolean
  received_at: string
  attempt_count: number
  next_attempt_at: string | null
  unconnected_phone_number_ids: string[] | null
  failure: string | null
  traceparent: string | null
}

/** A row of `quality_checks`. */
export interface QualityCheckRow {
  organization_id: string
  phone_number_id: string
  due_at: string
  attempt_count: number
  created_at: string
}

/** A row of `read_receipts`. */
export interface ReadReceiptRow {
  organization_id: string
  conversation_id: string
  phone_number_id: string
  provider_message_id: string
  typing: boolean
  requested_at: string
  due_at: string
  attempt_count: number
}

/** A row of `released_numbers`. */
export interface ReleasedNumberRow {
  phone_number_id: string
  released_at: string
}

/** A row of `restore_holds`. */
export interface RestoreHoldRow {
  organization_id: string
  reason: 'behind' | 'copy_missing' | 'copy_outdated' | 'moved' | 'requested' | 'deleted'
  unfinished_before: string
  held_at: string
}

/** A row of `restore_journal`. */
export interface RestoreJournalRow {
  organization_id: string
  id: number
  kind: 'contact_erased' | 'api_key_revoked' | 'organization_deleted'
  subject: string
  recorded_at: string
  is_imported: boolean
}

/** A row of `restore_marker`. */
export interface RestoreMarkerRow {
  only_row: boolean
  installation: string | null
  number: number
  confirmed_until: string
  is_at_rest: boolean
  server_id: string | null
  database_id: number | null
  released_at: string | null
  table_id: number | null
  restores: number
  confirmed_epoch: number
  epoch: number
  may_act_until: string
}

/** A row of `saved_replies`. */
export interface SavedReplyRow {
  organization_id: string
  id: string
  name: string
  shortcut: string
  text: string
  created_at: string
  updated_at: string
}

/** A row of `search_words`. */
export interface SearchWordRow {
  organization_id: string
  id: string
  phone_number_id: string
  contact_id: string
  outbound: boolean
  words: string
}

/** A row of `service_processes`. */
export interface ServiceProcessRow {
  id: string
  kind: string
  host: string
  pid: number
  build: string
  key_ids: string[]
  started_at: string
  seen_at: string
  failing: unknown
  ended_at: string | null
}

/** A row of `setup_link_tokens`. */
export interface SetupLinkTokenRow {
  hash: Buffer
  organization_id: string
  setup_link_id: string
}

/** A row of `sign_in_accounts`. */
export interface SignInAccountRow {
  id: string
  user_id: string
  provider_id: string
  account_id: string
  password: string | null
  access_token: string | null
  refresh_token: string | null
  id_token: string | null
  access_token_expires_at: string | null
  refresh_token_expires_at: string | null
  scope: string | null
  created_at: string
  updated_at: string
}

/** A row of `sign_in_links`. */
export interface SignInLinkRow {
  id: string
  organization_id: string
  hash: Buffer
  purpose: 'invitation' | 'password_reset'
  email: string
  role: 'owner' | 'member' | 'read_only' | null
  created_by: string | null
  mailed_at: string | null
  expires_at: string
  used_at: string | null
  revoked_at: string | null
  created_at: string
}

/** A row of `sign_in_passkeys`. */
export interface SignInPasskeyRow {
  id: string
  user_id: string
  name: string
  credential_id: string
  public_key: string
  counter: number
  device_type: string
  backed_up: boolean
  transports: string | null
  aaguid: string | null
  last_used_at: string | null
  created_at: string
}

/** A row of `sign_in_sessions`. */
export interface SignInSessionRow {
  id: string
  token: string
  user_id: string
  active_organization_id: string | null
  second_factor: boolean
  expires_at: string
  ip_address: string | null
  user_agent: string | null
  created_at: string
  updated_at: string
}

/** A row of `sign_in_two_factors`. */
export interface SignInTwoFactorRow {
  id: string
  user_id: string
  secret: string
  backup_codes: string
  verified: boolean
  failed_verification_count: number
  locked_until: string | null
}

/** A row of `sign_in_users`. */
export interface SignInUserRow {
  id: string
  email: string
  name: string
  email_verified: boolean
  address_proved: boolean
  image: string | null
  two_factor_enabled: boolean
  created_at: string
  updated_at: string
}

/** A row of `sign_in_verifications`. */
export interface SignInVerificationRow {
  id: string
  identifier: string
  value: string
  expires_at: string
  created_at: string
  updated_at: string
}

/** A row of `signup_codes`. */
export interface SignupCodeRow {
  hash: Buffer
  organization_id: string
  setup_link_id: string
  started_at: string
  ended_at: string | null
  failure_reason: 'user_cancelled' | 'signup_error' | 'token_exchange_failed' | 'number_already_connected' | 'registration_failed' | null
}

/** A row of `sync_requests`. */
export interface SyncRequestRow {
  organization_id: string
  phone_number_id: string
  step: 'contacts' | 'history'
  due_at: string
  attempt_count: number
  created_at: string
}

/** A row of `teams`. */
export interface TeamRow {
  organization_id: string
  id: string
  name: string
  created_at: string
  updated_at: string
}

/** A row of `template_reports`. */
export interface TemplateReportRow {
  organization_id: string
  phone_number_id: string
  provider_template_id: string
  field: 'status' | 'category' | 'quality' | 'content'
  facts: unknown
  reported_at: string
}

/** A row of `template_syncs`. */
export interface TemplateSyncRow {
  organization_id: string
  phone_number_id: string
  listing_started_at: string
}

/** A row of `templates`. */
export interface TemplateRow {
  organization_id: string
  id: string
  phone_number_id: string
  name: string
  language: string
  status: 'pending' | 'approved' | 'rejected'
  provider_status: string
  status_reason: unknown
  quality: unknown
  category_change: unknown
  category: 'MARKETING' | 'UTILITY' | 'AUTHENTICATION' | null
  content: string
  variables: string[]
  components: unknown
  provider_template_id: string | null
  created_at: string
  updated_at: string
}

/** A row of `usage_counts`. */
export interface UsageCountRow {
  organization_id: string
  day: string
  id: string
  phone_number_id: string
  category: string
  type: string
  country: string
  billable: boolean
  count: number
  is_merged: boolean
}

/** A row of `users`. */
export interface UserRow {
  organization_id: string
  id: string
  name: string
  email: string
  available: boolean
  created_at: string
  updated_at: string
}

/** A row of `webhook_deliveries`. */
export interface WebhookDeliveryRow {
  organization_id: string
  id: string
  subscription_id: string
  event_id: string
  event_type: string
  url: string
  status: 'pending' | 'succeeded' | 'failed' | 'dead'
  dead_reason: string | null
  attempt_count: number
  last_attempt_at: string | null
  next_attempt_at: string | null
  response_status: number | null
  response_body_snippet: string | null
  duration_ms: number | null
  conversation_id: string | null
  replayed_from: string | null
  payload_erased_at: string | null
  lease_token: string | null
  leased_until: string | null
  traceparent: string | null
  created_at: string
}

/** A row of `webhook_delivery_attempts`. */
export interface WebhookDeliveryAttemptRow {
  organization_id: string
  delivery_id: string
  number: number
  started_at: string
  duration_ms: number
  response_status: number | null
  error: string | null
  response_body_snippet: string | null
}

/** A row of `webhook_headers`. */
export interface WebhookHeaderRow {
  organization_id: string
  subscription_id: string
  key_id: string
  sealed: Buffer
}

/** A row of `webhook_secrets`. */
export interface WebhookSecretRow {
  organization_id: string
  subscription_id: string
  id: string
  key_id: string
  sealed: Buffer
  hint: string
  created_at: string
  expires_at: string | null
}

/** A row of `webhook_subscriptions`. */
export interface WebhookSubscriptionRow {
  organization_id: string
  id: string
  url: string
  description: string | null
  event_types: string[]
  enabled: boolean
  disabled_reason: string | null
  failing_since: string | null
  phone_number_id: string | null
  customer_id: string | null
  label_ids: string[] | null
  message_types: string[] | null
  direction: 'inbound' | 'outbound' | null
  thin_payload: boolean
  ordering: 'none' | 'conversation'
  buffer: unknown
  header_names: string[]
  has_basic_auth: boolean
  created_at: string
  updated_at: string
  deleted_at: string | null
}
