import { useRef } from 'react'
import { channel } from '../../../client.ts'
import { usePhoneNumberId } from '../../../layout/account-page.tsx'
import { useConversation } from '../conversation.ts'

/** The provider shows it for 25 seconds. */
const repeatMs = 20_000

/** Shows the contact that an answer is being written, again and again while the person types. */
export function useTyping() {
  const phoneNumberId = usePhoneNumberId()
  const { id } = useConversation()
  const shownAt = useRef(Number.NEGATIVE_INFINITY)
  return {
    typed() {
      if (Date.now() - shownAt.current < repeatMs) return
      shownAt.current = Date.now()
      // It is a courtesy: a failure must not disturb the person who writes.
      channel.conversations.markRead(phoneNumberId, id, { typing: true }, { maxRetries: 0 }).catch(() => undefined)
    },
    /** The provider ends it when a message is sent. */
    sent() {
      shownAt.current = Number.NEGATIVE_INFINITY
    },
  }
}
