import { useMemo } from 'react'
import { queries } from '../../../client.ts'
import { usePhoneNumberId } from '../../../layout/account-page.tsx'
import { type List, useList, useNextPage } from '../../../use-list.ts'
import { type Message, useConversation } from '../conversation.ts'
import type { Note } from './note.ts'

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
