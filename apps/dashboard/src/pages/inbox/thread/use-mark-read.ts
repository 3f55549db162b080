import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { channel, queries } from '../../../client.ts'
import { usePhoneNumberId } from '../../../layout/account-page.tsx'
import { useMayWrite } from '../../../session.ts'
import { useConversation } from '../conversation.ts'

/** Marks a conversation as read while a person looks at its newest message. */
export function useMarkRead(isAtNewest: boolean): void {
  const phoneNumberId = usePhoneNumberId()
  const queryClient = useQueryClient()
  const mayWrite = useMayWrite()
  const { id, unread_count, last_inbound_at } = useConversation()
  /** The last marked message, so that a failure is not repeated without end. */
  const marked = useRef<string>(undefined)
  useEffect(() => {
    if (!mayWrite || !isAtNewest || unread_count === 0) return
    const mark = () => {
      const unread = `${id} ${last_inbound_at}`
      if (document.hidden || !document.hasFocus() || marked.current === unread) return
      marked.current = unread
      channel.conversations.markRead(phoneNumberId, id, {}).then(
        (response) => {
          queryClient.setQueryData(queries.conversations.get.queryOptions(phoneNumberId, id).queryKey, response)
        },
        // The person can do nothing about it, and the next message tries again.
        () => undefined,
      )
    }
    mark()
    addEventListener('focus', mark)
    document.addEventListener('visibilitychange', mark)
    return () => {
      removeEventListener('focus', mark)
      document.removeEventListener('visibilitychange', mark)
    }
  }, [queryClient, phoneNumberId, id, mayWrite, isAtNewest, unread_count, last_inbound_at])
}
