import { useSyncExternalStore } from 'react'
import { type Attachment, type AttachmentList, createAttachmentList } from './attachment-list.ts'

const lists = new Map<string, AttachmentList>()

/** The files that are attached in a conversation, until they are sent or the page is closed. */
export function useAttachments(phoneNumberId: string, conversationId: string) {
  const list = listOf(phoneNumberId, conversationId)
  const attachments: readonly Attachment[] = useSyncExternalStore(list.subscribe, list.current)
  return { list, attachments }
}

function listOf(phoneNumberId: string, conversationId: string): AttachmentList {
  const found = lists.get(conversationId)
  if (found !== undefined) return found
  const list = createAttachmentList(phoneNumberId)
  lists.set(conversationId, list)
  return list
}
