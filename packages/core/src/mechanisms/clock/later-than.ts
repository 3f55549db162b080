/**
 * The SQL of a time plus an interval. Unlike `+`, which adds days in the time zone of the session, it is IMMUTABLE: an UPDATE of a
 * distributed table accepts it for a column.
 *
 * @param time the SQL of a timestamptz, in parentheses if it is an expression
 */
export const timePlus = (time: string, interval: string) =>
  `(${time} AT TIME ZONE 'UTC' + ${interval}) AT TIME ZONE 'UTC'`

/**
 * The SQL of a change's timestamp: now, but always later than the previous one, even if the clock was set back. The
 * ETag is derived from `updated_at`, so that must increase.
 *
 * @param column the previous timestamp
 */
export const laterThan = (column: string) =>
  `greatest(statement_timestamp(), ${timePlus(column, "interval '1 microsecond'")})`
