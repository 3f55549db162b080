export { type ExportedFile, storedNameOf } from './exported-file.ts'
export { exportedKinds, leftOut } from './exported-kinds.ts'
export { type ReadOptions, readOrganization } from './read-organization.ts'
