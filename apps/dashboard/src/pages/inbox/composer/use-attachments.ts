import { useStore } from '../../../create-store.ts'
import { usePhoneNumberId } from '../../../layout/account-page.tsx'
import { useConversation } from '../conversation.ts'
import { type AttachmentList, createAttachmentList } from './attachment-list.ts'

const lists = new Map<string, AttachmentList>()

/** The files that are attached in a conversation, until they are sent or the page is closed. */
export function useAttachments() {
  const phoneNumberId = usePhoneNumberId()
  const { id } = useConversation()
  const list = lists.get(id) ?? createAttachmentList(phoneNumberId)
  lists.set(id, list)
  return { list, attachments: useStore(list) }
}
