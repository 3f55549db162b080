import { isChannelError } from '@channel/client'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { queries } from '../../../client.ts'
import { notify } from '../../../components/notify.ts'
import { usePhoneNumberId } from '../../../layout/account-page.tsx'
import { text } from '../../../messages/text.ts'
import type { List } from '../../../use-list.ts'
import type { Message } from '../conversation.ts'
import { type MessageLink, useMessageLink } from './message-link.ts'

/** So many messages are loaded in search of one. An older one is shown among those of its day. */
const maxLoaded = 1_000
const dayMs = 86_400_000

interface LinkedMessageOptions {
  readonly list: List<Message>
  /** Shows only messages before a time. */
  readonly onShowBefore: (time: string) => void
  readonly isBefore: boolean
  /** Shows a message that is loaded. */
  readonly onFound: (id: string) => void
}

/** Finds the message that the address of the page names, and loads older ones until it is there. */
export function useLinkedMessage({ list, isBefore, onShowBefore, onFound }: LinkedMessageOptions): void {
  const link = useMessageLink()
  const { messageId } = link
  const phoneNumberId = usePhoneNumberId()
  const shown = useRef<MessageLink>(undefined)
  const isWanted = messageId !== undefined && shown.current !== link
  const { data, error } = useQuery({
    ...queries.messages.get.queryOptions(phoneNumberId, messageId ?? ''),
    enabled: isWanted,
  })
  const message = data?.data
  const { rows, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list
  useEffect(() => {
    if (!isWanted) return
    const isGone = isChannelError(error) && (error.status === 404 || error.status === 400)
    const isLoaded = rows.some(({ id }) => id === messageId)
    if (isLoaded) onFound(messageId)
    if (isGone) notify({ title: text.inbox.link.gone, kind: 'bad' })
    if (isLoaded || isGone) {
      shown.current = link
      return
    }
    if (message === undefined || !hasNextPage || isFetchingNextPage || isFetchNextPageError) return
    if (!isBefore && rows.length >= maxLoaded) {
      onShowBefore(new Date(Date.parse(message.created_at) + dayMs).toISOString())
    } else {
      void fetchNextPage()
    }
  })
}

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
