import { onTestFinished } from 'vitest'
import { type DatabaseOptions, statement } from '../src/index.ts'
import { startSilencingProxy } from '../src/testing/index.ts'
import { openForTest, ownDatabaseUrl } from './own-database.ts'

export const one = statement('half_open_one', 'SELECT 1 AS one')

export const sleep = statement('half_open_sleep', 'SELECT pg_sleep($1)')

export const pid = statement('half_open_pid', 'SELECT pg_backend_pid() AS pid')

/** A database behind a proxy that can silence its connections, with short time limits. */
export async function behindProxy(options: Partial<DatabaseOptions> = {}) {
  const directUrl = await ownDatabaseUrl()
  const proxy = await startSilencingProxy(directUrl)
  onTestFinished(() => proxy.close())
  const database = await openForTest({ url: proxy.url, statementTimeoutMs: 500, ...options })
  const warmUp = (connections: number) =>
    Promise.all(Array.from({ length: connections }, () => database.query(sleep, [0.05])))
  return { proxy, database, warmUp, direct: await openForTest({ url: directUrl }) }
}
