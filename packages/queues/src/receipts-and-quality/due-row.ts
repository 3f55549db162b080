import { currentTime } from '@channel/core/mechanisms/clock'

// A lease is a due time in the future, which also identifies it: if the work was requested again in the meantime, the due
// time has changed and these statements match no row. The parameters are the organization, the key and the due time.

/** Removes a row whose work has ended. */
export function endRow(table: string, key: string): string {
  return `DELETE FROM ${table} WHERE organization_id = $1 AND ${key} = $2 AND due_at = $3`
}

/** Sets when work is retried. The next parameters are `aheadMs` and the delay in milliseconds. */
export function rescheduleRow(table: string, key: string): string {
  return `UPDATE ${table} SET due_at = ${currentTime('$4')} + $5::float8 * interval '1 millisecond'
   WHERE organization_id = $1 AND ${key} = $2 AND due_at = $3`
}
