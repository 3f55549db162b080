import type { ApiLogEntry } from '@channel/contract/dashboard/types'
import { type Database, statement } from '@channel/db'
import { expect } from 'vitest'

const selectCalls = statement(
  'test_logged_calls',
  'SELECT * FROM api_log WHERE request_id = ANY ($1::text[]) ORDER BY request_id',
)
const countCalls = statement(
  'test_count_logged_calls',
  'SELECT count(*) AS count FROM api_log WHERE organization_id = $1 AND path = $2',
)

/** The log entries of these requests, once there are at least as many entries as requests. */
export async function loggedCalls(
  database: Database,
  requestIds: readonly (string | null)[],
): Promise<Omit<ApiLogEntry, 'object'>[]> {
  let rows: Omit<ApiLogEntry, 'object'>[] = []
  await expect
    .poll(async () => {
      rows = await database.query(selectCalls, [requestIds])
      return rows.length
    })
    .toBeGreaterThanOrEqual(requestIds.length)
  return rows
}

/** The number of logged calls of a path for an organization. */
export async function countLoggedCalls(database: Database, organizationId: string, path: string): Promise<number> {
  const [row] = await database.query<{ count: number }>(countCalls, [organizationId, path])
  return row?.count ?? 0
}
