import { Link2 } from 'lucide-react'
import { copyWithNotice } from '../../../components/copy-text.ts'
import { Menu } from '../../../components/menu.tsx'
import { usePhoneNumberId } from '../../../layout/account-page.tsx'
import { text } from '../../../messages/text.ts'
import type { Message } from '../conversation.ts'
import { urlOfMessage } from './message-link.ts'

interface MessageMenuProps {
  readonly message: Message
  readonly onOpenChange: (isOpen: boolean) => void
}

/** What can be done with a message besides answering it. */
export function MessageMenu({ message, onOpenChange }: MessageMenuProps) {
  const phoneNumberId = usePhoneNumberId()
  const { menu, copy, copied } = text.inbox.link
  return (
    <Menu
      label={menu}
      onOpenChange={onOpenChange}
      items={[
        { label: copy, icon: Link2, onSelect: () => void copyWithNotice(urlOfMessage(message, phoneNumberId), copied) },
      ]}
    />
  )
}
