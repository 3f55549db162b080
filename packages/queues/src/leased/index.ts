export { Backlog, type BacklogQuota, claimFor } from './backlog.ts'
export { gather, inBatches } from './batches.ts'
export { BeginLoop } from './begin-loop.ts'
export { Capacity } from './capacity.ts'
export { claimValues, type DueRows, endOfClaim, finderOfDue, lockDueRows, type WantedClaim } from './due-rows.ts'
export { Flows } from './flows.ts'
export { Gate } from './gate.ts'
export { InFlight } from './in-flight.ts'
export { keepLease, renewerOf } from './lease-renewal.ts'
export {
  heldRows,
  isFree,
  isHeld,
  leaseEnd,
  lockDue,
  lockDueOfEach,
  releaseLeases,
  renewLeases,
} from './lease-sql.ts'
export { LeasedQueue } from './leased-queue.ts'
export { type LeasedTable, leaseOf } from './leased-table.ts'
export { planByIndexes, planInOrder } from './plan-by-indexes.ts'
export { maxDepth, type QueueState } from './queue-state.ts'
export { Recorder } from './recorder.ts'
export { type RowQueue, startRowQueue, type WantedRows } from './row-queue.ts'
export { scanWaiting } from './scan-waiting.ts'
export { SharedSlots } from './shared-slots.ts'
export { type Lane, type Pace, type Slot, Slots } from './slots.ts'
export { startRenewal } from './start-renewal.ts'
export {
  dueOrganizations,
  type GroupKey,
  type RememberedGroupsParts,
  rememberedGroups,
  waitingGroups,
} from './waiting-groups.ts'
export { type RememberedWaiting, rememberWaiting, WaitingSince } from './waiting-since.ts'
