import type { ContactImport, ListContactImportsInput } from '@channel/contract/types'
import type { Queryable, RowOf } from '@channel/db'
import { type FilterOf, listStatements, type Page, pageOf, readPage } from '../../mechanisms/pagination/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { accountTables, pathAccountColumns, pathAccountIs, requireUsableAccount } from '../accounts/index.ts'
import { contactImportView, importColumns } from './contact-import-view.ts'

const selectImports = listStatements<FilterOf<ListContactImportsInput['query']>, RowOf<'list_contact_imports'>>({
  name: 'list_contact_imports',
  fixedValues: 3,
  filters: {},
  text: ({ after }) => `
    SELECT ${pathAccountColumns}, ${importColumns}
    FROM ${accountTables}
    LEFT JOIN LATERAL (
      SELECT * FROM contact_imports
      WHERE organization_id = $1 AND phone_number_id = $2 ${after ? `AND (created_at, id) < ${after}` : ''}
      ORDER BY created_at DESC, id DESC LIMIT $3
    ) import ON account.verified
    WHERE ${pathAccountIs}
    ORDER BY import.created_at DESC, import.id DESC`,
})

/**
 * Lists the imports of an account, newest first, in one round trip.
 *
 * @throws ApiError `invalid_cursor`, or what {@link requireUsableAccount} throws
 */
export async function listContactImports(
  database: Queryable,
  scope: Scope,
  { params, query }: ListContactImportsInput,
): Promise<Page<ContactImport>> {
  const account = params.phone_number_id
  const page = readPage(scope, query, { list: 'listContactImports', account, filters: {} })
  const { statement, values } = selectImports({}, page.after)
  const rows = await database.query(statement, [scope.organizationId, account, page.fetch, ...values])
  requireUsableAccount(rows[0], account)
  return pageOf(page, rows, contactImportView)
}
