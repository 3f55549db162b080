import type { Broadcast, ListBroadcastsInput } from '@channel/contract/types'
import type { Queryable, RowOf } from '@channel/db'
import { type FilterOf, listStatements, type Page, pageOf, readPage } from '../../mechanisms/pagination/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { accountTables, pathAccountColumns, pathAccountIs, requireUsableAccount } from '../accounts/index.ts'
import { broadcastColumns, broadcastView } from './broadcast-view.ts'

const selectBroadcasts = listStatements<FilterOf<ListBroadcastsInput['query']>, RowOf<'list_broadcasts'>>({
  name: 'list_broadcasts',
  fixedValues: 3,
  filters: { status: (param) => `status = ${param}` },
  text: ({ conditions, after }) => `
    SELECT ${pathAccountColumns}, ${broadcastColumns}
    FROM ${accountTables}
    LEFT JOIN LATERAL (
      SELECT * FROM broadcasts
      WHERE organization_id = $1 AND phone_number_id = $2${conditions} ${after ? `AND (created_at, id) < ${after}` : ''}
      ORDER BY created_at DESC, id DESC LIMIT $3
    ) broadcast ON account.verified
    WHERE ${pathAccountIs}
    ORDER BY broadcast.created_at DESC, broadcast.id DESC`,
})

/**
 * Lists the broadcasts of an account, newest first, in one round trip.
 *
 * @throws ApiError `invalid_cursor`, or what {@link requireUsableAccount} throws
 */
export async function listBroadcasts(
  database: Queryable,
  scope: Scope,
  { params, query }: ListBroadcastsInput,
): Promise<Page<Broadcast>> {
  const account = params.phone_number_id
  const { limit, cursor, ...filters } = query
  const page = readPage(scope, { limit, cursor }, { list: 'listBroadcasts', account, filters })
  const { statement, values } = selectBroadcasts(filters, page.after)
  const rows = await database.query(statement, [scope.organizationId, account, page.fetch, ...values])
  requireUsableAccount(rows[0], account)
  return pageOf(page, rows, broadcastView)
}
