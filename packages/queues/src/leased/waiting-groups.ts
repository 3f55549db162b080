/**
 * The groups with waiting rows, as the recursive CTE `waiting`. It skips from group to group by the index, however many
 * rows wait in each.
 *
 * @param columns identify a group; an index on them has the predicate `isWaiting`
 */
export function waitingGroups(table: string, columns: readonly string[], isWaiting: string): string {
  const of = (row: string) => columns.map((column) => `${row}.${column}`).join(', ')
  return `waiting AS (
     (SELECT ${columns.join(', ')} FROM ${table} WHERE ${isWaiting} ORDER BY ${columns.join(', ')} LIMIT 1)
     UNION ALL
     SELECT ${of('next')} FROM waiting CROSS JOIN LATERAL (
       SELECT ${of('later')} FROM ${table} later WHERE ${isWaiting} AND (${of('later')}) > (${of('waiting')})
       ORDER BY ${of('later')} LIMIT 1
     ) AS next
   )`
}

/**
 * Selects the organizations with due rows; see `waitingGroups`. The index is on the organization and `dueAt`. Without the
 * order, the planner read the rows of one organization to find those of another.
 */
export function dueOrganizations(table: string, isWaiting: string, dueAt: string, now: string): string {
  return `WITH RECURSIVE ${waitingGroups(table, ['organization_id'], isWaiting)}
   SELECT waiting.organization_id FROM waiting CROSS JOIN LATERAL (
     SELECT FROM ${table} WHERE ${table}.organization_id = waiting.organization_id AND ${isWaiting} AND ${dueAt} <= ${now}
     ORDER BY ${dueAt} LIMIT 1
   ) AS due`
}
