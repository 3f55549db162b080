import { useEffect, useRef } from 'react'
import { useAccount } from '../../layout/account.tsx'
import { type MessageLink, useMessageLink } from './thread/message-link.ts'

/** Chooses the number that a link to a message or a note names, once, if the organization has it. */
export function useNumberOfLink(): void {
  const { accounts, account, choose } = useAccount()
  const link = useMessageLink()
  const { phoneNumberId } = link
  const followed = useRef<MessageLink>(undefined)
  const isKnown = accounts.some((each) => each.phone_number_id === phoneNumberId)
  useEffect(() => {
    if (phoneNumberId === undefined || !isKnown || followed.current === link) return
    followed.current = link
    if (phoneNumberId !== account?.phone_number_id) choose(phoneNumberId)
  })
}
