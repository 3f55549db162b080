// SQL conditions of everything that acts outward, so that a worker cannot send from a restored backup: not even one that starts, or
// reconnects, before anything has noticed the restore. packages/queues/src/restore maintains the tables.

/**
 * Whether the database is known not to be a restored backup. The confirmation lasts three minutes, so in an older backup it has
 * expired; in a restored dump it never holds. Evaluated once per statement.
 */
export const databaseIsCurrent = '(SELECT may_act_until > statement_timestamp() FROM restore_marker)'

/**
 * Whether an operator has to decide nothing for this organization, and it is not being deleted. Evaluated once per statement, or
 * once per group of rows if `organization` is the column of a group.
 */
export const isReleased = (organization: string) =>
  `${organization} <> ALL (ARRAY(SELECT organization_id FROM restore_holds))`

/** From when on work is new, while work that was unfinished in a backup is held; null if none is. Evaluated once per statement. */
export const startOfNewWork = "(SELECT max(unfinished_before) FROM restore_holds WHERE reason <> 'deleted')"

/**
 * The age of work in seconds, for all that says how late it is. Work that is held after a restore is not late. Nor is it when it has just
 * been released. Evaluated once per statement, but for `since`.
 *
 * @param since since when it waits: an aggregate over rows that are released
 */
export const ageInSeconds = (since: string, now = 'clock_timestamp()') => {
  const secondsSince = (time: string) => `extract(epoch FROM ${now} - ${time})`
  return `least(coalesce(greatest(0, ${secondsSince(`(${since})`)}), 0), (SELECT ${secondsSince('released_at')} FROM restore_marker))::float8`
}

/** The epoch of events that are recorded now: transactions are counted anew in a restored dump. */
export const currentEpoch = '(SELECT epoch FROM restore_marker)'
