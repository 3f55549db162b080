import { useStore } from '../../../create-store.ts'
import { type AttachmentList, createAttachmentList } from './attachment-list.ts'

const lists = new Map<string, AttachmentList>()

/** The files that are attached in a conversation, until they are sent or the page is closed. */
export function useAttachments(phoneNumberId: string, conversationId: string) {
  const list = lists.get(conversationId) ?? createAttachmentList(phoneNumberId)
  lists.set(conversationId, list)
  return { list, attachments: useStore(list) }
}
