import type { Conversation, Handlers, ListConversationsInput } from '@channel/contract/types'
import {
  attachConversationLabel,
  attachConversationLabelInAccount,
  detachConversationLabel,
  getConversation,
  listConversations,
  markConversationRead,
  pageETag,
  updateConversation,
} from '@channel/core/conversations'
import type { Page } from '@channel/core/mechanisms/pagination'
import { pageUnlessCurrent } from '../request/reply.ts'
import type { RequestContext } from '../request/request-context.ts'
import { read, write } from '../request/verb-handlers.ts'

export const conversations = {
  listConversations: read(listConversations, conversationsUnlessCurrent),
  getConversation: read(getConversation),
  updateConversation: write(updateConversation),
  markConversationRead: write(markConversationRead),
  attachConversationLabel: write(attachConversationLabel),
  attachConversationLabelInAccount: write(attachConversationLabelInAccount),
  detachConversationLabel: write(detachConversationLabel),
} satisfies Handlers<'conversations', RequestContext>

function conversationsUnlessCurrent(
  context: RequestContext,
  found: Page<Conversation>,
  { query, headers }: ListConversationsInput,
) {
  return pageUnlessCurrent(context, found, { etag: pageETag(found, query), ifNoneMatch: headers['if-none-match'] })
}
