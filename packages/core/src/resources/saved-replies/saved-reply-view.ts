import type { SavedReply } from '@channel/contract/types'
import type { SavedReplyRow as StoredReply } from '@channel/db'
import type { AllFields } from '../../mechanisms/fields/index.ts'

/** A saved reply as {@link savedReplyColumns} selects it. */
export type SavedReplyRow = Omit<StoredReply, 'organization_id'>

export const savedReplyColumns = 'id, name, shortcut, text, created_at, updated_at'

export function savedReplyView(row: SavedReplyRow): AllFields<SavedReply> {
  return {
    id: row.id,
    object: 'saved_reply',
    name: row.name,
    shortcut: row.shortcut,
    text: row.text,
    created_at: row.created_at,
    updated_at: row.updated_at,
  }
}
