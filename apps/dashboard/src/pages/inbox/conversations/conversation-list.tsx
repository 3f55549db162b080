import { Link } from '@tanstack/react-router'
import { memo, useEffect, useEffectEvent, useRef } from 'react'
import { ErrorNotice } from '../../../components/error-notice.tsx'
import { SkeletonLines } from '../../../components/skeleton.tsx'
import { useRowFocus } from '../../../components/use-row-focus.ts'
import { useVirtualRows } from '../../../components/use-virtual-rows.ts'
import { text } from '../../../messages/text.ts'
import { type List, useNextPage } from '../../../use-list.ts'
import { closingIn } from '../composer/message-window.ts'
import { useNow } from '../composer/use-now.ts'
import type { Conversation } from '../conversation.ts'
import { ConversationRow, rowHeight } from './conversation-row.tsx'

/** The next page is loaded when so many rows are left. */
const ahead = 30

interface ConversationListProps {
  readonly list: List<Conversation>
  readonly openId: string | undefined
}

/** The conversations. The arrow keys move in the list; only the rows that can be seen are rendered. */
export function ConversationList({ list, openId }: ConversationListProps) {
  const { rows: conversations, hasNextPage, isFetchingNextPage, fetchNextPage, isFetchNextPageError } = list
  const scroller = useRef<HTMLDivElement>(null)
  const now = useNow()
  const { virtualizer, items } = useVirtualRows(scroller, conversations, idOf, {
    estimateSize: (index) => rowHeight(conversations[index]),
    overscan: 6,
  })
  const rowIds = conversations.map(idOf)
  const showRow = useEffectEvent((id: string) => {
    const index = rowIds.indexOf(id)
    if (index !== -1) virtualizer.scrollToIndex(index)
  })
  // Keys may open a conversation that is out of sight.
  useEffect(() => {
    if (openId !== undefined) showRow(openId)
  }, [openId])
  const { focusedId, onKeyDown, onFocus } = useRowFocus({
    scroller,
    ids: rowIds,
    attribute: 'data-conversation',
    steps,
    scrollTo: (id) => virtualizer.scrollToIndex(rowIds.indexOf(id)),
  })
  useNextPage(list, (items.at(-1)?.index ?? 0) > conversations.length - ahead)

  // One row can be reached by Tab: where the focus was, the open one, or the first.
  const ids = new Set(items.map(({ key }) => key))
  const tabId = [focusedId, openId].find((id) => id !== undefined && ids.has(id)) ?? items[0]?.key
  return (
    <div ref={scroller} className="scrollbar-thin min-h-0 grow overflow-y-auto [overflow-anchor:none]">
      <ol
        aria-label={text.inbox.list}
        aria-busy={isFetchingNextPage}
        className="relative"
        style={{ height: virtualizer.getTotalSize() }}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
      >
        {items.map(({ row, index, key, start, size }) => (
          <ConversationItem
            key={key}
            conversation={row}
            closing={closingIn(row, now)}
            index={index}
            setSize={hasNextPage ? -1 : conversations.length}
            start={start}
            size={size}
            isScrolling={virtualizer.isScrolling}
            isOpen={key === openId}
            isTabStop={key === tabId}
          />
        ))}
      </ol>
      {isFetchingNextPage && (
        <div className="px-4 py-3">
          <span className="sr-only">{text.inbox.loadingMore}</span>
          <SkeletonLines count={2} />
        </div>
      )}
      {isFetchNextPageError && (
        <div className="p-4">
          <ErrorNotice error={list.error} onRetry={() => void fetchNextPage()} />
        </div>
      )}
    </div>
  )
}

function idOf({ id }: Conversation): string {
  return id
}

const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 8,
  PageUp: -8,
  End: Number.POSITIVE_INFINITY,
  Home: Number.NEGATIVE_INFINITY,
}

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
const ConversationItem = memo(function ConversationItem(props: ConversationItemProps) {
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
