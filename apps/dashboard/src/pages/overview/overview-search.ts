export const overviewRanges = ['24h', '7d', '30d'] as const
export type OverviewRange = (typeof overviewRanges)[number]

export interface OverviewSearch {
  readonly range?: OverviewRange
}

export function parseOverviewSearch({ range }: Record<string, unknown>): OverviewSearch {
  const known = overviewRanges.find((each) => each === range)
  return known === undefined ? {} : { range: known }
}
