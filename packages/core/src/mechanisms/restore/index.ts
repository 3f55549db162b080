export { findRestoreState, type RestoreState } from './find-restore-state.ts'
export { recordDeletedOrganization, recordErasedContacts, recordRevokedKey } from './journal.ts'
export { databaseIsCurrent, isReleased } from './may-act.ts'
