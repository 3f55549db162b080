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
