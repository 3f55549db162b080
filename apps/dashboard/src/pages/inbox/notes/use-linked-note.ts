import { useEffect, useRef } from 'react'
import type { List } from '../../../use-list.ts'
import { useMessageLink } from '../thread/message-link.ts'

interface LinkedNoteOptions {
  readonly messages: List<unknown>
  /** The ids of the notes that are shown. */
  readonly shownIds: readonly string[]
  readonly onFound: (id: string) => void
}

/** Finds the note that the address of the page names, and loads older messages until it is there. */
export function useLinkedNote({ messages, shownIds, onFound }: LinkedNoteOptions): void {
  const { noteId } = useMessageLink()
  const shown = useRef<string>(undefined)
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = messages
  useEffect(() => {
    if (noteId === undefined || shown.current === noteId || data === undefined) return
    if (shownIds.includes(noteId)) {
      shown.current = noteId
      onFound(noteId)
    } else if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage()
  })
}
