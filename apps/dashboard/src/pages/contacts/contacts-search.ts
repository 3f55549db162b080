import { aText, definedOf, type Search, searchOf } from '../../search-values.ts'

/** `search` is a name or an address, or a complete phone number; `contact` is the one whose details are open. */
const reads = { search: aText, label_id: aText, contact: aText }
export const parseContactsSearch = searchOf(reads)
export type ContactsSearch = Search<typeof reads>

export function contactsQuery({ search, label_id }: ContactsSearch) {
  const text = search?.trim() ?? ''
  const phone_number = isPhoneNumber(text) ? `+${text.replace(/\D/g, '')}` : undefined
  return definedOf({ label_id, phone_number, search: phone_number === undefined ? text || undefined : undefined })
}

/** Whether it is searched for a phone number: `+` and digits, or so many digits that it is no name. */
function isPhoneNumber(text: string): boolean {
  return /^(\+\d[\d\s()./-]*|\d(?:[\s()./-]*\d){7,14})$/.test(text.trim())
}

export function isFiltered({ search, label_id }: ContactsSearch): boolean {
  return search !== undefined || label_id !== undefined
}
