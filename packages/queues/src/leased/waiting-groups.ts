/** What identifies a group: a column, or an expression by its name. */
type GroupKey = string | readonly [name: string, expression: string]

/**
 * The groups with waiting rows, as the recursive CTE `waiting`. It skips from group to group by the index, however many
 * rows wait in each.
 *
 * @param keys identify a group; an index on them has the predicate `isWaiting`
 * @param dueAt the next column of this index: its first value in each group is then the column `due_at`
 * @param more other columns of the row that has it
 */
export function waitingGroups(
  table: string,
  keys: readonly GroupKey[],
  isWaiting: string,
  dueAt?: string,
  more: readonly string[] = [],
): string {
  const named = keys.map((key) => (typeof key === 'string' ? ([key, key] as const) : key))
  if (dueAt !== undefined) named.push(['due_at', dueAt])
  const selected = [...named.map(([name, expression]) => `${expression} AS ${name}`), ...more].join(', ')
  const order = named.map(([, expression]) => expression).join(', ')
  const group = named.slice(0, keys.length)
  const key = group.map(([, expression]) => expression).join(', ')
  const previous = group.map(([name]) => `waiting.${name}`).join(', ')
  return `waiting AS (
     (SELECT ${selected} FROM ${table} WHERE ${isWaiting} ORDER BY ${order} LIMIT 1)
     UNION ALL
     SELECT next.* FROM waiting CROSS JOIN LATERAL (
       SELECT ${selected} FROM ${table} WHERE ${isWaiting} AND (${key}) > (${previous}) ORDER BY ${order} LIMIT 1
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
