import type { Contact } from './contact-csv.ts'

export interface ContactProps {
  readonly contact: Contact
  /** The number that the contact belongs to. */
  readonly phoneNumberId: string
}
