import type { Label, ListLabelsInput } from '@channel/contract/types'
import type { Queryable, RowOf } from '@channel/db'
import { type FilterOf, listStatements, type Page, pageOf, readPage } from '../../mechanisms/pagination/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { labelColumns, labelView } from './label-view.ts'

const selectLabels = listStatements<FilterOf<ListLabelsInput['query']>, RowOf<'list_labels'>>({
  name: 'list_labels',
  fixedValues: 2,
  filters: { team_id: (param) => `team_id = ${param}` },
  text: ({ conditions, after }) => `
    SELECT ${labelColumns} FROM labels
    WHERE organization_id = $1${conditions}
      ${after ? `AND (created_at, id) < ${after}` : ''}
    ORDER BY created_at DESC, id DESC LIMIT $2`,
})

/**
 * Lists the organization's labels, newest first.
 *
 * @throws ApiError `invalid_cursor`
 */
export async function listLabels(database: Queryable, scope: Scope, { query }: ListLabelsInput): Promise<Page<Label>> {
  const { limit, cursor, ...filters } = query
  const page = readPage(scope, { limit, cursor }, { list: 'listLabels', filters })
  const { statement, values } = selectLabels(filters, page.after)
  const rows = await database.query(statement, [scope.organizationId, page.fetch, ...values])
  return pageOf(page, rows, labelView)
}
