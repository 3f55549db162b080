/**
 * The SQL of a change's timestamp: now, but always later than the previous one, even if the clock was set back. The
 * ETag is derived from `updated_at`, so that must increase.
 *
 * @param column the previous timestamp
 */
export const laterThan = (column: string) => `greatest(clock_timestamp(), ${column} + interval '1 microsecond')`
