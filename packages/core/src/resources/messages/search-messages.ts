import type { Message, SearchMessagesInput } from '@channel/contract/types'
import type { Queryable, RowOf } from '@channel/db'
import { toTimestamp } from '../../mechanisms/clock/index.ts'
import { idMarginMs, timeOfIds } from '../../mechanisms/ids/index.ts'
import { encodeCursor, listStatements, opaque, type Page, pageOf, readPage } from '../../mechanisms/pagination/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { accountReference, accountTables } from '../accounts/index.ts'
import { messageColumns, messageJoins, messageView } from './message-view.ts'
import { foundMessages, type SearchFilter } from './search-statement.ts'

const selectMessages = listStatements<SearchFilter, RowOf<'search_messages'>>({
  name: 'search_messages',
  fixedValues: 5,
  alwaysAfter: true,
  filters: {
    phone_number_id: () => '',
    contact_id: (param) => `message.contact_id = ${param}`,
    kind: (param) => `${param} = 'group'`,
    direction: () => '',
  },
  text: (parts) => `
    SELECT CASE WHEN found.ends THEN found.id END AS reached, message.*
    FROM (${foundMessages(parts)}) found
    LEFT JOIN LATERAL (
      SELECT ${messageColumns}, account.phone_number, account.phone_number_id, account.customer_id, customer.name AS customer_name
      FROM (SELECT * FROM messages WHERE organization_id = $1 AND id = found.id LIMIT 1) message
      ${messageJoins}
      JOIN (${accountTables}) ON account.organization_id = $1 AND account.phone_number_id = message.phone_number_id AND account.verified
      WHERE message.created_at >= $3 AND message.created_at < ${parts.position!.created_at}${parts.conditions}
    ) message ON NOT found.ends
    WHERE found.ends OR message.id IS NOT NULL
    LIMIT ${opaque('$2::int')}`,
})

/**
 * Finds messages by words, in one round trip, newest first: by id, which ascends with time.
 *
 * @throws ApiError `invalid_cursor`
 */
export async function searchMessages(
  database: Queryable,
  scope: Scope,
  { query }: SearchMessagesInput,
): Promise<Page<Message>> {
  const { limit, cursor, ...filters } = query
  const page = readPage(scope, { limit, cursor }, { list: 'searchMessages', filters })
  const { search, created_after, created_before, kind, ...rest } = filters
  const from = created_after === undefined ? '-infinity' : toTimestamp(created_after)
  const to = created_before === undefined ? 'infinity' : toTimestamp(created_before)
  const others = { ...rest, kind: kind === 'group' ? kind : undefined }
  const position = {
    created_at: to,
    id: page.after?.id ?? timeOfIds('message', to, idMarginMs),
  }
  const { statement, values } = selectMessages(others, position)
  const fixed = [scope.organizationId, page.fetch, from, search, timeOfIds('message', from, -idMarginMs)]
  const rows = await database.query(statement, [...fixed, ...values])
  const found = pageOf(page, rows, (row) => messageView(row, accountReference(row), scope))
  const reached = rows.at(-1)?.reached ?? undefined
  if (found.has_more || reached === undefined) return found
  return { ...found, has_more: true, next_cursor: encodeCursor(scope, page.binding, { created_at: to, id: reached }) }
}
