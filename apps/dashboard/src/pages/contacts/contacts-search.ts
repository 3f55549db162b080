import { aText, definedOf, hasValues, oneOf, type Search, searchOf } from '../../search-values.ts'

/** `search` is a part of a name or an address, or the beginning of a phone number; `contact` is the one whose details are open. */
const reads = { search: aText, label_id: aText, blocked: oneOf(['only']), contact: aText }
export const parseContactsSearch = searchOf(reads)
export type ContactsSearch = Search<typeof reads>

export function contactsQuery({ search, label_id, blocked }: ContactsSearch) {
  return definedOf({ label_id, blocked: blocked && (true as const), search: searchedContact(search) })
}

/** What to search for: a number may lack its `+`. */
export function searchedContact(typed = ''): string | undefined {
  const text = typed.trim()
  return isPhoneNumber(text) ? `+${text}` : text || undefined
}

/** Whether the text has so many digits that it is no name. */
function isPhoneNumber(text: string): boolean {
  return /^\d(?:[\s()./-]*\d){7,14}$/.test(text)
}

export const isFiltered = (search: ContactsSearch) => hasValues(search, 'contact')
