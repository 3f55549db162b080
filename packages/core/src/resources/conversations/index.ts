export { applyBusinessAppMessage } from './apply-business-app-message.ts'
export { applyImportedMessages } from './apply-imported-messages.ts'
export { applyInboundMessages } from './apply-inbound-messages.ts'
export { applyOutboundMessages, type SentInConversation } from './apply-outbound-message.ts'
export { attachConversationLabel, attachConversationLabelInAccount } from './attach-conversation-label.ts'
export {
  type ConversationRow,
  conversationColumns,
  conversationColumnsOfAny,
  conversationJoins,
  conversationJoinsOfRows,
  conversationStateView,
  conversationView,
  type LabeledConversationRow,
} from './conversation-view.ts'
export { detachConversationLabel } from './detach-conversation-label.ts'
export {
  type EnsuredConversation,
  ensureConversation,
  ensureConversations,
  findConversationsOfContacts,
  findConversationsOfSenders,
} from './ensure-conversation.ts'
export { ensureGroupConversation, findGroupConversation, type GroupKey } from './ensure-group-conversation.ts'
export { extendFreeEntryPoint, type FreeEntryReport } from './extend-free-entry-point.ts'
export { getConversation } from './get-conversation.ts'
export { listConversations } from './list-conversations.ts'
export { markConversationRead } from './mark-conversation-read.ts'
export { mergeConversations } from './merge-conversations.ts'
export { pageETag } from './page-etag.ts'
export { updateConversation } from './update-conversation.ts'
export { windowEnd } from './window-times.ts'
