import { Globe, Link2 } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { copyWithNotice } from '../../../components/copy-text.ts'
import { loadWhenOpen } from '../../../components/load-when-open.tsx'
import { Menu } from '../../../components/menu.tsx'
import { usePhoneNumberId } from '../../../layout/account-page.tsx'
import { text } from '../../../messages/text.ts'
import type { Message } from '../conversation.ts'
import { urlOfMessage } from './message-link.ts'

const PublicLinks = loadWhenOpen(
  async () => (await import('../public-links/public-links-dialog.tsx')).PublicLinksDialog,
)

interface MessageMenuProps {
  readonly message: Message
  readonly onOpenChange: (isOpen: boolean) => void
}

/** What can be done with a message besides answering it. */
export function MessageMenu({ message, onOpenChange }: MessageMenuProps) {
  const phoneNumberId = usePhoneNumberId()
  const [areLinksOpen, setLinksOpen] = useState(false)
  const { menu, copy, copied } = text.inbox.link
  const [isMenuOpen, setMenuOpen] = useState(false)
  const isOpen = isMenuOpen || areLinksOpen
  const tell = useEffectEvent(() => onOpenChange(isOpen))
  // biome-ignore lint/correctness/useExhaustiveDependencies: this is its trigger
  useEffect(() => tell(), [isOpen])
  return (
    <>
      <Menu
        label={menu}
        onOpenChange={setMenuOpen}
        items={[
          {
            label: copy,
            icon: Link2,
            onSelect: () => void copyWithNotice(urlOfMessage(message, phoneNumberId), copied),
          },
          { label: text.publicLinks.menu, icon: Globe, onSelect: () => setLinksOpen(true) },
        ]}
      />
      <PublicLinks open={areLinksOpen} messageId={message.id} onClose={() => setLinksOpen(false)} />
    </>
  )
}
