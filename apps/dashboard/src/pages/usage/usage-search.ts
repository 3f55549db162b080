import type { components, operations } from '@channel/client'
import { aText, oneOf, type Search, searchOf } from '../../search-values.ts'

export type Usage = components['schemas']['Usage']
export type UsageQuery = NonNullable<operations['listUsage']['parameters']['query']>
export type UsageField = NonNullable<UsageQuery['group_by']>[number]

export const usageRanges = ['30d', '90d', '365d'] as const
export const usageGroups = ['category', 'country', 'phone_number_id', 'customer_id'] as const
export type UsageGroup = (typeof usageGroups)[number]

/** `day` is the one that the table shows; all by default. */
const reads = { range: oneOf(usageRanges), by: oneOf(usageGroups), day: aText }
export const parseUsageSearch = searchOf(reads)
export type UsageSearch = Search<typeof reads>

const dayMs = 24 * 60 * 60 * 1000

/** The days of a range in UTC, oldest first. */
export function daysOf({ range = '30d' }: UsageSearch, now = Date.now()): string[] {
  const count = Number.parseInt(range, 10)
  return Array.from({ length: count }, (_, index) =>
    new Date(now - (count - 1 - index) * dayMs).toISOString().slice(0, 10),
  )
}
