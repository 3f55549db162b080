import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { queries } from '../../../client.ts'
import { usePhoneNumberId } from '../../../layout/account-page.tsx'
import { markRead, unreadQuery } from '../../../layout/mentions/mentions-query.ts'
import { mentionsKey } from '../../../live/queries-of-change.ts'
import { type List, useList, useNextPage } from '../../../use-list.ts'
import { type Message, type Note, useConversation } from '../conversation.ts'

const limit = 100

/**
 * The notes of a conversation beside the messages that are loaded.
 *
 * @param messages the messages, newest first
 * @param before only notes written before this time
 */
export function useNotes(messages: List<Message>, before: string | undefined): readonly Note[] {
  const list = useList(queries.notes.list.infiniteQueryOptions(usePhoneNumberId(), useConversation().id, { limit }))
  const { rows, hasNextPage } = list
  // Older notes are shown together with older messages.
  const oldest = messages.hasNextPage ? messages.rows.at(-1)?.created_at : ''
  const isNeeded = oldest !== undefined && (rows.at(-1)?.created_at ?? '') > oldest
  useNextPage(list, messages.data !== undefined && hasNextPage && isNeeded)
  return useMemo(
    () =>
      rows.filter(({ created_at }) => created_at >= (oldest ?? '') && (before === undefined || created_at < before)),
    [rows, oldest, before],
  )
}

/** Marks the mentions in notes that the user sees as read. */
export function useReadMentions(notes: readonly Note[]): void {
  const queryClient = useQueryClient()
  const { rows } = useList(unreadQuery)
  const seen = rows.filter(({ id }) => notes.some((note) => note.id === id)).map(({ id }) => id)
  const mark = useEffectEvent(async () => {
    await markRead(seen)
    await queryClient.invalidateQueries({ queryKey: mentionsKey })
  })
  const key = seen.join()
  useEffect(() => {
    // A hidden tab shows nothing. It marks them when it loads them again.
    if (key !== '' && !document.hidden) mark().catch(() => undefined)
  }, [key])
}
