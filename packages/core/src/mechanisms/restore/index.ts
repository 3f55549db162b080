export { countedAt, countingAt } from './counted-at.ts'
export { findRestoreState, type RestoreState } from './find-restore-state.ts'
export { recordDeletedOrganization, recordErasedContacts, recordRevokedKey } from './journal.ts'
export { ageInSeconds, currentEpoch, databaseIsCurrent, isReleased, startOfNewWork } from './may-act.ts'
