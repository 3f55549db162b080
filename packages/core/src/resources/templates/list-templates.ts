import type { ListTemplatesInput, Template } from '@channel/contract/types'
import type { RowOf } from '@channel/db'
import { newestInAccount } from '../accounts/index.ts'
import { templateColumns, templateView } from './template-view.ts'

/** Lists the templates of an account, newest first. */
export const listTemplates = newestInAccount<ListTemplatesInput['query'], RowOf<'list_templates'>, Template>({
  list: 'listTemplates',
  name: 'list_templates',
  table: 'templates',
  row: 'template',
  columns: templateColumns,
  filters: {
    name: (param) => `template.name = ${param}`,
    status: (param) => `template.status = ${param}`,
    category: (param) => `template.category = ${param}`,
    language: (param) => `template.language = ${param}`,
  },
  view: templateView,
})
