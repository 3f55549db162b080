import type { Client } from 'pg'
import { runOn } from './connection.ts'
import { hasSqlState, UnusableConnection } from './errors.ts'
import type { ServerConfig } from './servers.ts'
import { serviceLimits } from './service-limits.ts'
import { statement } from './statement.ts'

// Since version 18 PostgreSQL reports its search_path, without which a pooler does not know when to set it.
// A pooler sends a process id of its own to its clients. One that supports prepared statements gives them other names.
const check = statement(
  'check_connection',
  `SELECT pg_backend_pid() = $1::int AS is_direct, current_setting('transaction_read_only') = 'on' AS is_read_only,
     $4::text IS NULL OR current_setting('search_path') = $4
       AND (pg_backend_pid() = $1::int OR current_setting('server_version_num')::int >= 180000) AS keeps_schema,
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
const needsTracking =
  'the connection pooler does not keep the search_path of its clients. Use PgBouncer with track_extra_parameters = search_path, and PostgreSQL 18 or later'
const needsMigrate =
  'its sessions do not have the limits that the migration sets for the role of the service. Run `migrate`'

/** What PgBouncer says to a client with a parameter that it does not track. */
const untracked = 'unsupported startup parameter: search_path'

/** Names the setting of a pooler that refuses a client, if that is the reason. */
export function explainRefusal(error: unknown): unknown {
  const isUntracked = error instanceof Error && error.message.startsWith(untracked)
  return isUntracked ? new UnusableConnection('misconfigured', needsTracking) : error
}

/**
 * Applies the settings of a new connection, and makes sure that it can be used: by a server that accepts writes, directly or
 * through a pooler that supports what the service needs. One round trip.
 *
 * @throws UnusableConnection
 */
export async function checkConnection(
  client: Client,
  { session, schema }: Pick<ServerConfig, 'session' | 'schema'>,
): Promise<void> {
  const values = [(client as Client & { processID: number }).processID, limit, session.settings, schema]
  const result = await runOn(client, check, values).catch((error: unknown) => {
    // Through an old pooler, another client has prepared it on the same session.
    throw hasSqlState(error, '42P05') ? new UnusableConnection('misconfigured', needsNewerPooler) : error
  })
  const { is_direct, is_read_only, keeps_schema, has_limits, keeps_name } = result.rows[0]
  if (!is_direct) {
    if (session.settings !== undefined || !session.mayBePooled)
      throw new UnusableConnection('misconfigured', needsDirectUrl)
    if (keeps_name) throw new UnusableConnection('misconfigured', needsNewerPooler)
  }
  if (!keeps_schema) throw new UnusableConnection('misconfigured', needsTracking)
  if (is_read_only) throw new UnusableConnection('read_only', 'the server is read-only')
  if (session.settings === undefined && !has_limits) {
    // A pooler would keep the session, although the next one may have the limits.
    await runOn(client, endWithoutLimits, [limit]).catch(() => undefined)
    throw new UnusableConnection('unprepared', needsMigrate)
  }
}
