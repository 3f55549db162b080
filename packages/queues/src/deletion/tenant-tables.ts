import { type Statement, statement } from '@channel/db'

/** A table with rows of an organization. */
export interface TenantTable {
  readonly name: string
  /** Where the first batch begins. */
  readonly first: string
  /** Removes a batch. Parameters: the organization, and where the batch before ended. */
  readonly remove: Statement<{ readonly found: number; readonly removed: number; readonly last: string | null }>
}

/** Rows of one transaction. Other organizations are not affected by its locks. */
export const rowsAtATime = 500

interface Options {
  readonly type?: 'text' | 'timestamptz' | 'date' | 'bigint'
  readonly where?: string
  /** For a partitioned table, whose rows have no unique ctid: the column that completes the key. The bounds of the batch select partitions. */
  readonly key?: string
}

/**
 * @param position the column that leads the key after the organization, so that no batch reads the dead index entries of the one
 *   before
 */
function table(name: string, position: string, { type = 'text', where = 'true', key }: Options = {}): TenantTable {
  const matching =
    key === undefined
      ? 'removable.ctid = ANY (ARRAY(SELECT ctid FROM batch))'
      : `removable.${position} >= $2::${type} AND removable.${position} <= (SELECT max(position) FROM batch)
         AND removable.${position} = batch.position AND removable.${key} = batch.${key}`
  const remove = statement(
    `delete_organization_${name}`,
    `WITH batch AS MATERIALIZED (
       SELECT * FROM (
         SELECT ${key ?? 'ctid'}, ${position} AS position FROM ${name}
         WHERE organization_id = $1 AND ${position} >= $2::${type} AND ${where}
         ORDER BY ${position} LIMIT ${rowsAtATime} FOR UPDATE
       ) AS locked
     ), removed AS (
       DELETE FROM ${name} removable ${key === undefined ? '' : 'USING batch'}
       WHERE removable.organization_id = $1 AND ${matching} RETURNING 1
     )
     SELECT (SELECT count(*)::int FROM batch) AS found, (SELECT count(*)::int FROM removed) AS removed,
       (SELECT max(position)::text FROM batch) AS last`,
  ) as TenantTable['remove']
  const first = { text: '', timestamptz: '-infinity', date: '-infinity', bigint: '0' }[type]
  return { name, first, remove }
}

/**
 * Every table with rows of organizations, those that refer to others first; a test compares it with the database. Rows that a foreign
 * key or a trigger would remove too come before, in batches, however many there are.
 */
export const tenantTables: readonly TenantTable[] = [
  table('message_sends', 'message_id'),
  table('read_receipts', 'conversation_id'),
  table('message_links', 'id'),
  table('messages', 'id'),
  table('media', 'id'),
  table('contact_import_errors', 'import_id'),
  table('contact_imports', 'id'),
  table('broadcast_counts', 'broadcast_id'),
  table('broadcast_recipients', 'broadcast_id'),
  table('broadcasts', 'id'),
  table('conversation_labels', 'conversation_id'),
  table('conversations', 'id'),
  table('groups', 'id'),
  table('contact_labels', 'contact_id'),
  table('contacts', 'id'),
  table('merged_contacts', 'id'),
  table('search_words', 'id'),
  table('labels', 'id'),
  table('saved_replies', 'id'),
  table('template_reports', 'phone_number_id'),
  table('template_syncs', 'phone_number_id'),
  table('templates', 'id'),
  table('notice_mails', 'notice_id'),
  table('notices', 'id'),
  table('webhook_delivery_attempts', 'delivery_id', { key: 'number' }),
  table('webhook_deliveries', 'id', { key: 'id' }),
  table('events', 'id', { key: 'id' }),
  table('webhook_secrets', 'subscription_id'),
  table('webhook_headers', 'subscription_id'),
  table('webhook_subscriptions', 'id'),
  table('setup_link_tokens', 'setup_link_id'),
  table('signup_codes', 'setup_link_id'),
  table('customer_setup_links', 'id'),
  table('quality_checks', 'phone_number_id'),
  table('sync_requests', 'phone_number_id'),
  table('address_book_names', 'phone_number'),
  table('provider_authorizations', 'phone_number_id'),
  table('number_pins', 'phone_number_id'),
  table('assignment_rules', 'phone_number_id'),
  table('channel_accounts', 'phone_number_id'),
  table('customers', 'id'),
  table('teams', 'id'),
  table('idempotency_records', 'key'),
  table('api_keys', 'id'),
  table('sign_in_links', 'id'),
  table('members', 'id'),
  table('users', 'id'),
  table('message_usage', 'month', { type: 'date' }),
  table('usage_counts', 'day', { type: 'date' }),
  table('organization_brands', 'organization_id'),
  table('hourly_figures', 'hour', { type: 'timestamptz' }),
  table('hourly_webhook_figures', 'subscription_id'),
  table('api_log', 'created_at', { type: 'timestamptz', key: 'request_id' }),
  table('audit_log', 'created_at', { type: 'timestamptz' }),
  table('restore_journal', 'id', { type: 'bigint', where: "kind <> 'organization_deleted'" }),
]
