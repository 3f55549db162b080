export { heldRows, isFree, isHeld, leaseEnd, lockDue, releaseLeases, renewLeases } from './lease-sql.ts'
export { deliveriesTable, leaseOf, mediaTable, sendsTable } from './leased-table.ts'
export { waitingGroups } from './waiting-groups.ts'
