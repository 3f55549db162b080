import { inUtc } from '@channel/core/mechanisms/clock'
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
}

export interface RememberedGroupsParts extends WaitingGroupsParts {
  /** Another index with the predicate `isWaiting` is on this column alone, in UTC. */
  readonly dueAt: string
  /** The placeholders of what a `WaitingSince` remembers. */
  readonly remembered: readonly [since: string, known: string]
  /** A time after which no group has to be found. */
  readonly until?: string
}

/** How many rows are read by the index on their time. With more, one lookup for each group costs less. */
const maxByTime = 2_000

/**
 * The groups with waiting rows, as the CTE `waiting` of a `WITH RECURSIVE`. It skips from group to group by the index, however many
 * rows wait in each, but passes the entries of rows that are done one by one.
 */
export function waitingGroups(parts: WaitingGroupsParts): string {
  return skipGroups(parts, 'waiting')
}

/**
 * The same groups: those that were known, each from its first row on, and those of the rows that are due since then, by the index on the
 * time, which has nothing before them. The CTE `late` has those to know.
 */
export function rememberedGroups({ remembered: [since, known], until, ...parts }: RememberedGroupsParts): string {
  const { table, isWaiting, dueAt } = parts
  const { group, names, selected } = columnsOf(parts)
  const from = `SELECT ${selected} FROM ${table} WHERE ${isWaiting}`
  const sinceTime = opaque(`${since}::timestamptz`)
  const time = inUtc(dueAt)
  const isUntil = until === undefined ? '' : ` AND ${time} <= ${inUtc(until)}`
  const areFew = `(SELECT ${sinceTime} > '-infinity' AND count(*) <= ${maxByTime} FROM by_time)`
  const types = [...group.map(([name, , type]) => `${name} ${type}`), 'due_at timestamptz'].join(', ')
  const isOfKnown = group.map(([name, expression]) => `${expression} = known.${name}`).join(' AND ')
  return `by_time AS MATERIALIZED (
     ${from} AND ${sinceTime} > '-infinity' AND ${time} >= ${inUtc(sinceTime)}${isUntil} ORDER BY ${time} LIMIT ${maxByTime + 1}
   ), by_known AS (
     SELECT first.* FROM json_to_recordset(${known}::json) AS known (${types}) CROSS JOIN LATERAL (
       ${from} AND ${isOfKnown} AND ${dueAt} >= known.due_at ORDER BY ${dueAt} LIMIT 1
     ) AS first
   ), ${skipGroups(parts, 'by_group', ` AND NOT ${areFew}`)},
   waiting AS MATERIALIZED (
     SELECT * FROM by_group
     UNION ALL
     (SELECT DISTINCT ON (${names.join(', ')}) * FROM (SELECT * FROM by_time UNION ALL SELECT * FROM by_known) AS found
      WHERE ${areFew} ORDER BY ${[...names, 'due_at'].join(', ')})
   ), late AS (${lateGroups([...names, 'due_at'].join(', '))})`
}

/** @param condition of all, which does not depend on a row */
function skipGroups(parts: WaitingGroupsParts, cte: string, condition = ''): string {
  const { group, named, names, selected } = columnsOf(parts)
  const order = named.map(([, expression]) => expression).join(', ')
  const key = group.map(([, expression]) => expression).join(', ')
  const previous = names.map((name) => `${cte}.${name}`).join(', ')
  const from = `SELECT ${selected} FROM ${parts.table} WHERE ${parts.isWaiting}`
  return `${cte} AS (
     (${from}${condition} ORDER BY ${order} LIMIT 1)
     UNION ALL
     SELECT next.* FROM ${cte} CROSS JOIN LATERAL (
       ${from} AND (${key}) > (${previous}) ORDER BY ${order} LIMIT 1
     ) AS next
   )`
}

function columnsOf({ keys, dueAt, more = [] }: WaitingGroupsParts) {
  const group = keys.map((key) => (typeof key === 'string' ? ([key, key, 'text'] as const) : key))
  const named = dueAt === undefined ? group : [...group, ['due_at', dueAt] as const]
  const selected = [...named.map(([name, expression]) => `${expression} AS ${name}`), ...more].join(', ')
  return { group, named, names: group.map(([name]) => name), selected }
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
