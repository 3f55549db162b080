export { applyStatus, type InboundStatus } from './apply-status.ts'
export { attachImportedFile } from './attach-imported-file.ts'
export type { BusinessAppMessage } from './business-app-message.ts'
export { cancelMessage } from './cancel-message.ts'
export { composeMessage } from './compose-message.ts'
export { editMessage } from './edit-message.ts'
export { fillTemplate } from './fill-template.ts'
export { findMediaToSend, findUsableMedia, namedMedia, requireUsableMedia } from './find-media-to-send.ts'
export type { RecipientRow } from './find-recipient.ts'
export { findSendingAccount, type SendingAccount } from './find-sending-account.ts'
export { findTemplateToSend } from './find-template-to-send.ts'
export { getMessage } from './get-message.ts'
export { getMessageMedia } from './get-message-media.ts'
export { type ImportedMessage, importMessages, type MessageHistory } from './import-messages.ts'
export type { InboundMedia, InboundMessage } from './inbound-message.ts'
export { insertMessagesOfBroadcast } from './insert-message.ts'
export { listMessages } from './list-messages.ts'
export {
  type MessageRow,
  messageColumns,
  messageJoins,
  messageJoinsOfRows,
  messageView,
  showsMedia,
} from './message-view.ts'
export { queueSends } from './queue-sends.ts'
export { receiveBusinessAppMessage } from './receive-business-app-message.ts'
export { receiveMessage } from './receive-message.ts'
export { recordFetchedMedia } from './record-fetched-media.ts'
export { requireActiveCustomer } from './require-active-customer.ts'
export { requireConsent } from './require-consent.ts'
export { requireNoOptOut } from './require-no-opt-out.ts'
export { requireSendTime } from './require-send-time.ts'
export { revokeMessage } from './revoke-message.ts'
export { searchMessages } from './search-messages.ts'
export { sendMessage } from './send-message.ts'
export { withProviderFile } from './template-header-file.ts'
