import { currentTime, type DeliveryClock } from '@channel/core/mechanisms/clock'
import { type Queryable, type Statement, statement } from '@channel/db'
import { leaseEnd, lockDueOfEach } from './lease-sql.ts'
import type { WantedRows } from './row-queue.ts'
import { dueOrganizations } from './waiting-groups.ts'

/** The rows of a table that wait for a row queue. A lease is a due time in the future. */
export interface DueRows {
  readonly table: string
  /** The column of the due time. */
  readonly dueAt: string
  /** The predicate of the index on the organization and `dueAt`. */
  readonly isWaiting: string
}

/** What a row queue claims. */
export interface WantedClaim {
  readonly wanted: readonly WantedRows[]
  readonly leaseMs: number
}

type Clock = Pick<DeliveryClock, 'aheadMs'>

/** A function that finds the organizations with due rows. @param name of its statement */
export function finderOfDue(name: string, { table, isWaiting, dueAt }: DueRows) {
  const text = dueOrganizations(table, isWaiting, dueAt, currentTime('$1'))
  const find: Statement<{ organization_id: string }> = statement(name, text)
  return (database: Queryable, { aheadMs }: Clock) => database.query(find, [aheadMs()])
}

/**
 * Selects and locks due rows, longest due first; see `lockDueOfEach`. The parameters are {@link claimValues}.
 *
 * @param parts.organization as that of `lockDue`
 */
export function lockDueRows(
  { table, isWaiting, dueAt }: DueRows,
  { columns, where = 'true', organization }: { columns: string; where?: string; organization?: string },
): string {
  const due = `${isWaiting} AND ${dueAt} <= ${currentTime('$3')} AND ${where}`
  return lockDueOfEach({ columns, from: table, where: due, order: dueAt, ...(organization && { organization }) })
}

/** The end of the lease of rows that are claimed with {@link claimValues}. */
export const endOfClaim = leaseEnd('$3', '$4')

/** The values of a claim: `$1` to `$4`. */
export function claimValues({ aheadMs }: Clock, { wanted, leaseMs }: WantedClaim): unknown[] {
  return [wanted.map((each) => each.organization_id), wanted.map(({ quota }) => quota), aheadMs(), leaseMs]
}
