import type { ListMessageLinksInput, MessageLink } from '@channel/contract/dashboard/types'
import type { RowOf } from '@channel/db'
import { newestFirst } from '../../mechanisms/pagination/index.ts'
import { messageLinkColumns, messageLinksWithCreators, messageLinkView } from './message-link-view.ts'

/** Lists the public links to a message, newest first, also those that have ended. */
export const listMessageLinks = newestFirst<ListMessageLinksInput['query'], RowOf<'list_message_links'>, MessageLink>({
  list: 'listMessageLinks',
  name: 'list_message_links',
  select: `SELECT ${messageLinkColumns} FROM ${messageLinksWithCreators} WHERE link.organization_id = $1`,
  table: 'link',
  filters: { message_id: (param) => `link.message_id = ${param}` },
  view: (row, { now }) => messageLinkView(row, now()),
})
