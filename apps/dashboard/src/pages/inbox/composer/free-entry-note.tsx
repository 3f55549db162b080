import { BadgeCheck } from 'lucide-react'
import { Tooltip } from '../../../components/tooltip.tsx'
import { text } from '../../../messages/text.ts'
import { useConversation } from '../conversation.ts'
import { freeEntryOf } from './free-entry.ts'
import { formatLeft } from './message-window.ts'
import { useNow } from './use-now.ts'

/** Until when messages are free of charge, because an ad led to the conversation. */
export function FreeEntryNote() {
  const now = useNow()
  const entry = freeEntryOf(useConversation(), now)
  if (entry === undefined) return null
  const { open, openHint, offered, offeredHint } = text.composer.freeEntry
  const isOpen = entry.state === 'open'
  const time = formatLeft(Date.parse(entry.until) - now)
  return (
    <Tooltip label={isOpen ? openHint : offeredHint}>
      <span
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the explanation must be reachable by keyboard
        tabIndex={0}
        className="inline-flex items-center gap-1.5 rounded-md px-1.5 py-0.5 text-sm text-quiet"
      >
        <BadgeCheck aria-hidden className="size-3.5 shrink-0" />
        {isOpen ? open(time) : offered(time)}
      </span>
    </Tooltip>
  )
}
