import type { Client } from 'pg'
import { runOn } from './connection.ts'
import { hasSqlState, UnusableConnection } from './errors.ts'
import type { SessionConfig } from './servers.ts'
import { serviceLimits } from './service-limits.ts'
import { statement } from './statement.ts'

// A pooler sends a process id of its own to its clients. One that supports prepared statements gives them other names.
const check = statement(
  'check_connection',
  `SELECT pg_backend_pid() = $1::int AS is_direct, current_setting('transaction_read_only') = 'on' AS is_read_only,
     current_setting('statement_timeout')::interval = $2::interval AND current_setting('TimeZone') = 'UTC' AS has_limits,
     EXISTS (SELECT FROM pg_prepared_statements WHERE name = 'check_connection') AS keeps_name,
     CASE WHEN pg_backend_pid() = $1::int
       THEN (SELECT count(set_config(key, value, false)) FROM json_each_text($3::json)) END AS settings`,
)
const endWithoutLimits = statement(
  'end_session_without_limits',
  `SELECT pg_terminate_backend(pg_backend_pid()) WHERE current_setting('statement_timeout')::interval <> $1::interval`,
)
const limit = `${serviceLimits.statementTimeoutMs}ms`

const needsDirectUrl =
  'it is a connection pooler, not PostgreSQL itself. Set DATABASE_DIRECT_URL to the address of PostgreSQL itself'
const needsNewerPooler =
  'the connection pooler does not support prepared statements. Use PgBouncer 1.21 or later, with pool_mode = transaction and max_prepared_statements = 200'
const needsMigrate =
  'its sessions do not have the limits that the migration sets for the role of the service. Run `migrate`'

/**
 * Applies the settings of a new connection, and makes sure that it can be used: by a server that accepts writes, directly or
 * through a pooler that supports what the service needs. One round trip.
 *
 * @throws UnusableConnection
 */
export async function checkConnection(client: Client, session: SessionConfig): Promise<void> {
  const values = [(client as Client & { processID: number }).processID, limit, session.settings]
  const result = await runOn(client, check, values).catch((error: unknown) => {
    // Through an old pooler, another client has prepared it on the same session.
    throw hasSqlState(error, '42P05') ? new UnusableConnection('misconfigured', needsNewerPooler) : error
  })
  const { is_direct, is_read_only, has_limits, keeps_name } = result.rows[0]
  if (!is_direct) {
    if (session.settings !== undefined || !session.mayBePooled)
      throw new UnusableConnection('misconfigured', needsDirectUrl)
    if (keeps_name) throw new UnusableConnection('misconfigured', needsNewerPooler)
  }
  if (is_read_only) throw new UnusableConnection('read_only', 'the server is read-only')
  if (session.settings === undefined && !has_limits) {
    // A pooler would keep the session, although the next one may have the limits.
    await runOn(client, endWithoutLimits, [limit]).catch(() => undefined)
    throw new UnusableConnection('unprepared', needsMigrate)
  }
}
