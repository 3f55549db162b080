import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { markRead, unreadQuery } from '../../../layout/mentions/mentions-query.ts'
import { mentionsKey } from '../../../live/queries-of-change.ts'
import { useList } from '../../../use-list.ts'
import type { Note } from './note.ts'

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
