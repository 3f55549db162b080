import { BadgeCheck, Clock, Lock, TriangleAlert } from 'lucide-react'
import { Button } from '../../../components/button.tsx'
import { classNames } from '../../../components/class-names.ts'
import { Timestamp } from '../../../components/timestamp.tsx'
import { Tooltip } from '../../../components/tooltip.tsx'
import { text } from '../../../messages/text.ts'
import { useConversation } from '../conversation.ts'
import { freeEntryOf } from './free-entry.ts'
import { formatLeft, type MessageWindow } from './message-window.ts'
import { useNow } from './use-now.ts'

/** How long any message can still be sent; a warning when it is not long. */
export function WindowNote({ window }: { readonly window: MessageWindow & { readonly leftMs: number } }) {
  const { left, leftHint, closing } = text.composer.window
  const isClosing = window.state === 'closing'
  const Icon = isClosing ? TriangleAlert : Clock
  const time = formatLeft(window.leftMs)
  return (
    <Tooltip label={leftHint}>
      <span
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the explanation must be reachable by keyboard
        tabIndex={0}
        className={classNames(
          'inline-flex items-center gap-1.5 rounded-md px-1.5 py-0.5 text-sm',
          isClosing ? 'bg-warn-ground text-warn' : 'text-quiet',
        )}
      >
        <Icon aria-hidden className="size-3.5 shrink-0" />
        <span className="short:max-sm:sr-only">{isClosing ? closing(time) : left(time)}</span>
        <span aria-hidden className="hidden short:max-sm:inline">
          {time}
        </span>
      </span>
    </Tooltip>
  )
}

interface ClosedNoteProps {
  /** When the contact last wrote; null for never. */
  readonly lastInboundAt: string | null
  /** The text that was typed before it closed. */
  readonly draft: string
  readonly onTemplate: () => void
}

/** Shown instead of the field: why nothing can be typed, and what to do. */
export function ClosedNote({ lastInboundAt, draft, onTemplate }: ClosedNoteProps) {
  const { closed, closedHint, never, neverHint, lastWrote, kept } = text.composer.window
  return (
    <div className="scrollbar-thin grid grid-cols-1 gap-3 overflow-y-auto rounded-xl border border-line bg-sunken p-4 short:max-h-[45dvh]">
      <div className="flex gap-3">
        <Lock aria-hidden className="mt-0.5 size-4 shrink-0 text-quiet" />
        <div className="grid grid-cols-1 gap-1">
          <p className="font-medium">{lastInboundAt === null ? never : closed}</p>
          <p className="text-quiet">{lastInboundAt === null ? neverHint : closedHint}</p>
          {lastInboundAt !== null && (
            <p className="text-sm text-quiet">
              {lastWrote}: <Timestamp value={lastInboundAt} />
            </p>
          )}
        </div>
      </div>
      {draft.trim() !== '' && (
        <div className="border-l-2 border-line-strong pl-3">
          <p className="text-sm text-quiet">{kept}</p>
          <p className="line-clamp-3 whitespace-pre-wrap">{draft}</p>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="primary" onClick={onTemplate}>
          {text.composer.template.action}
        </Button>
        <FreeEntryNote />
      </div>
    </div>
  )
}

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
