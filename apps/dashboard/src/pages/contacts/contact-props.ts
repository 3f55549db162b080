import type { Contact } from './contact-csv.ts'

export interface ContactProps {
  readonly contact: Contact
}
