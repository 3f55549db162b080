import { useQuery } from '@tanstack/react-query'
import { queries } from '../../../client.ts'
import { usePhoneNumberId } from '../../../layout/account-page.tsx'
import type { Conversation } from '../conversation.ts'
import { type InboxSearch, isFiltered } from '../inbox-search.ts'

const shown = 5
const none: readonly Conversation[] = []

/** The first conversations that came back from a snooze, for the list of open ones. Other lists show them in their place. */
export function useReturnedConversations({ status, assigned_to, ...others }: InboxSearch) {
  const filter = {
    snooze_ended: true as const,
    limit: shown,
    ...(assigned_to !== undefined && { assigned_to }),
  }
  const isShown = status === undefined && !isFiltered(others)
  const { data } = useQuery({
    ...queries.conversations.list.queryOptions(usePhoneNumberId(), filter),
    enabled: isShown,
  })
  // What was loaded for the list of open ones is still there.
  return isShown && data !== undefined
    ? { returned: data.data, hasMore: data.has_more }
    : { returned: none, hasMore: false }
}
