export { type FetchedTemplates, fetchTemplates } from './fetch-templates.ts'
export { getTemplate } from './get-template.ts'
export { listTemplates } from './list-templates.ts'
export { syncTemplates } from './sync-templates.ts'
