import { opaque } from '@channel/core/mechanisms/pagination'
import { lateGroups } from './waiting-since.ts'

/** What identifies a group: a column of type text, or an expression with its name and its type. */
export type GroupKey = string | readonly [name: string, expression: string, type: string]

export interface WaitingGroupsParts {
  readonly table: string
  /** Identify a group. An index on them has the predicate `isWaiting`. */
  readonly keys: readonly GroupKey[]
  readonly isWaiting: string
  /** The next column of this index: its first value in each group is then the column `due_at`. */
  readonly dueAt?: string
  /** Other columns of the row that has it. */
  readonly more?: readonly string[]
  /** The placeholder of the time of a {@link WaitingSince}, from which on rows are read. The column `due_at` is needed then. */
  readonly since?: string
}

/**
 * The groups with waiting rows, as the CTE `waiting` of a `WITH RECURSIVE`. It skips from group to group by the index, however many
 * rows wait in each.
 */
export function waitingGroups({ table, keys, isWaiting, dueAt, more = [], since }: WaitingGroupsParts): string {
  const group = keys.map((key) => (typeof key === 'string' ? ([key, key, 'text'] as const) : key))
  const named = dueAt === undefined ? group : [...group, ['due_at', dueAt] as const]
  const selected = [...named.map(([name, expression]) => `${expression} AS ${name}`), ...more].join(', ')
  const order = named.map(([, expression]) => expression).join(', ')
  const key = group.map(([, expression]) => expression).join(', ')
  const names = group.map(([name]) => name)
  const isSince = since === undefined ? '' : ` AND ${dueAt} >= ${opaque(`${since}::timestamptz`)}`
  const from = `FROM ${table} WHERE ${isWaiting}${isSince}`
  const previous = names.map((name) => `waiting.${name}`).join(', ')
  const late = since === undefined ? '' : `, late AS (${lateGroups([...names, 'due_at'].join(', '))})`
  return `waiting AS (
     (SELECT ${selected} ${from} ORDER BY ${order} LIMIT 1)
     UNION ALL
     SELECT next.* FROM waiting CROSS JOIN LATERAL (
       SELECT ${selected} ${from} AND (${key}) > (${previous}) ORDER BY ${order} LIMIT 1
     ) AS next
   )${late}`
}

/**
 * Selects the organizations with due rows; see `waitingGroups`. The index is on the organization and `dueAt`. Without the
 * order, the planner read the rows of one organization to find those of another.
 */
export function dueOrganizations(table: string, isWaiting: string, dueAt: string, now: string): string {
  return `WITH RECURSIVE ${waitingGroups({ table, keys: ['organization_id'], isWaiting })}
   SELECT waiting.organization_id FROM waiting CROSS JOIN LATERAL (
     SELECT FROM ${table} WHERE ${table}.organization_id = waiting.organization_id AND ${isWaiting} AND ${dueAt} <= ${now}
     ORDER BY ${dueAt} LIMIT 1
   ) AS due`
}
