import type { GetSetupLinkInput } from '@channel/contract/types'
import { type Queryable, type RowOf, type Statement, statement, type Transaction } from '@channel/db'
import { notFound } from '../../mechanisms/errors/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { currentLink, type SetupLinkRow, setupLinkColumns } from './setup-link-view.ts'

/** Path parameters of the operations on one setup link. */
export type SetupLinkPath = GetSetupLinkInput['params']

/** A setup link, and the name of its customer. */
export interface FoundSetupLink {
  readonly link: SetupLinkRow
  readonly customerName: string
}

const selectLink = `SELECT ${setupLinkColumns}, customer.name AS customer_name
  FROM customer_setup_links link
  JOIN customers customer ON customer.organization_id = $1 AND customer.id = link.customer_id
  WHERE link.organization_id = $1 AND link.customer_id = $2 AND link.id = $3`

/**
 * Fetches a setup link of a customer.
 *
 * @throws ApiError `resource_not_found` if customer or link is unknown or belongs to another organization
 */
export const findSetupLink = finder<Queryable>(statement('find_setup_link', selectLink))

/** Like {@link findSetupLink}, and locks the link until the transaction ends. */
export const findSetupLinkToChange = finder<Transaction>(
  statement('find_setup_link_to_change', `${selectLink} FOR NO KEY UPDATE OF link`),
)

function finder<On extends Queryable>(select: Statement<RowOf<'find_setup_link'>>) {
  return async (database: On, scope: Scope, { customer_id, id }: SetupLinkPath): Promise<FoundSetupLink> => {
    const [row] = await database.query(select, [scope.organizationId, customer_id, id])
    if (row === undefined) throw notFound('id', `Customer ${customer_id} has no setup link ${id}.`)
    return { link: currentLink(row, scope), customerName: row.customer_name }
  }
}
