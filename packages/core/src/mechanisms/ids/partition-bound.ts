const dayMs = 86_400_000
const mondayMs = Date.parse('1970-01-05')

/** When the week of a time begins, in milliseconds since 1970. Partitions have the ids of a week. */
export function startOfWeek(ms: number): number {
  return Math.floor((ms - mondayMs) / (7 * dayMs)) * 7 * dayMs + mondayMs
}

/**
 * The SQL of a bound of ids, which selects the partitions that a statement reads: PostgreSQL does not even start the others. The planner
 * must not know the bound, or each use would be planned for it. So it is computed by `concat`, which is STABLE: when the statement starts.
 * The bound must not change the plan: PostgreSQL guesses its effect from the value, and would plan each use if it seemed better.
 *
 * @param placeholder an id, or the beginning of one
 */
export const partitionBound = (placeholder: string) => `concat(${placeholder}::text)`
