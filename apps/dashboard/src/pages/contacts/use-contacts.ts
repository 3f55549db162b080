import { channel, queries } from '../../client.ts'
import { usePhoneNumberId } from '../../layout/account-page.tsx'
import { isCreatedEarlier } from '../../live/merge-first-page.ts'
import { useLiveList } from '../../live/use-live-list.ts'
import { type ContactsSearch, contactsQuery } from './contacts-search.ts'

const listed = /^contact\.|^(contacts|labels)\.changed$/

/**
 * The contacts of a number. It follows all changes without loading every page again; only what a person changes in this tab
 * does that, because it may concern many contacts.
 */
export function useContacts(search: ContactsSearch) {
  const phoneNumberId = usePhoneNumberId()
  const query = { ...contactsQuery(search), limit: 50 }
  return useLiveList({
    query: queries.contacts.list.infiniteQueryOptions(phoneNumberId, query),
    effectOf: (type) => (listed.test(type) ? 'list' : undefined),
    loadFirst: () => channel.contacts.list(phoneNumberId, query).page(),
    loadItem: (id) => channel.contacts.get(phoneNumberId, id),
    isAfter: isCreatedEarlier,
  })
}
