export type { Change, Impact } from './change.ts'
export { compareDocuments } from './compare-documents.ts'
export { nextVersion } from './next-version.ts'
