import { useQuery } from '@tanstack/react-query'
import { queries } from '../../client.ts'
import { usePhoneNumberId } from '../../layout/account-page.tsx'
import { text } from '../../messages/text.ts'
import { useSession } from '../../session.ts'
import type { Message } from './conversation.ts'

interface Author {
  readonly id: string
  readonly name: string | null
}

/** What the author of a message or a note is called; undefined without a name. */
export function useAuthorName(author: Author | undefined): string | undefined {
  const me = useSession().user.id
  return author?.id === me ? text.common.you : (author?.name ?? undefined)
}

/** The best name that is known of the member of a group who wrote a message. A group has few members. */
export function useMemberName({ contact_id, from }: Message, isInGroup: boolean): string {
  const options = queries.contacts.get.queryOptions(usePhoneNumberId(), contact_id)
  const { data } = useQuery({ ...options, enabled: isInGroup })
  return data?.data.name ?? from ?? contact_id
}
