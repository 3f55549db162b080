import type { CustomerSetupLinkState, ListSetupLinksInput } from '@channel/contract/types'
import type { Queryable, RowOf } from '@channel/db'
import { type FilterOf, listStatements, type Page, pageOf, readPage } from '../../mechanisms/pagination/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { customerNotFound } from '../customers/index.ts'
import { currentLink, setupLinkColumns, setupLinkView } from './setup-link-view.ts'

const selectLinks = listStatements<FilterOf<ListSetupLinksInput['query']>, RowOf<'list_setup_links'>>({
  name: 'list_setup_links',
  fixedValues: 3,
  filters: {},
  text: ({ after }) => `
    SELECT ${setupLinkColumns}
    FROM customers customer
    LEFT JOIN LATERAL (
      SELECT * FROM customer_setup_links
      WHERE organization_id = $1 AND customer_id = $2 ${after ? `AND (created_at, id) < ${after}` : ''}
      ORDER BY created_at DESC, id DESC LIMIT $3
    ) link ON true
    WHERE customer.organization_id = $1 AND customer.id = $2
    ORDER BY link.created_at DESC, link.id DESC`,
})

/**
 * Lists the setup links of a customer, newest first, in one round trip.
 *
 * @throws ApiError `resource_not_found` for the customer, `invalid_cursor`
 */
export async function listSetupLinks(
  database: Queryable,
  scope: Scope,
  { params, query }: ListSetupLinksInput,
): Promise<Page<CustomerSetupLinkState>> {
  const { customer_id } = params
  const page = readPage(scope, query, { list: 'listSetupLinks', filters: { customer_id } })
  const { statement, values } = selectLinks({}, page.after)
  const rows = await database.query(statement, [scope.organizationId, customer_id, page.fetch, ...values])
  if (rows.length === 0) throw customerNotFound(customer_id, 'customer_id')
  return pageOf(page, rows, (row) => setupLinkView(currentLink(row, scope)))
}
