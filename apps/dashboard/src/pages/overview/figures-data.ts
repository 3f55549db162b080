import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callDashboard } from '../../call-dashboard.ts'
import type { components } from '../../generated/paths.ts'
import { startOf } from '../../search-values.ts'
import type { OverviewRange } from './overview-search.ts'

type Schemas = components['schemas']
export type Figures = Schemas['Figures']
/** The counts of an hour. */
export type Counts = Omit<Schemas['HourOfFigures'], 'hour'>
export type CountName = keyof Counts

export const figuresQuery = (range: OverviewRange) =>
  queryOptions({
    queryKey: ['dashboard', 'figures', range],
    queryFn: async ({ signal }) =>
      (
        await callDashboard((api) =>
          api.GET('/dashboard/figures', { params: { query: { from: startOf(range) } }, signal }),
        )
      ).data,
    refetchInterval: 60_000,
    placeholderData: keepPreviousData,
  })
