import { readTexts } from '../../search-values.ts'

/** The filters of the contacts, as they are in the URL. */
export interface ContactsSearch {
  /** A name or an address, or a complete phone number. */
  readonly search?: string | undefined
  readonly label_id?: string | undefined
  /** The contact whose details are open. */
  readonly contact?: string | undefined
}

/** Reads the URL; what is not valid is undefined. */
export function parseContactsSearch(given: Record<string, unknown>): ContactsSearch {
  return readTexts(given, ['search', 'label_id', 'contact'])
}

/** The query of the API for the filters. */
export function contactsQuery({ search, label_id }: ContactsSearch) {
  const text = search?.trim() ?? ''
  const label = label_id === undefined ? {} : { label_id }
  if (isPhoneNumber(text)) return { ...label, phone_number: `+${text.replace(/\D/g, '')}` }
  return text === '' ? label : { ...label, search: text }
}

/** Whether it is searched for a phone number: `+` and digits, or so many digits that it is no name. */
export function isPhoneNumber(text: string): boolean {
  return /^(\+\d[\d\s()./-]*|\d(?:[\s()./-]*\d){7,14})$/.test(text.trim())
}

/** Whether the list is filtered. */
export function isFiltered({ search, label_id }: ContactsSearch): boolean {
  return search !== undefined || label_id !== undefined
}
