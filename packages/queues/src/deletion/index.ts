export { deleteOrganization } from './delete-organization.ts'
export { findDeletion, listUnfinishedDeletions } from './deletions.ts'
export { stopOrganization } from './stop-organization.ts'
