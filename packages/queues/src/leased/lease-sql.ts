import { currentTime } from '@channel/core/mechanisms/clock'
import { databaseIsCurrent, isReleased } from '@channel/core/mechanisms/restore'
import type { LeasedTable } from './leased-table.ts'

// SQL fragments. A parameter is its placeholder, such as `$1`.

/**
 * Selects and locks due rows in order. Skips rows that another worker has locked. Use it only in a materialized CTE:
 * `WHERE id IN (SELECT … LIMIT n FOR UPDATE)` takes more than n rows under a nested-loop plan.
 *
 * Selects nothing from a database that may be a restored backup, and nothing of an organization whose work is held.
 *
 * @param parts.organization the column of the organization, if rows have one; that of a group is checked once per group
 */
export function lockDue({ columns, from, where, order, limit, organization }: LockDueParts): string {
  const mayAct = organization === undefined ? databaseIsCurrent : `${databaseIsCurrent} AND ${isReleased(organization)}`
  return `SELECT ${columns} FROM ${from} WHERE ${where} AND ${mayAct}
     ORDER BY ${order} LIMIT ${limit} FOR NO KEY UPDATE SKIP LOCKED`
}

/**
 * As `lockDue`, but as many rows of each organization as its quota: $1 has the organizations, $2 their quotas. So those of
 * one, however many, hide none of another. The planner does not know the quotas: without the constant limit it expected
 * many rows, and read the whole table to update them.
 */
export function lockDueOfEach({ from, where, ...parts }: Omit<LockDueParts, 'limit'>): string {
  const own = `${from}.organization_id = wanted.organization_id AND ${where}`
  return `SELECT due.* FROM unnest($1::text[], $2::int[]) AS wanted (organization_id, quota) CROSS JOIN LATERAL (
       ${lockDue({ ...parts, from, where: own, limit: 'wanted.quota' })}
     ) AS due LIMIT ${maxRowsOfClaim}`
}

/** More than any queue has in work that claims so. */
const maxRowsOfClaim = 100

type LockDueParts = Record<'columns' | 'from' | 'where' | 'order' | 'limit', string> & { organization?: string }

/** Whether no worker has a lease of a row. */
export function isFree(row: string, aheadMs: string): string {
  return `(${row}.leased_until IS NULL OR ${row}.leased_until <= ${currentTime(aheadMs)})`
}

/** The end of a lease that begins now. */
export function leaseEnd(aheadMs: string, leaseMs: string): string {
  return `${currentTime(aheadMs)} + ${leaseMs}::float8 * interval '1 millisecond'`
}

/** Leases as the rows `held`: a JSON array of {@link leaseOf}, optionally with more columns. */
export function heldRows(leases: string, moreColumns = ''): string {
  const more = moreColumns === '' ? '' : `, ${moreColumns}`
  return `json_to_recordset(${leases}::json) AS held (organization_id text, key text, lease uuid${more})`
}

/** Whether a row has the lease of `held`. */
export function isHeld({ key, token }: LeasedTable, row: string): string {
  return `${row}.organization_id = held.organization_id AND ${row}.${key} = held.key AND ${row}.${token} = held.lease`
}

/** Extends leases. The parameters are `aheadMs`, `leaseMs` and the leases. */
export function renewLeases(table: LeasedTable, where = 'true'): string {
  return `UPDATE ${table.name} leased SET ${table.until} = ${leaseEnd('$1', '$2')}
   FROM ${heldRows('$3')} WHERE ${isHeld(table, 'leased')} AND ${where}`
}

/** Ends leases. The first parameter is the leases. */
export function releaseLeases(
  table: LeasedTable,
  { columns = '', set = '', where = 'true' }: { columns?: string; set?: string; where?: string } = {},
): string {
  const more = set === '' ? '' : `, ${set}`
  return `UPDATE ${table.name} leased SET ${table.token} = NULL${more}
   FROM ${heldRows('$1', columns)} WHERE ${isHeld(table, 'leased')} AND ${where}`
}
