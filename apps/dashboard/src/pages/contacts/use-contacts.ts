import { channel, queries } from '../../client.ts'
import { usePhoneNumberId } from '../../layout/account-page.tsx'
import { isCreatedEarlier } from '../../live/merge-first-page.ts'
import { useLiveList } from '../../live/use-live-list.ts'
import { type ContactsSearch, contactsQuery } from './contacts-search.ts'

const listed = /^contact\.|^(contacts|labels)\.changed$/

/** The contacts of a number, which follow all changes. */
export function useContacts(search: ContactsSearch) {
  const phoneNumberId = usePhoneNumberId()
  const query = { ...contactsQuery(search), limit: 100 }
  return useLiveList({
    query: {
      ...queries.contacts.list.infiniteQueryOptions(phoneNumberId, query),
      // A key of its own: what invalidates contacts would load all pages again.
      queryKey: ['contacts', 'list', phoneNumberId, query],
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
    },
    effectOf: (type) => (listed.test(type) ? 'list' : undefined),
    loadFirst: () => channel.contacts.list(phoneNumberId, query).page(),
    loadItem: (id) => channel.contacts.get(phoneNumberId, id),
    isAfter: isCreatedEarlier,
  })
}
