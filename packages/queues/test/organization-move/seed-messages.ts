import { dayMs } from '@channel/core/mechanisms/retries'
import type { Tenant } from '@channel/core/testing'
import type { Database } from '@channel/db'
import { maintainPartitions } from '../../src/sweeps/index.ts'

const messagesPerContact = 10
const days = 20
const batchSize = 20_000

const timeOfId = `
  CREATE OR REPLACE FUNCTION pg_temp.time_of_id(at timestamptz) RETURNS text LANGUAGE sql IMMUTABLE RETURN (
    SELECT string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', (floor(extract(epoch FROM at) * 1000)::bigint >> shift & 31)::int + 1, 1), '' ORDER BY shift DESC)
    FROM generate_series(0, 45, 5) AS shift)`

const contacts = `
  WITH contact AS (
    INSERT INTO contacts (organization_id, id, phone_number_id, team_id, phone_number, name)
    SELECT $1, 'ctc_' || lpad(n::text, 26, '0'), $2, $3, '+4917' || lpad(n::text, 9, '0'), 'Contact ' || n FROM generate_series(1, $4::int) AS n
    RETURNING *
  )
  INSERT INTO conversations (organization_id, id, phone_number_id, contact_id, status, last_message_at, last_inbound_at)
  SELECT organization_id, 'cnv_' || right(id, 26), phone_number_id, id, 'resolved', now(), now() FROM contact`

// Each has an event with a delivery and an attempt.
const messages = `
  WITH message AS (
    INSERT INTO messages (organization_id, id, phone_number_id, conversation_id, contact_id, direction, type, status, content,
      provider_message_id, created_at, sent_at, delivered_at)
    SELECT $1, 'msg_' || pg_temp.time_of_id(at) || lpad(n::text, 16, '0'), $2, 'cnv_' || contact, 'ctc_' || contact,
      'inbound', 'text', 'delivered', 'When does order ' || n || ' arrive?',
      'wamid.seed' || n, at, at, at
    FROM generate_series($3::int, $4::int) AS n
    CROSS JOIN LATERAL (SELECT now() - interval '1 hour' - ${days} * interval '1 day' * (1 - n::float8 / $5::int) AS at, lpad((1 + n % $6::int)::text, 26, '0') AS contact) AS given
    RETURNING *
  ), event AS (
    INSERT INTO events (organization_id, id, type, phone_number_id, contact_id, object_id, payload, created_at)
    SELECT organization_id, 'evt_' || right(id, 26), 'message.received', phone_number_id, contact_id, id,
      json_build_object('object', 'event', 'pad', repeat('x', 800)), created_at
    FROM message
    RETURNING *
  ), delivery AS (
    INSERT INTO webhook_deliveries (organization_id, id, subscription_id, event_id, event_type, url, status, attempt_count,
      last_attempt_at, response_status, duration_ms, created_at)
    SELECT event.organization_id, 'wbd_' || right(event.id, 26), subscription.id, event.id, type, subscription.url, 'succeeded', 1, event.created_at, 200,
      20, event.created_at
    FROM event JOIN webhook_subscriptions subscription ON subscription.organization_id = event.organization_id
    RETURNING *
  )
  INSERT INTO webhook_delivery_attempts (organization_id, delivery_id, number, started_at, duration_ms, response_status)
  SELECT organization_id, id, 1, created_at, 20, 200 FROM delivery`

/** Adds received messages of the last weeks, but for the last hour, each with its words, an event, a delivery and an attempt: five rows. */
export async function seedMessages(database: Database, { organization, account, team }: Tenant, count: number) {
  const contactCount = Math.ceil(count / messagesPerContact)
  // Otherwise the hourly job would move the rows to their partitions, and lock the tables meanwhile.
  for (let age = days + 7; age >= 0; age -= 7)
    await maintainPartitions(database, { now: () => new Date(Date.now() - age * dayMs) })
  await database.session(async (session) => {
    await session.run(`${timeOfId}; SET synchronous_commit = off`)
    await session.ask(contacts, [organization.id, account.phone_number_id, team.id, contactCount])
    for (let first = 1; first <= count; first += batchSize) {
      const last = Math.min(count, first + batchSize - 1)
      await session.ask(messages, [organization.id, account.phone_number_id, first, last, count, contactCount])
    }
    await session.run('ANALYZE')
  })
}
