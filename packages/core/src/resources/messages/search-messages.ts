import type { Message, SearchMessagesInput } from '@channel/contract/types'
import type { Queryable, RowOf } from '@channel/db'
import { toTimestamp } from '../../mechanisms/clock/index.ts'
import { timeOfIds } from '../../mechanisms/ids/index.ts'
import { listStatements, type Page, pageOf, positionBefore, readPage } from '../../mechanisms/pagination/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { accountReference, accountTables } from '../accounts/index.ts'
import { messageColumns, messageJoins, messageView } from './message-view.ts'
import { foundMessages, orderOf, type SearchFilter } from './search-statement.ts'

const selectMessages = listStatements<SearchFilter, RowOf<'search_messages'>>({
  name: 'search_messages',
  fixedValues: 7,
  alwaysAfter: true,
  filters: {
    phone_number_id: (param) => `message.phone_number_id = ${param}`,
    contact_id: () => '',
    kind: (param) => `${param} = 'group'`,
    direction: (param) => `message.direction = ${param}`,
  },
  text: (parts) => `
    SELECT ${messageColumns}, account.phone_number, account.phone_number_id, account.customer_id, customer.name AS customer_name
    FROM (${foundMessages(parts)}) message
    ${messageJoins}
    JOIN (${accountTables}) ON account.organization_id = $1 AND account.phone_number_id = message.phone_number_id
    ORDER BY ${orderOf(parts)}`,
})

/** How far the time of an id may be from that of its message, with room for wrong clocks. */
const marginMs = 24 * 60 * 60 * 1000

/**
 * Finds messages by words, in one round trip, newest first: those of one account or contact by `created_at` and id, those of all accounts by id,
 * which ascends with time.
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
  const position = positionBefore(page, to)
  const lastId = timeOfIds('message', position.created_at, marginMs)
  const isOfAll = rest.phone_number_id === undefined && rest.contact_id === undefined
  const isFirstOfAll = isOfAll && page.after === undefined
  const { statement, values } = selectMessages(others, isFirstOfAll ? { ...position, id: lastId } : position)
  const fixed = [scope.organizationId, page.fetch, from, search, timeOfIds('message', from, -marginMs), lastId, to]
  const rows = await database.query(statement, [...fixed, ...values])
  return pageOf(page, rows, (row) => messageView(row, accountReference(row), scope))
}
