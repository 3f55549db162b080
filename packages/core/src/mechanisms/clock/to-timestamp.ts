/**
 * Converts a date-time of a request for PostgreSQL: UTC, rounded up to microseconds. PostgreSQL rejects year 0 and
 * offsets of 16 hours and more, which RFC 3339 allows, and rounds to the nearest microsecond. Rounding up preserves the
 * meaning of `>=` and `<`.
 *
 * @param text a date-time that the contract's decoder has validated
 */
export function toTimestamp(text: string): string {
  const upper = text.toUpperCase()
  const [, start = '', second = '', fraction = '', zone = ''] = parts.exec(upper) ?? []
  const leap = second === '60'
  const seconds = Date.parse(`${start}:${leap ? '59' : second}${zone}`) + (leap ? 1000 : 0)
  const microseconds = Math.ceil(Number(`0.${fraction || '0'}`) * 1e6 - 1e-6)
  const whole = seconds + (microseconds >= 1e6 ? 1000 : 0)
  if (whole < firstYear) return '-infinity'
  const digits = String(microseconds % 1e6).padStart(6, '0')
  return whole > lastYear ? 'infinity' : `${new Date(whole).toISOString().slice(0, 19)}.${digits}Z`
}

const parts = /^(\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}):(\d{2})(?:\.(\d+))?(Z|[+-]\d{2}:?\d{2})$/
const firstYear = Date.parse('0001-01-01T00:00:00Z')
const lastYear = Date.parse('9999-12-31T23:59:59Z')
