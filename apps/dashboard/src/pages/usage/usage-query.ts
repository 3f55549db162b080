import { queryOptions } from '@tanstack/react-query'
import { channel } from '../../client.ts'
import type { Usage, UsageField, UsageQuery } from './usage-search.ts'

/** Loads all counts of a range. */
export async function loadUsage(
  days: readonly string[],
  group_by: readonly UsageField[],
  signal: AbortSignal,
): Promise<Usage[]> {
  const [from, to] = [days[0], days.at(-1)]
  const query: UsageQuery = { group_by: [...group_by], limit: 100, ...(from && to && { from, to }) }
  const rows: Usage[] = []
  for await (const { data } of channel.usage.list(query, { signal }).pages()) rows.push(...data)
  return rows
}

export const usageQuery = (days: readonly string[], group_by: readonly UsageField[]) =>
  queryOptions({
    queryKey: ['usage', days[0], days.at(-1), ...group_by],
    queryFn: ({ signal }) => loadUsage(days, group_by, signal),
  })
