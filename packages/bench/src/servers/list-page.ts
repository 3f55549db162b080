import type { ContactList } from '@channel/contract/types'
import type { ContactsStore } from './contacts-store.ts'
import { decodeCursor, encodeCursor } from './cursor.ts'

const secret = process.env.CHANNEL_SECRET as string

/** The page of the response, or the invalid part of the request. */
export async function listPage(
  store: ContactsStore,
  request: {
    organizationId: string
    phoneNumberId: string
    limit: number
    cursor: string | undefined
    requestId: string
  },
): Promise<ContactList | 'account' | 'cursor'> {
  const { organizationId, phoneNumberId, limit, cursor, requestId } = request
  const after = cursor === undefined ? undefined : decodeCursor(organizationId, phoneNumberId, cursor, secret)
  if (cursor !== undefined && after === undefined) return 'cursor'
  const contacts = await store.listContacts(organizationId, phoneNumberId, limit, after)
  if (contacts === undefined) return 'account'
  const hasMore = contacts.length > limit
  const data = hasMore ? contacts.slice(0, limit) : contacts
  const last = hasMore ? data.at(-1) : undefined
  return {
    data,
    has_more: hasMore,
    next_cursor:
      last === undefined
        ? null
        : encodeCursor(organizationId, phoneNumberId, { createdAt: last.created_at, id: last.id }, secret),
    request_id: requestId,
  }
}
