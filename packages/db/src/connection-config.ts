import { mainCell, schemaOf } from './cell.ts'
import { describeAddresses, parseDatabaseUrl } from './parse-database-url.ts'
import { type ServerConfig, Servers, type SessionSettings } from './servers.ts'
import { typeParsers } from './type-parsers.ts'

/** What a process needs to know to connect. */
export interface ConnectionOptions {
  readonly url: string
  readonly cell?: string | undefined
  readonly applicationName?: string | undefined
  readonly connectTimeoutMs?: number | undefined
}

// All statements return few rows, so parallel workers and JIT compilation cost more than they save (9 ms against
// 0.1 for a list). The keepalives let the server notice after 25 s, instead of Linux's two hours, that a client's
// machine is gone, and release its locks.
const commonSettings = {
  TimeZone: 'UTC',
  DateStyle: 'ISO,YMD',
  IntervalStyle: 'postgres',
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  tcp_keepalives_idle: '10',
  tcp_keepalives_interval: '5',
  tcp_keepalives_count: '3',
}

/** The settings of a session whose statements are canceled after `statementTimeoutMs`; 0 means no limit. */
export function settingsOf(statementTimeoutMs: number): SessionSettings {
  return {
    ...commonSettings,
    statement_timeout: String(statementTimeoutMs),
    // The server ends a transaction on a half-open connection after this time. Until then its locks remain.
    idle_in_transaction_session_timeout: String(2 * statementTimeoutMs || 60_000),
  }
}

/**
 * How to connect to the servers of a URL. For the main cell, nothing is sent at the start that a connection pooler refuses.
 *
 * @throws Error in one line if the URL or the cell's name is invalid
 */
export function configFor({
  url,
  cell = mainCell,
  applicationName = 'channel',
  connectTimeoutMs = 10_000,
}: ConnectionOptions): Omit<ServerConfig, 'session'> {
  const addresses = parseDatabaseUrl(url)
  return {
    servers: new Servers(addresses),
    schema: schemaOf(cell),
    where: describeAddresses(addresses),
    application_name: applicationName,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5_000,
    // BEGIN and the first statement share a packet, and concurrent statements do not wait for each other.
    pipeline: true,
    types: typeParsers,
  }
}
