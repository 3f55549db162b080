import type { ListMentionsInput, Mention } from '@channel/contract/dashboard/types'
import type { Queryable, RowOf } from '@channel/db'
import { newestFirst, type Page } from '../../mechanisms/pagination/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { accountReference } from '../accounts/index.ts'
import { noteColumns, noteJoins, noteView } from './note-view.ts'

interface Query {
  readonly limit: number
  readonly cursor?: string | undefined
  readonly user_id: string
  readonly unread?: string | undefined
}

const list = newestFirst<Query, RowOf<'list_mentions'>, Mention>({
  list: 'listMentions',
  name: 'list_mentions',
  select: `
    SELECT ${noteColumns}, mention.created_at AS mentioned_at, mention.read_at,
      conversation.phone_number_id, account.phone_number, account.customer_id, customer.name AS customer_name,
      CASE WHEN conversation.group_id IS NULL THEN coalesce(contact.name, contact.phone_number) ELSE (
        SELECT subject FROM groups in_group
        WHERE in_group.organization_id = $1 AND in_group.phone_number_id = conversation.phone_number_id AND in_group.id = conversation.group_id
      ) END AS contact_name
    FROM (SELECT *, note_id AS id FROM note_mentions WHERE organization_id = $1) mention
    JOIN notes note ON note.organization_id = $1 AND note.id = mention.note_id ${noteJoins}
    JOIN channel_accounts account
      ON account.organization_id = $1 AND account.phone_number_id = conversation.phone_number_id
    LEFT JOIN customers customer ON customer.organization_id = $1 AND customer.id = account.customer_id
    WHERE mention.organization_id = $1`,
  table: 'mention',
  filters: {
    user_id: (param) => `mention.user_id = ${param}`,
    unread: (param) => `mention.read_at IS NULL AND ${param}::boolean`,
  },
  view: (row) => ({
    id: row.id,
    object: 'mention',
    note: noteView(row, accountReference(row)),
    contact_name: row.contact_name,
    read_at: row.read_at,
    created_at: row.mentioned_at,
  }),
})

/**
 * Lists the notes of others that mention a user, newest first.
 *
 * @throws ApiError `invalid_cursor`
 */
export function listMentions(
  database: Queryable,
  scope: Scope,
  { query: { unread, ...page } }: ListMentionsInput,
  { userId }: { readonly userId: string },
): Promise<Page<Mention>> {
  return list(database, scope, { query: { ...page, user_id: userId, unread: unread ? 'true' : undefined } })
}
