import type { Conversation, ListConversationsInput } from '@channel/contract/types'
import type { Queryable, RowOf } from '@channel/db'
import { toTimestamp } from '../../mechanisms/clock/index.ts'
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
import { attachedLabels } from '../labels/index.ts'
import { conversationColumns, conversationJoins, conversationView } from './conversation-view.ts'
import { type ListOrder, type ListSource, labelLookupSource, labelSource, plainSource } from './list-source.ts'

type Filter = Exclude<FilterOf<ListConversationsInput['query']>, 'updated_since'>

// The position of conversations without messages, in a cursor and in SQL: earlier than every real timestamp.
const noMessage = '-infinity'

function sourceFor({ given }: ListParts<Filter>): ListSource {
  if (!given.has('label_id')) return plainSource
  return given.has('contact_id') || given.has('assigned_to') ? labelLookupSource : labelSource
}

function conditionsOf(source: ListSource, { conditions, params }: ListParts<Filter>): string {
  return params.status === undefined ? conditions : `${conditions} AND ${source.status} = ${params.status}`
}

/** The first matching rows of a source. */
function stretch({ from, base, timestamp, id }: ListSource, order: ListOrder, conditions: string): string {
  const nulls = order === 'last_message_at' ? ' NULLS LAST' : ''
  return `
    SELECT conversation.* FROM ${from} WHERE ${base}${conditions}
    ORDER BY ${timestamp[order]} DESC${nulls}, ${id} DESC LIMIT $3`
}

/**
 * One comparison cannot express a position among NULLs, and an OR would scan. So each branch reads its own range of the index,
 * and the branches are merged. After a position with a timestamp, all conversations without messages follow: their ids are below
 * `cnv~`.
 */
function afterPosition(
  source: ListSource,
  conditions: string,
  { created_at, id }: NonNullable<ListParts<Filter>['position']>,
): string {
  const part = (condition: string) => `(${stretch(source, 'last_message_at', `${conditions} AND ${condition}`)})`
  const timestamp = source.timestamp.last_message_at
  return `
    ${part(`(${timestamp}, ${source.id}) < (${created_at}, ${id})`)}
    UNION ALL
    ${part(`${timestamp} IS NULL AND ${source.id} < CASE WHEN ${created_at} = '${noMessage}' THEN ${id} ELSE 'cnv~' END`)}`
}

const filters: Record<Filter, (param: string) => string> = {
  status: () => '',
  assigned_to: (param) => `conversation.assigned_to = ${param}`,
  label_id: (param) => `link.label_id = ${param}`,
  contact_id: (param) => `conversation.contact_id = ${param}`,
}

// With an assignee and a label, the values decide which filter is more selective.
const options = ({ given }: ListParts<Filter>) => ({ planEachTime: given.has('label_id') && given.has('assigned_to') })

function withAccount(conversations: string, order: ListOrder): string {
  const orderOf = (table: string) =>
    `${table}.${order} DESC${order === 'last_message_at' ? ' NULLS LAST' : ''}, ${table}.id DESC`
  return `
    SELECT ${pathAccountColumns}, conversation.*, ${attachedLabels('conversation')}
    FROM ${accountTables}
    LEFT JOIN LATERAL (
      SELECT ${conversationColumns}
      FROM (SELECT * FROM (${conversations}) stretch ORDER BY ${orderOf('stretch')} LIMIT $3) conversation
      ${conversationJoins}
    ) conversation ON account.verified
    WHERE ${pathAccountIs}
    ORDER BY ${orderOf('conversation')}`
}

const selectByLastMessage = listStatements<Filter, RowOf<'list_conversations'>>({
  name: 'list_conversations',
  fixedValues: 3,
  filters,
  text: (parts) => {
    const { position } = parts
    const source = sourceFor(parts)
    const conditions = conditionsOf(source, parts)
    return withAccount(
      position ? afterPosition(source, conditions, position) : stretch(source, 'last_message_at', conditions),
      'last_message_at',
    )
  },
  options,
})

const selectByUpdate = listStatements<Filter, RowOf<'list_updated'>>({
  name: 'list_updated',
  fixedValues: 4,
  filters,
  text: (parts) => {
    const source = sourceFor(parts)
    const since = ` AND ${source.timestamp.updated_at} >= $4`
    const next = parts.after ? ` AND (${source.timestamp.updated_at}, ${source.id}) < ${parts.after}` : ''
    return withAccount(stretch(source, 'updated_at', conditionsOf(source, parts) + since + next), 'updated_at')
  },
  options,
})

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
  const { limit, cursor, ...given } = query
  const { updated_since, ...others } = given
  const account = params.phone_number_id
  const page = readPage(scope, { limit, cursor }, { list: 'listConversations', account, filters: given })
  const isByUpdate = updated_since !== undefined
  const { statement, values } = (isByUpdate ? selectByUpdate : selectByLastMessage)(others, page.after)
  const fixed = [scope.organizationId, account, page.fetch, ...(isByUpdate ? [toTimestamp(updated_since)] : [])]
  const rows = await database.query(statement, [...fixed, ...values])
  const channelAccount = requireUsableAccount(rows[0], account)
  // An account without conversations yields one row with a null conversation.
  return pageOf(
    page,
    rows.filter((row) => row.id !== null),
    (row) => conversationView(row, channelAccount),
    ({ id, updated_at, last_message_at }) => ({
      created_at: isByUpdate ? updated_at : (last_message_at ?? noMessage),
      id,
    }),
  )
}
