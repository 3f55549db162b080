/**
 * The SQL of the time of a change: now, and later than before even if the clock is not. `updated_at` needs it, because an ETag
 * is made of it.
 *
 * @param column the time of the change before
 */
export const laterThan = (column: string) => `greatest(clock_timestamp(), ${column} + interval '1 microsecond')`
