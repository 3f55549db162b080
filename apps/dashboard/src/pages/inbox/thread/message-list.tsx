import { ArrowDown, MessagesSquare } from 'lucide-react'
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { EmptyState } from '../../../components/empty-state.tsx'
import { ErrorNotice } from '../../../components/error-notice.tsx'
import { Loaded } from '../../../components/loaded.tsx'
import { SkeletonLines } from '../../../components/skeleton.tsx'
import { useRowFocus } from '../../../components/use-row-focus.ts'
import { useVirtualRows } from '../../../components/use-virtual-rows.ts'
import { text } from '../../../messages/text.ts'
import { useShortcut } from '../../../shortcuts/use-shortcut.ts'
import { useNextPage } from '../../../use-list.ts'
import { type Message, nameOf, useConversation } from '../conversation.ts'
import { NoteRow } from '../notes/note-row.tsx'
import { useNotes, useReadMentions } from '../notes/use-notes.ts'
import { DaySeparator } from './day-separator.tsx'
import { MessageRow } from './message-row.tsx'
import { type Reaction, reactionsOf } from './reactions-of.ts'
import { type ThreadRow, threadRows } from './thread-rows.ts'
import { useLinkedMessage, useLinkedNote } from './use-linked-message.ts'
import { useMarkRead } from './use-mark-read.ts'
import { useMessages } from './use-messages.ts'

/** The page of older messages is loaded when so many rows are left above. */
const ahead = 15
/** Within this distance of the end, the reader sees the newest message. */
const nearPx = 120
const markedMs = 4_000
const paintMs = 100
const steps = { ArrowDown: 1, ArrowUp: -1, Home: Number.NEGATIVE_INFINITY, End: Number.POSITIVE_INFINITY }
const none: readonly Reaction[] = []

/** The messages of a conversation, the newest at the end. Only those that can be seen are rendered. */
export function MessageList({ onReply }: { readonly onReply: (message: Message) => void }) {
  // A message far back is shown among those of its day.
  const [before, setBefore] = useState<string>()
  const list = useMessages(before)
  const conversation = useConversation()
  const { rows: messages, hasNextPage, isFetchingNextPage, fetchNextPage, isFetchNextPageError } = list
  const notes = useNotes(list, before)
  useReadMentions(notes)
  const rows = useMemo(() => threadRows(messages, notes), [messages, notes])
  const reactions = useMemo(() => reactionsOf(messages), [messages])
  const byId = useMemo(() => new Map(messages.map((message) => [message.id, message])), [messages])
  const [isAtNewest, setAtNewest] = useState(true)
  const [markedId, setMarkedId] = useState<string>()
  useMarkRead(isAtNewest && before === undefined)

  const scroller = useRef<HTMLElement>(null)
  const { virtualizer, items } = useVirtualRows(scroller, rows, keyOf, {
    estimateSize: (index) => estimateHeight(rows[index]),
    overscan: 6,
    paddingStart: 16,
    paddingEnd: 8,
    // Messages stay in place when older ones are added, and the newest stays in view.
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: nearPx,
  })
  const hasRows = rows.length > 0
  // The first call comes before the rows are painted. Another size of the window or the composer hides other rows.
  const stayAtEnd = useEffectEvent(() => isAtNewest && virtualizer.scrollToEnd())
  useLayoutEffect(() => {
    if (!hasRows || scroller.current === null) return
    const observer = new ResizeObserver(() => stayAtEnd())
    observer.observe(scroller.current)
    return () => observer.disconnect()
  }, [hasRows])

  // Rows that are measured, such as images, change the distance from the end without a scroll.
  const totalSize = virtualizer.getTotalSize()
  useEffect(() => {
    if (totalSize === 0) return
    const frame = requestAnimationFrame(() => setAtNewest(isNearEnd(scroller.current)))
    return () => cancelAnimationFrame(frame)
  }, [totalSize])

  useNextPage(list, hasRows && (items[0]?.index ?? 0) < ahead)

  const newestId = messages[0]?.id
  const seenId = useRef(newestId)
  if (isAtNewest) seenId.current = newestId
  const jump = (id: string) => {
    const index = rows.findIndex(({ key }) => key === id)
    if (index === -1) return
    virtualizer.scrollToIndex(index, { align: 'center' })
    setMarkedId(id)
    setTimeout(() => setMarkedId(undefined), markedMs)
  }
  const { focusedId, focusRow, onKeyDown, onFocus } = useRowFocus({
    scroller,
    ids: rows.flatMap((row) => (row.kind === 'day' ? [] : [row.key])),
    attribute: 'data-message',
    steps,
    scrollTo: (id) => virtualizer.scrollToIndex(rows.findIndex(({ key }) => key === id)),
  })
  const showMessage = useEffectEvent((id: string) => {
    jump(id)
    focusRow(id)
  })
  const onFound = (id: string) => {
    // Rows that are new are painted first, with the end in view.
    setTimeout(() => {
      setAtNewest(false)
      showMessage(id)
      setTimeout(() => setAtNewest(isNearEnd(scroller.current)), paintMs)
    }, paintMs)
  }
  useLinkedMessage({ list, isBefore: before !== undefined, onShowBefore: setBefore, onFound })
  useLinkedNote({ messages: list, shownIds: notes.map(({ id }) => id), onFound })
  useShortcut('messages', () => tabId !== undefined && focusRow(tabId))
  useShortcut('reply', () => {
    const message = byId.get(document.activeElement?.getAttribute('data-message') ?? '')
    return message !== undefined && onReply(message)
  })
  // One message can be reached by Tab: where the focus was, or the newest one in sight.
  const shownIds = items.flatMap(({ row }) => (row.kind === 'day' ? [] : [row.key]))
  const tabId = focusedId !== undefined && shownIds.includes(focusedId) ? focusedId : shownIds.at(-1)

  if (!hasRows)
    return (
      <div className="flex min-h-0 grow flex-col justify-center p-6">
        <Loaded query={list} loading={<SkeletonLines count={5} />}>
          {() => <EmptyState icon={MessagesSquare} title={text.inbox.noMessages} hint={text.inbox.noMessagesHint} />}
        </Loaded>
      </div>
    )
  return (
    <div className="relative flex min-h-0 grow flex-col">
      <section
        ref={scroller}
        aria-label={text.inbox.thread(nameOf(conversation))}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it must scroll by keyboard
        tabIndex={0}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        onScroll={({ currentTarget }) => setAtNewest(isNearEnd(currentTarget))}
        className="scrollbar-thin min-h-0 grow overflow-y-auto px-3 [overflow-anchor:none] focus-inset sm:px-5"
      >
        {!hasNextPage && <p className="pt-6 text-center text-sm text-quiet">{text.inbox.beginning}</p>}
        {isFetchNextPageError && <ErrorNotice error={list.error} onRetry={() => void fetchNextPage()} />}
        <div className="relative" style={{ height: totalSize }}>
          {items.map(({ row, index, key, start }) => (
            <div
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              className="absolute inset-x-0 top-0"
              style={{ transform: `translateY(${start}px)` }}
            >
              {row.kind === 'day' ? (
                <DaySeparator at={row.at} />
              ) : row.kind === 'note' ? (
                <div className="pt-3">
                  <NoteRow note={row.note} isMarked={key === markedId} isTabStop={key === tabId} />
                </div>
              ) : (
                <div className={row.continues ? 'pt-1' : 'pt-3'}>
                  <MessageRow
                    message={row.message}
                    reactions={reactions.get(row.message.id) ?? none}
                    quoted={byId.get(row.message.reply_to_message_id ?? '')}
                    isMarked={key === markedId}
                    isTabStop={key === tabId}
                    continues={row.continues}
                    onReply={onReply}
                    onJump={jump}
                  />
                </div>
              )}
            </div>
          ))}
        </div>
      </section>
      <span role="status" className="sr-only">
        {isFetchingNextPage ? text.inbox.loadingOlder : ''}
      </span>
      {(!isAtNewest || before !== undefined) && (
        <Button
          icon={ArrowDown}
          onClick={() =>
            before === undefined ? virtualizer.scrollToEnd({ behavior: 'smooth' }) : setBefore(undefined)
          }
          className="absolute right-4 bottom-3 rounded-full short:bottom-1 short:min-h-0"
        >
          {seenId.current === newestId ? text.inbox.newest : text.inbox.newMessages}
        </Button>
      )}
    </div>
  )
}

function keyOf({ key }: ThreadRow): string {
  return key
}

/** Reads the element itself, because the virtualizer may hear of a scroll later. */
function isNearEnd(element: HTMLElement | null): boolean {
  return element === null || element.scrollHeight - element.scrollTop - element.clientHeight < nearPx
}

const lineLength = 60
const lineHeight = 22

/** Estimates the height of a row before it is measured. */
function estimateHeight(row: ThreadRow | undefined): number {
  if (row === undefined || row.kind === 'day') return 44
  const { content, media } = row.kind === 'note' ? { content: row.note.text, media: null } : row.message
  const lines = Math.max(1, Math.ceil((content?.length ?? 0) / lineLength))
  return 46 + lines * lineHeight + (media === null ? 0 : 192)
}
