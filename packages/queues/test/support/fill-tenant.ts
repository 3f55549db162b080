import { authorizeAccount } from '@channel/core/accounts'
import { sendMessage } from '@channel/core/messages'
import {
  aContact,
  aCustomer,
  aLabel,
  anApiKey,
  anInboundMessage,
  aTemplate,
  aTenant,
  aUser,
  aWebhookSubscription,
  type Tenant,
} from '@channel/core/testing'
import type { Database } from '@channel/db'
import type { MediaStore } from '@channel/media-store'

/** A tenant with a row in every table that has rows of organizations. */
export interface FilledTenant extends Tenant {
  readonly apiKey: string
  readonly webhookSecret: string
  /** The name of a file in the store. */
  readonly file: string
}

// :org is the organization, :number its account's number, :unique a text that no other tenant has.
const rows = [
  `INSERT INTO organization_brands (organization_id, color) VALUES (:org, '#0b57d0')`,
  `INSERT INTO usage_counts (organization_id, day, phone_number_id, category, type, country, billable, count)
   VALUES (:org, '2026-11-01', :number, 'service', 'regular', 'DE', true, 3)`,
  `INSERT INTO message_usage (organization_id, month, sent) VALUES (:org, '2026-11-01', 3)`,
  `WITH person AS (
     INSERT INTO sign_in_users (id, email, name)
     SELECT id, lower(:unique || '@example.com'), name FROM users WHERE organization_id = :org RETURNING id
   )
   INSERT INTO members (organization_id, id, sign_in_id, role) SELECT :org, id, id, 'owner' FROM person`,
  `INSERT INTO sign_in_sessions (id, token, user_id, expires_at)
   SELECT 'ses_' || :unique, 'token ' || :unique, id, 'infinity' FROM members WHERE organization_id = :org`,
  `INSERT INTO sign_in_verifications (id, identifier, value, expires_at)
   SELECT 'sgn_' || :unique, 'second_factor_code', id, 'infinity' FROM members WHERE organization_id = :org`,
  `INSERT INTO sign_in_links (id, organization_id, hash, purpose, email, role, expires_at)
   VALUES ('inv_' || :unique, :org, sha256(convert_to(:unique, 'UTF8')), 'invitation', 'bo@example.com', 'member', '2999-01-01')`,
  `INSERT INTO saved_replies (organization_id, id, name, shortcut, text) VALUES (:org, 'srp_' || :unique, 'Hours', 'hours', 'From 9 to 18.')`,
  `INSERT INTO assignment_rules (organization_id, phone_number_id, mode, user_ids) VALUES (:org, :number, 'manual', '{}')`,
  `INSERT INTO number_pins (organization_id, phone_number_id, key_id, sealed) VALUES (:org, :number, 'key', 'sealed')`,
  `INSERT INTO quality_checks (organization_id, phone_number_id) VALUES (:org, :number)`,
  `INSERT INTO sync_requests (organization_id, phone_number_id) VALUES (:org, :number)`,
  `INSERT INTO address_book_names (organization_id, phone_number_id, phone_number, name) VALUES (:org, :number, '+491511234567', 'Ana')`,
  `INSERT INTO template_reports (organization_id, phone_number_id, provider_template_id, field, facts, reported_at)
   VALUES (:org, :number, '1', 'status', '{}', now())`,
  `INSERT INTO customer_setup_links (organization_id, id, customer_id, result_url, expires_at)
   SELECT :org, 'csl_' || :unique, id, 'https://example.com', '2999-01-01' FROM customers WHERE organization_id = :org`,
  `INSERT INTO setup_link_tokens (hash, organization_id, setup_link_id) VALUES (sha256(convert_to(:unique, 'UTF8')), :org, 'csl_' || :unique)`,
  `INSERT INTO signup_codes (hash, organization_id, setup_link_id, started_at) VALUES (sha256(convert_to(:unique, 'UTF8')), :org, 'csl_' || :unique, now())`,
  `INSERT INTO merged_contacts (organization_id, id, merged_into) SELECT :org, 'ctc_old', id FROM contacts WHERE organization_id = :org LIMIT 1`,
  `INSERT INTO contact_labels (organization_id, contact_id, label_id, phone_number_id, contact_created_at)
   SELECT :org, contact.id, label.id, :number, contact.created_at
   FROM contacts contact JOIN labels label USING (organization_id) WHERE organization_id = :org`,
  `INSERT INTO conversation_labels (organization_id, conversation_id, label_id)
   SELECT :org, conversation.id, label.id FROM conversations conversation JOIN labels label USING (organization_id)
   WHERE organization_id = :org`,
  `INSERT INTO message_links (organization_id, id, message_id, hash, created_by, expires_at)
   SELECT :org, 'mln_' || :unique, id, sha256(convert_to(:unique, 'UTF8')), 'usr_1', '2999-01-01'
   FROM messages WHERE organization_id = :org LIMIT 1`,
  `INSERT INTO read_receipts (organization_id, conversation_id, phone_number_id, provider_message_id, typing)
   SELECT :org, id, :number, 'wamid.1', false FROM conversations WHERE organization_id = :org LIMIT 1`,
  `INSERT INTO notes (organization_id, id, conversation_id, text, author_user_id)
   SELECT :org, 'note_' || :unique, conversation.id, 'Calls back.', author.id
   FROM conversations conversation JOIN users author USING (organization_id) WHERE organization_id = :org LIMIT 1`,
  `INSERT INTO note_mentions (organization_id, note_id, user_id) SELECT :org, 'note_' || :unique, id FROM users WHERE organization_id = :org`,
  `INSERT INTO media (organization_id, id, phone_number_id, contact_id, status, path, stored_name)
   SELECT :org, 'med_' || :unique, :number, id, 'ready', 'file-of-' || :unique, 'file-of-' || :unique FROM contacts WHERE organization_id = :org LIMIT 1`,
  `INSERT INTO contact_imports (organization_id, id, phone_number_id, format, filename, size, stored_name)
   VALUES (:org, 'cim_' || :unique, :number, 'csv', 'contacts.csv', 10, 'import-of-' || :unique)`,
  `INSERT INTO broadcasts (organization_id, id, phone_number_id, name, template) VALUES (:org, 'brd_' || :unique, :number, 'Sale', '{}')`,
  `INSERT INTO broadcast_recipients (organization_id, broadcast_id, id, key) VALUES (:org, 'brd_' || :unique, 'brr_' || :unique, '+491511234568')`,
  `INSERT INTO broadcast_counts (organization_id, broadcast_id, status, reason, slot, count) VALUES (:org, 'brd_' || :unique, 'pending', '', 1, 1)`,
  `INSERT INTO contact_import_errors (organization_id, import_id, line, code, message)
   VALUES (:org, 'cim_' || :unique, 2, 'invalid_field_value', 'It is invalid.')`,
  `INSERT INTO media_files (stored_name, organization_id, media_id) VALUES ('file-of-' || :unique, :org, 'med_' || :unique)`,
  `INSERT INTO webhook_delivery_attempts (organization_id, delivery_id, number, started_at, duration_ms)
   SELECT :org, id, 1, now(), 5 FROM webhook_deliveries WHERE organization_id = :org`,
  `INSERT INTO idempotency_records (organization_id, key, fingerprint, status, headers, request_id, body, key_id, created_at)
   VALUES (:org, 'key', sha256('a'), 200, '{}', 'req_1', 'body', 'key', now())`,
  `INSERT INTO api_log (organization_id, created_at, request_id, method, path, status, latency_ms)
   VALUES (:org, now(), 'req_' || :unique, 'GET', '/v1/me', 200, 5)`,
  `INSERT INTO audit_log (organization_id, id, action, outcome) VALUES (:org, 'aud_' || :unique, 'createLabel', 'succeeded')`,
  `INSERT INTO hourly_figures (organization_id, hour, kind, slot, count) VALUES (:org, now(), 'log_2xx', 1, 1)`,
  `INSERT INTO hourly_webhook_figures (organization_id, subscription_id, hour, kind, slot, count)
   VALUES (:org, 'whs_1', now(), 'delivery_dead', 1, 1)`,
  `INSERT INTO notices (organization_id, id, type, subject, occasion, detail, created_at)
   VALUES (:org, 'ntc_' || :unique, 'quota.warning', 'monthly_messages', '2026-11', '{}', now())`,
  `INSERT INTO notice_mails (organization_id, notice_id, user_id, next_attempt_at)
   SELECT :org, 'ntc_' || :unique, id, 'infinity' FROM members WHERE organization_id = :org`,
  `INSERT INTO restore_holds (organization_id, reason, unfinished_before) VALUES (:org, 'requested', now())`,
  `INSERT INTO restore_journal (organization_id, kind, subject) VALUES (:org, 'contact_erased', 'ctc_old')`,
].join(';\n')

/** Creates a tenant with a row in every table, and a file. */
export async function fillTenant(database: Database, store: MediaStore, unique: string): Promise<FilledTenant> {
  const tenant = await aTenant(database, 'platform')
  const { organization, team, account, scope } = tenant
  const { id } = organization
  const headers = { 'X-Gateway-Key': unique }
  const { secret: webhookSecret } = await aWebhookSubscription(database, id, { headers })
  await aUser(database, id)
  await aCustomer(database, id)
  const { key: apiKey } = await anApiKey(database, id)
  await database.transaction((tx) =>
    authorizeAccount(tx, scope.secrets, { id: account.id, token: `token-${unique}`, waba_id: `10${unique}` }),
  )
  await aTemplate(database, account)
  await aLabel(database, team)
  await aContact(database, account)
  const { contact_id } = await anInboundMessage(database, account)
  await anInboundMessage(database, account, { group_id: 'Y2FwaV9ncm91cDox' })
  const params = { phone_number_id: account.phone_number_id }
  const body = { contact_id, type: 'text', text: { body: 'Hello' } } as const
  await database.transaction((tx) => sendMessage(tx, scope, { params, body }))
  const values = { org: id, number: account.phone_number_id, unique }
  const sql = rows.replaceAll(/(?<!:):(org|number|unique)\b/g, (_, name: keyof typeof values) => `'${values[name]}'`)
  await database.session((session) => session.run(sql))
  const file = `file-of-${unique}`
  const written = await store.newFile()
  await written.write(Buffer.from(`the file of ${unique}`))
  await written.save(file)
  return { ...tenant, apiKey, webhookSecret, file }
}
