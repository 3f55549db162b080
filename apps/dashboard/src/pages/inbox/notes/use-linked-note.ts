import { useEffect, useRef } from 'react'
import type { List } from '../../../use-list.ts'
import { type MessageLink, useMessageLink } from '../thread/message-link.ts'

interface LinkedNoteOptions {
  readonly messages: List<unknown>
  /** The ids of the notes that are shown. */
  readonly shownIds: readonly string[]
  readonly onFound: (id: string) => void
}

/** Finds the note that the address of the page names, and loads older messages until it is there. */
export function useLinkedNote({ messages, shownIds, onFound }: LinkedNoteOptions): void {
  const link = useMessageLink()
  const { noteId } = link
  const shown = useRef<MessageLink>(undefined)
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = messages
  useEffect(() => {
    if (noteId === undefined || shown.current === link || data === undefined) return
    if (shownIds.includes(noteId)) {
      shown.current = link
      onFound(noteId)
    } else if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage()
  })
}
