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
  /** Whether another index with the predicate `isWaiting` is on `dueAt` alone, in UTC. Few rows are then found by it. */
  readonly hasDueIndex?: boolean | undefined
  /** A time after which no group has to be found. */
  readonly until?: string
}

/** How many rows are read by the index on their time. With more, one lookup for each group costs less. */
const maxByTime = 500
const inUtc = (time: string) => `(${time} AT TIME ZONE 'UTC')`

/**
 * The groups with waiting rows, as the CTE `waiting` of a `WITH RECURSIVE`. It skips from group to group by the index, however many
 * rows wait in each. Rows that are done, and still have entries there, are passed one by one; those of `hasDueIndex` at once.
 */
export function waitingGroups({
  table,
  keys,
  isWaiting,
  dueAt,
  more = [],
  since,
  hasDueIndex,
  until,
}: WaitingGroupsParts): string {
  const group = keys.map((key) => (typeof key === 'string' ? ([key, key, 'text'] as const) : key))
  const named = dueAt === undefined ? group : [...group, ['due_at', dueAt] as const]
  const selected = [...named.map(([name, expression]) => `${expression} AS ${name}`), ...more].join(', ')
  const order = named.map(([, expression]) => expression).join(', ')
  const key = group.map(([, expression]) => expression).join(', ')
  const names = group.map(([name]) => name)
  const sinceTime = opaque(`${since}::timestamptz`)
  const from = `FROM ${table} WHERE ${isWaiting}`
  const isSince = since === undefined ? '' : ` AND ${dueAt} >= ${sinceTime}`
  const skip = (cte: string, condition = '') => `${cte} AS (
     (SELECT ${selected} ${from}${isSince}${condition} ORDER BY ${order} LIMIT 1)
     UNION ALL
     SELECT next.* FROM ${cte} CROSS JOIN LATERAL (
       SELECT ${selected} ${from}${isSince} AND (${key}) > (${names.map((name) => `${cte}.${name}`).join(', ')}) ORDER BY ${order} LIMIT 1
     ) AS next
   )`
  const late = since === undefined ? '' : `, late AS (${lateGroups([...names, 'due_at'].join(', '))})`
  if (dueAt === undefined || !hasDueIndex) return `${skip('waiting')}${late}`
  const areFew = `(SELECT count(*) <= ${maxByTime} FROM by_time)`
  const time = inUtc(dueAt)
  const isUntil = until === undefined ? '' : ` AND ${time} <= ${inUtc(until)}`
  return `by_time AS MATERIALIZED (
     SELECT ${selected} ${from} AND ${time} >= ${inUtc(sinceTime)}${isUntil} ORDER BY ${time} LIMIT ${maxByTime + 1}
   ), ${skip('by_group', ` AND NOT ${areFew}`)},
   waiting AS MATERIALIZED (
     SELECT * FROM by_group
     UNION ALL
     (SELECT DISTINCT ON (${names.join(', ')}) * FROM by_time WHERE ${areFew} ORDER BY ${[...names, 'due_at'].join(', ')})
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
