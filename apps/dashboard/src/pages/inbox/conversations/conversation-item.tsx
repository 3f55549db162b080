import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import type { Conversation } from '../conversation.ts'
import { ConversationRow } from './conversation-row.tsx'

interface ConversationItemProps {
  readonly conversation: Conversation
  /** How long it can still be answered freely, if that is not long. */
  readonly closing: string | undefined
  /** The position from 0. */
  readonly index: number
  /** The number of items; -1 while more can be loaded. */
  readonly setSize: number
  /** The offset of the item in the list and its height, in pixels. */
  readonly start: number
  readonly size: number
  readonly isScrolling: boolean
  readonly isOpen: boolean
  readonly isTabStop: boolean
}

/** An item of the list of conversations. It is rendered again only if it has changed, because the list renders in every frame. */
export const ConversationItem = memo(function ConversationItem(props: ConversationItemProps) {
  const { conversation, closing, index, setSize, start, size, isScrolling, isOpen, isTabStop } = props
  return (
    <li
      aria-setsize={setSize}
      aria-posinset={index + 1}
      className="absolute inset-x-0 top-0"
      style={{ height: size, transform: `translateY(${start}px)` }}
    >
      <Link
        to="/inbox/$conversationId"
        params={{ conversationId: conversation.id }}
        search={true}
        preload={false}
        resetScroll={false}
        data-conversation={conversation.id}
        tabIndex={isTabStop ? 0 : -1}
        aria-current={isOpen ? 'page' : undefined}
        className="grid h-full grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-3 gap-y-0.5 border-b border-line px-4 focus-inset hover:bg-hover aria-[current=page]:bg-selected"
      >
        <ConversationRow conversation={conversation} closing={closing} isScrolling={isScrolling} />
      </Link>
    </li>
  )
})
