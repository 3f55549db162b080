export { heldRows, isFree, isHeld, leaseEnd, lockDue, releaseLeases, renewLeases } from './lease-sql.ts'
export { type LeasedTable, leaseOf } from './leased-table.ts'
export { waitingGroups } from './waiting-groups.ts'
