import type { Client } from 'pg'
import type { BenchOrganization } from '../database/seed-conversations.ts'

const batchSize = 20_000
/** The messages of a contact in a month, on average. */
const messagesPerContact = 10

/** SQL of an id that begins with a time, as those of the service do. */
const idAt = (prefix: string, time: string, n: string) =>
  `'${prefix}_' || pg_temp.time_of_id(${time}) || lpad((${n})::text, 16, '0')`
const idOf = (prefix: string, n: string) => `'${prefix}_' || lpad((${n})::text, 26, '0')`

const createTimeOfId = `
  CREATE OR REPLACE FUNCTION pg_temp.time_of_id(at timestamptz) RETURNS text LANGUAGE sql IMMUTABLE RETURN (
    SELECT string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', (floor(extract(epoch FROM at) * 1000)::bigint >> shift & 31)::int + 1, 1), '' ORDER BY shift DESC)
    FROM generate_series(0, 45, 5) AS shift)`

/** The tenants beside the large one: an account each, and a subscription to all events that is paused. */
const tenants = [
  `INSERT INTO organizations (id, name) SELECT ${idOf('org', 'n')}, 'Tenant ' || n FROM generate_series(1, $1::int) AS n`,
  `INSERT INTO teams (organization_id, id, name)
   SELECT ${idOf('org', 'n')}, ${idOf('team', 'n')}, 'Team' FROM generate_series(1, $1::int) AS n`,
  `INSERT INTO channel_accounts (organization_id, phone_number_id, id, team_id, phone_number, name, verified)
   SELECT ${idOf('org', 'n')}, (700000000000 + n)::text, ${idOf('acc', 'n')}, ${idOf('team', 'n')}, '+4930' || lpad(n::text, 8, '0'), 'Tenant', true
   FROM generate_series(1, $1::int) AS n`,
  `INSERT INTO phone_number_routes (phone_number_id, organization_id)
   SELECT phone_number_id, organization_id FROM channel_accounts ON CONFLICT DO NOTHING`,
  `INSERT INTO webhook_subscriptions (organization_id, id, url, event_types, enabled)
   SELECT id, 'whs_' || right(id, 26), 'https://hooks.example.com/', '{*}', false FROM organizations`,
]

const insertContacts = `INSERT INTO contacts (organization_id, id, phone_number_id, team_id, phone_number, name)
   SELECT account.organization_id, ${idOf('ctc', 'n')}, account.phone_number_id, account.team_id, '+4917' || lpad(n::text, 9, '0'), 'Contact ' || n
   FROM generate_series(1, $1::int) AS n JOIN pg_temp.scale_accounts account ON account.number = n % $2`
const insertConversations = `INSERT INTO conversations (organization_id, id, phone_number_id, contact_id, status, last_message_at, last_inbound_at)
   SELECT organization_id, 'cnv_' || right(id, 26), phone_number_id, id, 'resolved', now(), now() FROM contacts
   WHERE id BETWEEN ${idOf('ctc', '1')} AND ${idOf('ctc', '$1::int')} ON CONFLICT DO NOTHING`

// Of five messages, three are received, and two have a send. Each has two events with a delivery and an attempt.
const insertMessages = `
  WITH message AS (
    INSERT INTO messages (organization_id, id, phone_number_id, conversation_id, contact_id, direction, type, status, content,
      provider_message_id, created_at, sent_at, delivered_at)
    SELECT contact.organization_id, ${idAt('msg', 'at', 'n')}, contact.phone_number_id, 'cnv_' || right(contact.id, 26), contact.id,
      CASE WHEN n % 5 < 3 THEN 'inbound' ELSE 'outbound' END, 'text', 'delivered', 'When does order ' || n || ' arrive?',
      'wamid.month' || n, at, at, at
    FROM generate_series($1::int, $2::int) AS n
    CROSS JOIN LATERAL (SELECT now() - $4::float8 * interval '1 day' * (1 - n::float8 / $5::int) AS at) AS time
    JOIN contacts contact ON contact.id = ${idOf('ctc', '1 + n % $3::int')}
    RETURNING *
  ), send AS (
    INSERT INTO message_sends (organization_id, message_id, phone_number_id, conversation_id, payload, state, attempt_count, next_attempt_at, created_at)
    SELECT organization_id, id, phone_number_id, conversation_id, json_build_object('recipient_type', 'individual', 'to', '+4917000000000',
      'type', 'text', 'text', json_build_object('body', content)), 'sent', 1, NULL, created_at
    FROM message WHERE direction = 'outbound'
  ), event AS (
    INSERT INTO events (organization_id, id, type, phone_number_id, contact_id, object_id, payload, created_at)
    SELECT organization_id, 'evt_' || overlay(right(id, 26) PLACING part::text FROM 11 FOR 1),
      CASE part WHEN 1 THEN 'message.received' ELSE 'message.updated' END, phone_number_id, contact_id, id,
      json_build_object('object', 'event', 'pad', repeat('x', 800)), created_at
    FROM message, generate_series(1, 2) AS part
    RETURNING *
  ), delivery AS (
    INSERT INTO webhook_deliveries (organization_id, id, subscription_id, event_id, event_type, url, status, attempt_count,
      last_attempt_at, response_status, duration_ms, created_at)
    SELECT event.organization_id, 'wbd_' || right(event.id, 26), subscription.id, event.id, type, url, 'succeeded', 1, event.created_at, 200, 20,
      event.created_at
    FROM event JOIN webhook_subscriptions subscription ON subscription.organization_id = event.organization_id
    RETURNING *
  )
  INSERT INTO webhook_delivery_attempts (organization_id, delivery_id, number, started_at, duration_ms, response_status)
  SELECT organization_id, id, 1, created_at, 20, 200 FROM delivery`

/** An account, as often as its share of the messages. */
export interface ScaleAccount {
  readonly organization_id: string
  readonly phone_number_id: string
}

/** Creates `count` tenants without messages. */
export async function seedTenants(client: Client, count: number): Promise<void> {
  for (const sql of tenants) await client.query(sql, sql.includes('$1') ? [count] : [])
  await client.query('VACUUM ANALYZE')
}

/**
 * Creates the rows that are left of the last days: a fifth of the messages are of the large organization, the others of all
 * tenants in turn.
 *
 * @returns the accounts in turn
 */
export async function seedMonth(
  client: Client,
  { organizationId }: BenchOrganization,
  { messages, days }: { readonly messages: number; readonly days: number },
  report: (done: number) => void,
): Promise<readonly ScaleAccount[]> {
  await client.query(createTimeOfId)
  await client.query(
    'SET synchronous_commit = off; SET statement_timeout = 0; DROP TABLE IF EXISTS pg_temp.scale_accounts',
  )
  // Every fifth row of the table is an account of the large organization.
  await client.query(
    `CREATE TEMP TABLE scale_accounts AS
     SELECT small.*, CASE WHEN is_large THEN 5 * (turn - 1) ELSE 5 * ((turn - 1) / 4) + 1 + (turn - 1) % 4 END AS number
     FROM (
       SELECT organization_id, phone_number_id, team_id, is_large, row_number() OVER (PARTITION BY is_large ORDER BY phone_number_id, copy) AS turn
       FROM (SELECT *, organization_id = $1 AS is_large FROM channel_accounts) AS account
       CROSS JOIN LATERAL generate_series(1, CASE WHEN is_large THEN ceil((SELECT count(*) FROM channel_accounts) / 80.0)::int ELSE 1 END) AS copy
     ) AS small`,
    [organizationId],
  )
  await client.query(
    `DELETE FROM pg_temp.scale_accounts
     WHERE number >= 5 * ((SELECT count(*) FROM pg_temp.scale_accounts WHERE NOT is_large) / 4)`,
  )
  await client.query('CREATE INDEX ON pg_temp.scale_accounts (number)')
  const { rows: accounts } = await client.query<ScaleAccount>(
    'SELECT organization_id, phone_number_id FROM pg_temp.scale_accounts ORDER BY number',
  )
  const contactCount = Math.ceil(messages / messagesPerContact)
  await client.query(insertContacts, [contactCount, accounts.length])
  await client.query(insertConversations, [contactCount])
  await client.query('ANALYZE contacts, conversations, webhook_subscriptions')
  for (let first = 1; first <= messages; first += batchSize) {
    const last = Math.min(messages, first + batchSize - 1)
    await client.query(insertMessages, [first, last, contactCount, days, messages])
    report(last)
  }
  await client.query('VACUUM ANALYZE')
  await client.query('CHECKPOINT').catch(() => undefined)
  return accounts
}
