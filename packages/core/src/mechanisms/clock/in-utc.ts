/**
 * The SQL of a time as the indexes have it that find rows by their time in all organizations. No other condition fits them, so that
 * the planner never prefers one to the index of an organization.
 *
 * @param time the SQL of a timestamptz
 */
export const inUtc = (time: string) => `(${time} AT TIME ZONE 'UTC')`
