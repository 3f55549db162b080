import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callUntyped } from '../../call-dashboard.ts'
import type { OverviewRange } from './overview-search.ts'

/** The counts of an hour. */
export interface Counts {
  readonly message_inbound: number
  readonly message_outbound: number
  readonly message_failed: number
  readonly delivery_succeeded: number
  readonly delivery_failed: number
  readonly delivery_dead: number
  readonly log_2xx: number
  readonly log_3xx: number
  readonly log_4xx: number
  readonly log_5xx: number
}
export type CountName = keyof Counts

interface RateLimitUse {
  readonly limit: number
  readonly remaining: number
  readonly resets_in_seconds: number
}

export interface Figures {
  readonly hours: readonly (Counts & { readonly hour: string })[]
  readonly webhooks: {
    readonly working: number
    readonly failing: number
    readonly disabled: number
    readonly unhealthy: readonly {
      readonly id: string
      readonly url: string
      readonly enabled: boolean
      readonly disabled_reason: string | null
      readonly failing_since: string | null
    }[]
  }
  readonly rate_limits: { readonly read: RateLimitUse | null; readonly write: RateLimitUse | null }
}

const hourMs = 3_600_000
const rangeHours: Readonly<Record<OverviewRange, number>> = { '24h': 24, '7d': 168, '30d': 720 }

export const figuresQuery = (range: OverviewRange) =>
  queryOptions({
    queryKey: ['dashboard', 'figures', range],
    queryFn: async ({ signal }) => {
      const from = new Date(Date.now() - rangeHours[range] * hourMs).toISOString()
      return (await callUntyped<{ data: Figures }>('get', '/dashboard/figures', { query: { from }, signal })).data
    },
    refetchInterval: 60_000,
    placeholderData: keepPreviousData,
  })
