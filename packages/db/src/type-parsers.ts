import { types } from 'pg'

type Parse = (text: string) => unknown

const parsers = new Map<number, Parse>([
  [20, parseInt8],
  [1184, formatTimestamp],
  [114, JSON.parse],
  [3802, JSON.parse],
  ...[1082, 1114, 1083, 1266, 1186, 1700].map((oid): [number, Parse] => [oid, asText]),
  [1016, arrayOf(parseInt8)],
  [1185, arrayOf(formatTimestamp)],
  ...[1182, 1115, 1187, 1231].map((oid): [number, Parse] => [oid, arrayOf(asText)]),
])

/**
 * The column types that {@link Queryable} describes. Set per pool, so that the driver's global parsers stay
 * untouched.
 */
export const typeParsers = {
  getTypeParser(oid: number, format?: 'text' | 'binary'): Parse {
    return (format === 'binary' ? undefined : parsers.get(oid)) ?? types.getTypeParser(oid, format ?? 'text')
  },
} as { getTypeParser: typeof types.getTypeParser }

const zeros = '.000000Z'

/** Converts `2026-11-21 05:20:22.12+00`, the server's format in UTC, to `2026-11-21T05:20:22.120000Z`. */
export function formatTimestamp(text: string): string {
  const end = text.length - 3
  if (end < 19 || end > 26 || text.charCodeAt(10) !== 32 || !text.endsWith('+00')) {
    throw new RangeError(`the timestamp ${text} is not between the years 1 and 9999, or not in UTC`)
  }
  const seconds = `${text.slice(0, 10)}T${text.slice(11, 19)}`
  if (end === 19) return seconds + zeros
  return `${seconds}${text.slice(19, end)}${zeros.slice(end - 19)}`
}

/** @throws RangeError beyond 2^53, where a number cannot represent the value exactly */
export function parseInt8(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value))
    throw new RangeError(`the bigint ${text} is too large for a number: select it as text`)
  return value
}

function asText(text: string): string {
  return text
}

function arrayOf(parse: Parse): Parse {
  // 1009 is text[]: the driver handles quoting, escapes and nesting.
  const split = types.getTypeParser(1009 as never, 'text') as (text: string) => unknown[]
  const each = (item: unknown): unknown =>
    Array.isArray(item) ? item.map(each) : item === null ? null : parse(item as string)
  return (text) => split(text).map(each)
}
