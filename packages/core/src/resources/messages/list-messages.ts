import type { ListMessagesInput, Message } from '@channel/contract/types'
import type { Queryable, RowOf, MessageRow as StoredMessage } from '@channel/db'
import { toTimestamp } from '../../mechanisms/clock/index.ts'
import {
  type FilterOf,
  type ListParts,
  listStatements,
  type Page,
  pageOf,
  positionBefore,
  readPage,
} from '../../mechanisms/pagination/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { accountTables, pathAccountColumns, pathAccountIs, requireUsableAccount } from '../accounts/index.ts'
import { messageColumns, messageJoinsOfRows, messageView } from './message-view.ts'

type Filter = Exclude<FilterOf<ListMessagesInput['query']>, 'created_after' | 'created_before'>

/** Messages of groups are listed by their conversation, or on request. */
function ofKind(given: ReadonlySet<Filter>): string {
  if (given.has('conversation_id')) return ''
  return given.has('kind') ? ' AND group_id IS NOT NULL' : ' AND group_id IS NULL'
}

// Both time bounds are always present (infinite by default): they are part of the index condition.
const stretchOf = ({ conditions, after, given }: ListParts<Filter>, condition: string) => `
  SELECT * FROM messages
  WHERE organization_id = $1 AND phone_number_id = $2 AND created_at >= $4 AND (created_at, id) < ${after}${conditions}${ofKind(given)}${condition}
  ORDER BY created_at DESC, id DESC LIMIT $3`

const valuesOf = {
  direction: { inbound: true, outbound: true } satisfies Record<StoredMessage['direction'], true>,
  status: { pending: true, sent: true, delivered: true, read: true, failed: true } satisfies Record<
    StoredMessage['status'],
    true
  >,
}

/** The indexes have each status of each direction on its own: what has one of the two is merged. */
function messagesOfAccount(parts: ListParts<Filter>): string {
  const { given } = parts
  const hasOwnIndex = given.has('scheduled') || (given.has('kind') && !given.has('conversation_id'))
  if (hasOwnIndex || given.has('direction') === given.has('status')) return stretchOf(parts, '')
  const missing = given.has('status') ? 'direction' : 'status'
  const stretches = Object.keys(valuesOf[missing]).map((each) => `(${stretchOf(parts, ` AND ${missing} = '${each}'`)})`)
  return `SELECT * FROM (${stretches.join(' UNION ALL ')}) stretch ORDER BY created_at DESC, id DESC LIMIT $3`
}

const selectMessages = listStatements<Filter, RowOf<'list_messages'>>({
  name: 'list_messages',
  fixedValues: 4,
  alwaysAfter: true,
  filters: {
    conversation_id: (param) => `conversation_id = ${param}`,
    direction: (param) => `direction = ${param}`,
    status: (param) => `status = ${param}`,
    scheduled: (param) => `send_at IS NOT NULL AND status = 'pending' AND ${param}::boolean`,
    kind: (param) => `CASE WHEN group_id IS NULL THEN 'individual' ELSE 'group' END = ${param}`,
  },
  text: (parts) => `
    SELECT ${pathAccountColumns}, message.*
    FROM ${accountTables}
    LEFT JOIN LATERAL (
      SELECT ${messageColumns} FROM (${messagesOfAccount(parts)}) message ${messageJoinsOfRows}
    ) message ON account.verified
    WHERE ${pathAccountIs}
    ORDER BY message.created_at DESC, message.id DESC`,
})

/**
 * Lists the messages of an account, newest first, in one round trip.
 *
 * @throws ApiError `invalid_cursor`, or what {@link requireUsableAccount} throws
 */
export async function listMessages(
  database: Queryable,
  scope: Scope,
  { params, query }: ListMessagesInput,
): Promise<Page<Message>> {
  const { limit, cursor, scheduled, ...texts } = query
  const filters = { ...texts, scheduled: scheduled && String(scheduled) }
  const { created_after, created_before, kind, ...rest } = filters
  // Without a conversation, messages of contacts are the default.
  const isDefault = kind === 'individual' && rest.conversation_id === undefined
  const others = { ...rest, kind: isDefault ? undefined : kind }
  const account = params.phone_number_id
  const page = readPage(scope, { limit, cursor }, { list: 'listMessages', account, filters })
  // A scheduled message is outbound and pending. Without this, all of them would be read to find none.
  const isEmpty = scheduled && (rest.direction === 'inbound' || (rest.status ?? 'pending') !== 'pending')
  const from = isEmpty ? 'infinity' : created_after === undefined ? '-infinity' : toTimestamp(created_after)
  const to = created_before === undefined ? 'infinity' : toTimestamp(created_before)
  const { statement, values } = selectMessages(others, positionBefore(page, to))
  const fixed = [scope.organizationId, account, page.fetch, from]
  const rows = await database.query(statement, [...fixed, ...values])
  const channelAccount = requireUsableAccount(rows[0], account)
  return pageOf(page, rows, (row) => messageView(row, channelAccount, scope))
}
