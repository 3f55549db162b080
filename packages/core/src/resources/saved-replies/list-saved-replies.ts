import type { ListSavedRepliesInput, SavedReply } from '@channel/contract/types'
import type { RowOf } from '@channel/db'
import { newestFirst } from '../../mechanisms/pagination/index.ts'
import { savedReplyColumns, savedReplyView } from './saved-reply-view.ts'

/** Lists the organization's saved replies, newest first. */
export const listSavedReplies = newestFirst<ListSavedRepliesInput['query'], RowOf<'list_saved_replies'>, SavedReply>({
  list: 'listSavedReplies',
  name: 'list_saved_replies',
  select: `SELECT ${savedReplyColumns} FROM saved_replies WHERE organization_id = $1`,
  filters: { shortcut: (param) => `search_text(shortcut) = search_text(${param})` },
  view: savedReplyView,
})
