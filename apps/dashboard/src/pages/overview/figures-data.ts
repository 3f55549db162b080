import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callUntyped } from '../../call-dashboard.ts'
import type { OverviewRange } from './overview-search.ts'

/** What happened in an hour or a day. */
export interface FiguresBucket {
  readonly start: string
  readonly messages_in: number
  readonly messages_out: number
  readonly messages_delivered: number
  readonly messages_failed: number
  readonly calls_2xx: number
  readonly calls_3xx: number
  readonly calls_4xx: number
  readonly calls_5xx: number
  readonly deliveries_succeeded: number
  readonly deliveries_failed: number
}

export interface Figures {
  readonly interval: 'hour' | 'day'
  readonly buckets: readonly FiguresBucket[]
}

const hours: Readonly<Record<OverviewRange, number>> = { '24h': 24, '7d': 168, '30d': 720 }

export const figuresQuery = (range: OverviewRange) =>
  queryOptions({
    queryKey: ['dashboard', 'figures', range],
    queryFn: async ({ signal }) =>
      (await callUntyped<{ data: Figures }>('get', '/dashboard/figures', { query: { hours: hours[range] }, signal }))
        .data,
    refetchInterval: 60_000,
    placeholderData: keepPreviousData,
  })
