import { useEffect, useRef } from 'react'
import { useAccount } from '../../layout/account.tsx'
import { useMessageLink } from './thread/message-link.ts'

/** Chooses the number that a link to a message or a note names, once, if the organization has it. */
export function useNumberOfLink(): void {
  const { accounts, account, choose } = useAccount()
  const { messageId, noteId, phoneNumberId } = useMessageLink()
  const linkedId = messageId ?? noteId
  const followed = useRef<string>(undefined)
  const isKnown = accounts.some((each) => each.phone_number_id === phoneNumberId)
  useEffect(() => {
    if (phoneNumberId === undefined || !isKnown || followed.current === linkedId) return
    followed.current = linkedId
    if (phoneNumberId !== account?.phone_number_id) choose(phoneNumberId)
  })
}
