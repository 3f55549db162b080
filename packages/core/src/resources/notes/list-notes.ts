import type { ListNotesInput, Note } from '@channel/contract/types'
import type { Queryable, RowOf } from '@channel/db'
import { listStatements, type Page, pageOf, readPage } from '../../mechanisms/pagination/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { requireConversation } from './find-note.ts'
import { noteColumns, noteJoinsOfRows, noteView } from './note-view.ts'

const selectNotes = listStatements<never, RowOf<'list_notes'>>({
  name: 'list_notes',
  fixedValues: 3,
  filters: {},
  text: ({ after }) => `
    SELECT ${noteColumns}
    FROM (
      SELECT * FROM notes note
      WHERE organization_id = $1 AND conversation_id = $2${after ? ` AND (created_at, id) < ${after}` : ''}
      ORDER BY created_at DESC, id DESC LIMIT $3
    ) note ${noteJoinsOfRows}
    ORDER BY note.created_at DESC, note.id DESC`,
})

/**
 * Lists the notes about a conversation, newest first.
 *
 * @throws ApiError `invalid_cursor`, `resource_not_found`, `channel_number_not_verified`
 */
export async function listNotes(
  database: Queryable,
  scope: Scope,
  { params, query }: ListNotesInput,
): Promise<Page<Note>> {
  const { phone_number_id, id } = params
  const page = readPage(scope, query, { list: 'listNotes', account: phone_number_id, filters: { id } })
  const account = await requireConversation(database, scope, params)
  const { statement, values } = selectNotes({}, page.after)
  const rows = await database.query(statement, [scope.organizationId, id, page.fetch, ...values])
  return pageOf(page, rows, (row) => noteView(row, account))
}
