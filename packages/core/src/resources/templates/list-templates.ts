import type { ListTemplatesInput, Template } from '@channel/contract/types'
import type { Queryable, RowOf } from '@channel/db'
import { type FilterOf, listStatements, type Page, pageOf, readPage } from '../../mechanisms/pagination/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { accountTables, pathAccountColumns, pathAccountIs, requireUsableAccount } from '../accounts/index.ts'
import { templateColumns, templateView } from './template-view.ts'

type Filter = FilterOf<ListTemplatesInput['query']>

const selectTemplates = listStatements<Filter, RowOf<'list_templates'>>({
  name: 'list_templates',
  fixedValues: 3,
  filters: {
    name: (param) => `template.name = ${param}`,
    status: (param) => `template.status = ${param}`,
    category: (param) => `template.category = ${param}`,
    language: (param) => `template.language = ${param}`,
  },
  text: ({ conditions, after }) => `
    SELECT ${pathAccountColumns}, ${templateColumns}
    FROM ${accountTables}
    LEFT JOIN LATERAL (
      SELECT ${templateColumns} FROM templates template
      WHERE template.organization_id = $1 AND template.phone_number_id = $2${conditions}
        ${after ? `AND (template.created_at, template.id) < ${after}` : ''}
      ORDER BY template.created_at DESC, template.id DESC LIMIT $3
    ) template ON account.verified
    WHERE ${pathAccountIs}
    ORDER BY template.created_at DESC, template.id DESC`,
})

/**
 * Lists the templates of an account, newest first, in one round trip.
 *
 * @throws ApiError `invalid_cursor`, or what {@link requireUsableAccount} throws
 */
export async function listTemplates(
  database: Queryable,
  scope: Scope,
  { params, query }: ListTemplatesInput,
): Promise<Page<Template>> {
  const { limit, cursor, ...filters } = query
  const account = params.phone_number_id
  const page = readPage(scope, { limit, cursor }, { list: 'listTemplates', account, filters })
  const { statement, values } = selectTemplates(filters, page.after)
  const rows = await database.query(statement, [scope.organizationId, account, page.fetch, ...values])
  const channelAccount = requireUsableAccount(rows[0], account)
  return pageOf(page, rows, (row) => templateView(row, channelAccount))
}
