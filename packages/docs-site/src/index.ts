export { type DocsSite, openDocsSite } from './docs-site.ts'
