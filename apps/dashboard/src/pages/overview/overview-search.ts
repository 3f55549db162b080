import { oneOf, searchOf } from '../../search-values.ts'

export const overviewRanges = ['24h', '7d', '30d'] as const
export type OverviewRange = (typeof overviewRanges)[number]

export const parseOverviewSearch = searchOf({ range: oneOf(overviewRanges) })
