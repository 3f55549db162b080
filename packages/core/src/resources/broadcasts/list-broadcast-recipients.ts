import type { BroadcastRecipient, ListBroadcastRecipientsInput } from '@channel/contract/types'
import type { Queryable, RowOf } from '@channel/db'
import {
  type FilterOf,
  type ListParts,
  listStatements,
  type Page,
  pageOf,
  readPage,
} from '../../mechanisms/pagination/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { accountTables, pathAccountColumns, pathAccountIs, requireUsableAccount } from '../accounts/index.ts'
import { broadcastNotFound } from './find-broadcast.ts'
import { recipientColumns, recipientJoins, recipientView } from './recipient-view.ts'
import { searchRecipients } from './search-recipients.ts'

type Filter = FilterOf<ListBroadcastRecipientsInput['query']>

function nextRecipients({ conditions, params, position }: ListParts<Filter>): string {
  const after = position && `AND recipient.id > ${position.id} AND ${position.created_at} IS NOT NULL`
  const base = `recipient.organization_id = $1 AND recipient.broadcast_id = $3${conditions} ${after ?? ''}`
  if (params.search !== undefined) return searchRecipients(base, params.search)
  return `SELECT * FROM broadcast_recipients recipient WHERE ${base} ORDER BY recipient.id LIMIT $4`
}

const selectRecipients = listStatements<Filter, RowOf<'list_broadcast_recipients'>>({
  name: 'list_broadcast_recipients',
  fixedValues: 4,
  filters: { status: (param) => `recipient.status = ${param}`, search: () => '' },
  text: (parts) => `
    SELECT ${pathAccountColumns}, broadcast.id AS broadcast_id, broadcast.created_at, ${recipientColumns}
    FROM ${accountTables}
    LEFT JOIN broadcasts broadcast
      ON broadcast.organization_id = $1 AND broadcast.phone_number_id = account.phone_number_id AND broadcast.id = $3
    LEFT JOIN LATERAL (${nextRecipients(parts)}) recipient ON broadcast.id IS NOT NULL
    ${recipientJoins}
    WHERE ${pathAccountIs}
    ORDER BY recipient.id`,
})

/**
 * Lists the recipients of a broadcast, in the order in which they get their messages.
 *
 * @throws ApiError `invalid_cursor`, `resource_not_found` for the broadcast, or what {@link requireUsableAccount} throws
 */
export async function listBroadcastRecipients(
  database: Queryable,
  scope: Scope,
  { params, query }: ListBroadcastRecipientsInput,
): Promise<Page<BroadcastRecipient>> {
  const { phone_number_id: account, id } = params
  const { limit, cursor, ...filters } = query
  const binding = { list: 'listBroadcastRecipients', account, filters: { ...filters, id } }
  const page = readPage(scope, { limit, cursor }, binding)
  const { statement, values } = selectRecipients(filters, page.after)
  const rows = await database.query(statement, [scope.organizationId, account, id, page.fetch, ...values])
  requireUsableAccount(rows[0], account)
  if (rows[0]?.broadcast_id == null) throw broadcastNotFound(params)
  return pageOf(page, rows, recipientView)
}
