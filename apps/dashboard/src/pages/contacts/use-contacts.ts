import { type components, isChannelError } from '@channel/client'
import { channel, queries } from '../../client.ts'
import { usePhoneNumberId } from '../../layout/account-page.tsx'
import { isCreatedEarlier } from '../../live/merge-first-page.ts'
import { useLiveList } from '../../live/use-live-list.ts'
import { useList } from '../../use-list.ts'
import type { Contact } from './contact-csv.ts'
import { type ContactsSearch, contactsQuery } from './contacts-search.ts'

type ContactList = components['schemas']['ContactList']

const limit = 50
const listed = /^contact\.|^(contacts|labels)\.changed$/

/**
 * The contacts of a number. It follows all changes without loading every page again; only what a person changes in this tab
 * does that, because it may concern many contacts.
 */
export function useContacts(search: ContactsSearch) {
  const phoneNumberId = usePhoneNumberId()
  const query = { ...contactsQuery(search), limit }
  const options = queries.contacts.list.infiniteQueryOptions(phoneNumberId, query)
  const list = useList({ ...options, meta: { live: 'own' } })
  useLiveList<Contact, ContactList>({
    queryKey: options.queryKey,
    effectOf: ({ type, phone_number_id }) => {
      if (phone_number_id !== null && phone_number_id !== phoneNumberId) return
      return listed.test(type) ? 'list' : undefined
    },
    loadFirst: () => channel.contacts.list(phoneNumberId, query).page(),
    loadItem: (id) => loadContact(phoneNumberId, id),
    isAfter: isCreatedEarlier,
  })
  return list
}

async function loadContact(phoneNumberId: string, id: string): Promise<Contact | undefined> {
  try {
    return (await channel.contacts.get(phoneNumberId, id)).data
  } catch (error) {
    if (isChannelError(error) && error.status === 404) return undefined
    throw error
  }
}
