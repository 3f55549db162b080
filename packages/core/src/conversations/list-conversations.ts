import type { Conversation, ListConversationsInput } from '@channel/contract/types'
import type { Queryable } from '@channel/db'
import { accountTables } from '../accounts/account-view.ts'
import {
  type PathAccountRow,
  pathAccountColumns,
  pathAccountIs,
  requireUsableAccount,
} from '../accounts/resolve-account.ts'
import { momentFrom } from '../moment.ts'
import { type FilterOf, type ListParts, listStatements, type Page, pageOf, readPage } from '../pagination/index.ts'
import type { Scope } from '../scope.ts'
import { type ConversationRow, conversationColumns, conversationJoins, conversationView } from './conversation-view.ts'

type Filter = Exclude<FilterOf<ListConversationsInput['query']>, 'updated_since'>

// A position after the last conversation that has messages, in a cursor and in SQL: it is before every real moment.
const noMessage = '-infinity'

const byLastMessage = 'last_message_at DESC NULLS LAST, id DESC'
const byUpdate = 'updated_at DESC, id DESC'

/**
 * One comparison cannot say what follows a position among NULLs, and an OR would scan; so each branch reads its own stretch
 * of the index, and the branches are merged. Where the position has a moment, every conversation without messages follows:
 * their ids are all below `cnv~`.
 */
function afterPosition(conditions: string, { created_at, id }: NonNullable<ListParts<Filter>['position']>): string {
  const stretch = (condition: string) => `
    (SELECT * FROM conversations conversation
     WHERE organization_id = $1 AND phone_number_id = $2${conditions} AND ${condition}
     ORDER BY ${byLastMessage} LIMIT $3)`
  return `
    ${stretch(`(last_message_at, id) < (${created_at}, ${id})`)}
    UNION ALL
    ${stretch(`last_message_at IS NULL AND id < CASE WHEN ${created_at} = '${noMessage}' THEN ${id} ELSE 'cnv~' END`)}`
}

const firstStretch = (conditions: string, order: string) => `
  SELECT * FROM conversations conversation WHERE organization_id = $1 AND phone_number_id = $2${conditions}
  ORDER BY ${order} LIMIT $3`

const filters: Record<Filter, (place: string) => string> = {
  status: (place) => `status = ${place}`,
  assigned_to: (place) => `assigned_to = ${place}`,
  label_id: (place) => `EXISTS (
    SELECT FROM conversation_labels link
    WHERE link.organization_id = conversation.organization_id AND link.conversation_id = conversation.id
      AND link.label_id = ${place})`,
  contact_id: (place) => `contact_id = ${place}`,
}

// Few conversations of a label are read from the label and sorted, many in the order of the list: it depends on the label.
const options = ({ given }: ListParts<Filter>) => ({ planEachTime: given.has('label_id') })

function withAccount(conversations: string, order: string): string {
  return `
    SELECT ${pathAccountColumns}, conversation.*
    FROM ${accountTables}
    LEFT JOIN LATERAL (
      SELECT ${conversationColumns}
      FROM (SELECT * FROM (${conversations}) stretch ORDER BY ${order} LIMIT $3) conversation ${conversationJoins}
    ) conversation ON account.verified
    WHERE ${pathAccountIs}
    ORDER BY ${order.replaceAll(/(\w+) DESC/g, 'conversation.$1 DESC')}`
}

const selectByLastMessage = listStatements<Filter>({
  name: 'list_conversations',
  fixedValues: 3,
  filters,
  text: ({ conditions, position }) =>
    withAccount(
      position ? afterPosition(conditions, position) : firstStretch(conditions, byLastMessage),
      byLastMessage,
    ),
  options,
})

const selectByUpdate = listStatements<Filter>({
  name: 'list_updated',
  fixedValues: 4,
  filters,
  text: ({ conditions, after }) => {
    const since = ' AND updated_at >= $4'
    const next = after ? ` AND (updated_at, id) < ${after}` : ''
    return withAccount(firstStretch(conditions + since + next, byUpdate), byUpdate)
  },
  options,
})

/** An account without conversations comes as one row that has none. */
type ListedRow = PathAccountRow & (ConversationRow | { readonly id: null })

/**
 * Lists the conversations of an account in one round trip: the latest message first and those without one last, or, with
 * `updated_since`, the latest change first.
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
  const fixed = [scope.organizationId, account, page.fetch, ...(isByUpdate ? [momentFrom(updated_since)] : [])]
  const rows = await database.query<ListedRow>(statement, [...fixed, ...values])
  const channelAccount = requireUsableAccount(rows[0], account)
  return pageOf(
    page,
    rows.filter(isConversation),
    (row) => conversationView(row, channelAccount),
    ({ id, updated_at, last_message_at }) => ({
      created_at: isByUpdate ? updated_at : (last_message_at ?? noMessage),
      id,
    }),
  )
}

function isConversation(row: ListedRow): row is PathAccountRow & ConversationRow {
  return row.id !== null
}
