export { findRestoreState, type RestoreState } from './find-restore-state.ts'
export { recordErasedContacts, recordRevokedKey } from './journal.ts'
export { databaseIsCurrent, isReleased } from './may-act.ts'
