export { type DocsSite, openDocsSite, type SiteFile } from './docs-site.ts'
export type { Contract } from './pages/contract.ts'
