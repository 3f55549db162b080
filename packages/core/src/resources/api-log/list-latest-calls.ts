import type { ApiLogEntry } from '@channel/contract/dashboard/types'
import type { Queryable } from '@channel/db'
import type { ApiLogFilters } from './find-calls.ts'
import { readCalls } from './read-calls.ts'

/** Lists the latest calls of an organization, or of {@link unauthenticatedOrganizationId}, for the operator, newest first. */
export async function listLatestCalls(
  database: Queryable,
  { organization_id, limit, ...filters }: { readonly organization_id: string; readonly limit: number } & ApiLogFilters,
): Promise<ApiLogEntry[]> {
  const calls: ApiLogEntry[] = []
  for await (const batch of readCalls(database, organization_id, filters, limit)) calls.push(...batch)
  return calls
}
