import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callDashboard } from '../../call-dashboard.ts'
import type { DashboardComponents } from '../../dashboard-types.ts'
import type { OverviewRange } from './overview-search.ts'

type Schemas = DashboardComponents['schemas']
export type Figures = Schemas['Figures']
/** The counts of an hour. */
export type Counts = Omit<Schemas['HourOfFigures'], 'hour'>
export type CountName = keyof Counts

const hourMs = 3_600_000
const rangeHours: Readonly<Record<OverviewRange, number>> = { '24h': 24, '7d': 168, '30d': 720 }

/** The time at which a range begins. */
export function startOfRange(range: OverviewRange): string {
  return new Date(Date.now() - rangeHours[range] * hourMs).toISOString()
}

export const figuresQuery = (range: OverviewRange) =>
  queryOptions({
    queryKey: ['dashboard', 'figures', range],
    queryFn: async ({ signal }) => {
      const query = { from: startOfRange(range) }
      return (await callDashboard('get', '/dashboard/figures', { query, signal })).data
    },
    refetchInterval: 60_000,
    placeholderData: keepPreviousData,
  })
