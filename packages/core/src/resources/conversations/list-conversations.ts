import type { Conversation, ListConversationsInput } from '@channel/contract/types'
import type { Queryable, RowOf } from '@channel/db'
import { toTimestamp } from '../../mechanisms/clock/index.ts'
import { type ListParts, listStatements, type Page, pageOf, readPage } from '../../mechanisms/pagination/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { accountTables, pathAccountColumns, pathAccountIs, requireUsableAccount } from '../accounts/index.ts'
import { attachedLabels } from '../labels/index.ts'
import { conversationColumns, conversationJoinsOfRows, conversationView } from './conversation-view.ts'
import { type Filter, type ListRange, noMessage, stretchOf } from './list-ranges.ts'
import { searchConversations } from './search-conversations.ts'

const filters: Record<Filter, (param: string) => string> = {
  status: () => '',
  assigned_to: (param) => `conversation.assigned_to = ${param}`,
  label_id: (param) => `link.label_id = ${param}`,
  contact_id: (param) => `conversation.contact_id = ${param}`,
  unread: (param) => `(conversation.unread_count > 0) = ${param}::boolean`,
  window: (param) => `conversation.last_inbound_at > ${param}::timestamptz`,
  snooze: (param) => `conversation.snooze_state = ${param}`,
  awake: (param) => `(conversation.snoozed_until IS NULL) = ${param}::boolean`,
  search: () => '',
  // The list has conversations with contacts, unless those of groups are asked for.
  kind: (param) => `${param} = 'group'`,
}

// With an assignee and a label, or unread conversations, the values decide which filter is more selective.
const options = ({ given }: ListParts<Filter>) => ({
  planEachTime: given.has('assigned_to') && (given.has('label_id') || given.has('unread')),
})

function pageText(range: ListRange): string {
  const { order, parts } = range
  const search = parts.params.search
  const orderOf = (table: string) =>
    `${table}.${order} DESC${order === 'last_message_at' ? ' NULLS LAST' : ''}, ${table}.id DESC`
  return `
    SELECT ${pathAccountColumns}, conversation.*, ${attachedLabels('conversation')}
    FROM ${accountTables}
    LEFT JOIN LATERAL (
      SELECT ${conversationColumns}
      FROM (
        SELECT * FROM (${search === undefined ? stretchOf(range) : searchConversations(range, search)}) stretch
        ORDER BY ${orderOf('stretch')} LIMIT $3
      ) conversation
      ${conversationJoinsOfRows}
    ) conversation ON account.verified
    WHERE ${pathAccountIs}
    ORDER BY ${orderOf('conversation')}`
}

const selectByLastMessage = listStatements<Filter, RowOf<'list_conversations'>>({
  name: 'list_conversations',
  fixedValues: 3,
  filters,
  text: (parts) => pageText({ order: 'last_message_at', parts }),
  options,
})

const selectByUpdate = listStatements<Filter, RowOf<'list_updated'>>({
  name: 'list_updated',
  fixedValues: 4,
  filters,
  text: (parts) => pageText({ order: 'updated_at', since: '$4', parts }),
  options,
})

const windowMs = 24 * 60 * 60 * 1000

/**
 * Lists the conversations of an account in one round trip. Sorts by the latest message, conversations without messages last, or,
 * with `updated_since`, by the latest change.
 *
 * @throws ApiError `invalid_cursor`, or what {@link requireUsableAccount} throws
 */
export async function listConversations(
  database: Queryable,
  scope: Scope,
  { params, query }: Pick<ListConversationsInput, 'params' | 'query'>,
): Promise<Page<Conversation>> {
  const { limit, cursor, unread, snoozed, snooze_ended, ...texts } = query
  const textOf = (value: boolean | undefined) => (value === undefined ? undefined : String(value))
  const filtered = { ...texts, unread: textOf(unread) }
  const given = { ...filtered, snoozed: textOf(snoozed), snooze_ended: textOf(snooze_ended) }
  const { updated_since, kind, window, ...rest } = filtered
  const opened = new Date(scope.now().getTime() - windowMs).toISOString()
  const others = {
    ...rest,
    kind: kind === 'group' ? kind : undefined,
    snooze: snoozeStateOf({ snoozed, snooze_ended }),
    awake: snoozed === false ? 'true' : undefined,
    window: window === 'open' ? toTimestamp(opened) : undefined,
  }
  const account = params.phone_number_id
  const page = readPage(scope, { limit, cursor }, { list: 'listConversations', account, filters: given })
  const isByUpdate = updated_since !== undefined
  const { statement, values } = (isByUpdate ? selectByUpdate : selectByLastMessage)(others, page.after)
  const fixed = [scope.organizationId, account, page.fetch, ...(isByUpdate ? [toTimestamp(updated_since)] : [])]
  const rows = await database.query(statement, [...fixed, ...values])
  const channelAccount = requireUsableAccount(rows[0], account)
  return pageOf(
    page,
    rows,
    (row) => conversationView(row, channelAccount),
    ({ id, updated_at, last_message_at }) => ({
      created_at: isByUpdate ? updated_at : (last_message_at ?? noMessage),
      id,
    }),
  )
}

/** Nothing is both snoozed and back. */
function snoozeStateOf({ snoozed, snooze_ended }: Pick<ListConversationsInput['query'], 'snoozed' | 'snooze_ended'>) {
  if (snoozed) return snooze_ended ? 'neither' : 'snoozed'
  return snooze_ended ? 'ended' : undefined
}
