type Read<Value> = (given: unknown) => Value | undefined

/** The values that a page reads from its URL. */
export type Search<Reads> = {
  readonly [Name in keyof Reads]?: (Reads[Name] extends Read<infer Value> ? Value : never) | undefined
}

/**
 * Reads the search of a URL. Invalid values are undefined, and not left out: the router merges the result with the URL as it
 * is.
 */
export function searchOf<Reads extends Readonly<Record<string, Read<unknown>>>>(reads: Reads) {
  return (given: Readonly<Record<string, unknown>>): Search<Reads> =>
    Object.fromEntries(Object.entries(reads).map(([name, read]) => [name, read(given[name])])) as Search<Reads>
}

/** A text that is not empty. The router parses digits as a number. */
export const aText: Read<string> = (given) => {
  const value = typeof given === 'number' ? String(given) : given
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** A date-time. */
const aTime: Read<string> = (given) => {
  const value = aText(given)
  return value !== undefined && !Number.isNaN(Date.parse(value)) ? value : undefined
}

export function oneOf<const Value extends string>(values: readonly Value[]): Read<Value> {
  return (given) => values.find((each) => each === given)
}

/** Whether any value of a search is set. @param ignored names of values that are no filters, such as what is open */
export function hasValues<Search extends object>(search: Search, ...ignored: readonly (keyof Search)[]): boolean {
  return Object.entries(search).some(([name, value]) => value !== undefined && !ignored.includes(name as keyof Search))
}

const rangeHours = { '1h': 1, '24h': 24, '7d': 168, '30d': 720 }
export type Range = keyof typeof rangeHours

/** The hours up to now, or bounds as date-times instead. */
export interface Times<Value extends Range = Range> {
  readonly range?: Value | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** Reads times. Without any: all that is kept. */
export function timesOf<const Value extends Range>(ranges: readonly Value[]) {
  return { range: oneOf(ranges), from: aTime, to: aTime }
}

/** The time at which a range begins. */
export function startOf(range: Range, now = Date.now()): string {
  return new Date(now - rangeHours[range] * 3_600_000).toISOString()
}

/** The bounds of a query of the API. A range begins at a whole minute, so that the same filters are the same query for a while. */
export function boundsOf({ range, from, to }: Times, now = Date.now()) {
  const start = range && startOf(range, Math.floor(now / 60_000) * 60_000)
  return { created_after: from ?? start, created_before: to }
}

/** Without what is undefined. */
export function definedOf<Values extends object>(values: Values) {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Values]?: Exclude<Values[Name], undefined>
  }
}
