import { useNavigate } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import { channel } from '../../../client.ts'
import { IconButton } from '../../../components/button.tsx'
import { useChange } from '../../../use-change.ts'

interface ConversationButtonProps {
  readonly icon: LucideIcon
  readonly label: string
  readonly phoneNumberId: string
  readonly messageId: string
}

/** Leads to the conversation of a message, which the message names. */
export function ConversationButton({ icon, label, phoneNumberId, messageId }: ConversationButtonProps) {
  const navigate = useNavigate()
  const { mutate } = useChange({
    run: () => channel.messages.get(phoneNumberId, messageId),
    onDone: ({ data }) =>
      void navigate({ to: '/inbox/$conversationId', params: { conversationId: data.conversation_id } }),
    notifiesFailure: true,
  })
  return <IconButton icon={icon} label={label} onClick={() => mutate()} />
}
