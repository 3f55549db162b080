import type { AccountReference, Note } from '@channel/contract/types'
import type { NoteRow as StoredNote } from '@channel/db'
import type { AllFields } from '../../mechanisms/fields/index.ts'
import { mentionedUsers } from './mentioned-users.ts'

/** A note with its author, as {@link noteColumns} selects it. */
export type NoteRow = Omit<StoredNote, 'organization_id'> & {
  /** Of a group: the member that wrote last. */
  readonly contact_id: string
  readonly author_name: string | null
}

export const noteColumns = `note.id, note.conversation_id, note.text, note.author_user_id, note.author_key_id, note.edited_at,
  note.created_at, contact.id AS contact_id, coalesce(author.name, author_key.name) AS author_name`

/** @param organization the SQL of the organization's id */
const joinsOf = (organization: string) => `
  JOIN conversations conversation
    ON conversation.organization_id = ${organization} AND conversation.id = note.conversation_id
  JOIN contacts contact
    ON contact.organization_id = ${organization} AND contact.id = coalesce(conversation.contact_id, conversation.member_id)
  LEFT JOIN users author ON author.organization_id = ${organization} AND author.id = note.author_user_id
  LEFT JOIN api_keys author_key
    ON author_key.id = note.author_key_id AND author_key.organization_id = ${organization}`

/** The joins that {@link noteColumns} need. `$1` is the organization. Users and keys are never removed. */
export const noteJoins = joinsOf('$1')
/** For a page: with `$1`, the planner may read all conversations of the organization instead of those of the rows. */
export const noteJoinsOfRows = joinsOf('note.organization_id')

export function noteView(row: NoteRow, account: AccountReference): AllFields<Note> {
  return {
    id: row.id,
    object: 'note',
    conversation_id: row.conversation_id,
    contact_id: row.contact_id,
    channel_account: account,
    text: row.text,
    mentions: mentionedUsers(row.text),
    author: authorOf(row),
    edited_at: row.edited_at,
    created_at: row.created_at,
  }
}

function authorOf({ author_user_id, author_key_id, author_name: name }: NoteRow): Note['author'] {
  return author_user_id === null
    ? { type: 'api_key', id: author_key_id ?? '', name }
    : { type: 'user', id: author_user_id, name }
}
