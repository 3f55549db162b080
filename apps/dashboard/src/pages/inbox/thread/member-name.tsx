import { useQuery } from '@tanstack/react-query'
import { queries } from '../../../client.ts'
import { usePhoneNumberId } from '../../../layout/account-page.tsx'
import type { Message } from '../conversation.ts'

/** The best name that is known of the member of a group who wrote a message. A group has few members. */
export function useMemberName({ contact_id, from }: Message, isInGroup: boolean): string {
  const options = queries.contacts.get.queryOptions(usePhoneNumberId(), contact_id)
  const { data } = useQuery({ ...options, enabled: isInGroup })
  return data?.data.name ?? from ?? contact_id
}
