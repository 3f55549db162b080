import { readOneOf } from '../../search-values.ts'

export const overviewRanges = ['24h', '7d', '30d'] as const
export type OverviewRange = (typeof overviewRanges)[number]

export interface OverviewSearch {
  readonly range?: OverviewRange | undefined
}

export function parseOverviewSearch(given: Record<string, unknown>): OverviewSearch {
  return readOneOf(given, 'range', overviewRanges)
}
