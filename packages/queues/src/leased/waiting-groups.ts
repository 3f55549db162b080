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
  /** The placeholders of what a {@link WaitingSince} remembers. The column `due_at` is needed then. */
  readonly remembered?: { readonly since: string; readonly known: string }
}

/** Is after every key. */
const end = "U&'\\+10FFFF'"

/**
 * The groups with waiting rows, as the CTE `waiting` of a `WITH RECURSIVE`. It skips from group to group by the index, however many
 * rows wait in each. With what is remembered, it reads the known groups from their first row on, and the others in the gaps between
 * them from `since` on.
 */
export function waitingGroups({ table, keys, isWaiting, dueAt, more = [], remembered }: WaitingGroupsParts): string {
  const group = keys.map((key) => (typeof key === 'string' ? ([key, key, 'text'] as const) : key))
  const named = dueAt === undefined ? group : [...group, ['due_at', dueAt] as const]
  const selected = [...named.map(([name, expression]) => `${expression} AS ${name}`), ...more].join(', ')
  const order = named.map(([, expression]) => expression).join(', ')
  const key = group.map(([, expression]) => expression).join(', ')
  const names = group.map(([name]) => name)
  const first = (where: string) =>
    `SELECT ${selected} FROM ${table} WHERE ${isWaiting}${where} ORDER BY ${order} LIMIT 1`
  const keyOf = (row: string) => `(${names.map((name) => `${row}${name}`).join(', ')})`
  const afterPrevious = (row: string) => ` AND (${key}) > ${keyOf(row)}`
  if (remembered === undefined || dueAt === undefined)
    return `waiting AS (
     (${first('')}) UNION ALL SELECT next.* FROM waiting CROSS JOIN LATERAL (${first(afterPrevious('waiting.'))}) AS next
   )`

  const isOfKnown = group.map(([name, expression]) => `${expression} = known.${name}`).join(' AND ')
  const inGap = (end: string) =>
    ` AND (${key}) < ${keyOf(end)} AND ${dueAt} >= ${opaque(`${remembered.since}::timestamptz`)}`
  const times = ['due_at', ...more]
  const listOf = (each: (name: string, index: number) => string) => names.map(each).join(', ')
  const endsOf = listOf((_, index) => (index === 0 ? end : 'NULL'))
  return `known AS MATERIALIZED (
     SELECT * FROM json_to_recordset(${remembered.known}::json)
       AS known (${group.map(([name, , type]) => `${name} ${type === 'text' ? 'text COLLATE "C"' : type}`).join(', ')}, due_at timestamptz)
   ), later AS (
     (SELECT next.*, ${listOf((name) => `gap.${name} AS end_${name}`)}
      FROM (SELECT ${listOf((name) => name)} FROM known UNION ALL SELECT ${endsOf} ORDER BY ${listOf((name) => name)} LIMIT 1) AS gap
      CROSS JOIN LATERAL (${first(inGap('gap.'))}) AS next
      UNION ALL
      SELECT ${listOf((name) => name)}, ${times.map(() => 'NULL').join(', ')},
        ${listOf((name, index) => `lead(${name}, 1, ${index === 0 ? end : 'NULL'}) OVER (ORDER BY ${listOf((each) => each)})`)} FROM known)
     UNION ALL
     SELECT next.*, ${listOf((name) => `later.end_${name}`)}
     FROM later CROSS JOIN LATERAL (${first(afterPrevious('later.') + inGap('later.end_'))}) AS next
   ), waiting AS MATERIALIZED (
     SELECT ${[...names, ...times].join(', ')} FROM later WHERE due_at IS NOT NULL
     UNION ALL
     SELECT first.* FROM known CROSS JOIN LATERAL (
       SELECT ${selected} FROM ${table} WHERE ${isOfKnown} AND ${isWaiting} AND ${dueAt} >= known.due_at ORDER BY ${dueAt} LIMIT 1
     ) AS first
   ), late AS (${lateGroups([...names, 'due_at'].join(', '))})`
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
