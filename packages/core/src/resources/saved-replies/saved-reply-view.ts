import type { SavedReply } from '@channel/contract/types'
import type { SavedReplyRow as StoredReply } from '@channel/db'
import { viewOfColumns } from '../../mechanisms/fields/index.ts'

/** A saved reply as {@link savedReplyColumns} selects it. */
export type SavedReplyRow = Omit<StoredReply, 'organization_id'>

export const savedReplyColumns = 'id, name, shortcut, text, created_at, updated_at'
export const savedReplyView = viewOfColumns<SavedReply>()('saved_reply', savedReplyColumns)
