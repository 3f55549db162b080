import { keepPreviousData } from '@tanstack/react-query'
import { dashboardQuery } from '../../dashboard-query.ts'
import type { components } from '../../generated/paths.ts'
import { startOf } from '../../search-values.ts'
import type { OverviewRange } from './overview-search.ts'

type Schemas = components['schemas']
export type Figures = Schemas['Figures']
/** The counts of an hour. */
export type Counts = Omit<Schemas['HourOfFigures'], 'hour'>
export type CountName = keyof Counts

/** Figures are loaded again and again; those before are shown meanwhile. */
export const followed = { refetchInterval: 60_000, placeholderData: keepPreviousData } as const

export const figuresQuery = (range: OverviewRange) => ({
  ...dashboardQuery(['figures', range], (api, signal) =>
    api.GET('/dashboard/figures', { params: { query: { from: startOf(range) } }, signal }),
  ),
  ...followed,
})
