import type { components } from '@channel/client'
import { queries } from './client.ts'
import { type List, useList } from './use-list.ts'

export type SavedReply = components['schemas']['SavedReply']

/** The saved replies of the organization, page by page. */
export function useSavedReplies(isNeeded = true): List<SavedReply> {
  const options = queries.savedReplies.list.infiniteQueryOptions({ limit: 100 })
  return useList({ ...options, staleTime: 60_000, enabled: isNeeded })
}
