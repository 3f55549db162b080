import type { ContactImport, ListContactImportsInput } from '@channel/contract/types'
import type { RowOf } from '@channel/db'
import { newestInAccount } from '../accounts/index.ts'
import { contactImportView, importColumns } from './contact-import-view.ts'

type Query = ListContactImportsInput['query']

/** Lists the imports of an account, newest first. */
export const listContactImports = newestInAccount<Query, RowOf<'list_contact_imports'>, ContactImport>({
  list: 'listContactImports',
  name: 'list_contact_imports',
  table: 'contact_imports',
  row: 'import',
  columns: importColumns,
  filters: {},
  view: contactImportView,
})
