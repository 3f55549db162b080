import type { components } from '@channel/client'
import { metadataOf, metadataText } from '../../metadata.ts'
import type { Contact } from './contact-csv.ts'

type ContactUpdate = components['schemas']['ContactUpdate']

/** The fields of the form, as they are typed. */
interface ContactValues {
  readonly name: string
  readonly email: string
  /** JSON; empty for none. */
  readonly metadata: string
}

export function valuesOf({ name, email, metadata }: Contact): ContactValues {
  return { name: name ?? '', email: email ?? '', metadata: metadataText(metadata) }
}

/** The changes against the contact; an empty field is cleared. @param values with valid metadata */
export function contactPatch(contact: Contact, values: ContactValues): ContactUpdate {
  const before = valuesOf(contact)
  return {
    ...(values.name.trim() !== before.name && { name: values.name.trim() || null }),
    ...(values.email.trim() !== before.email && { email: values.email.trim() || null }),
    ...(values.metadata.trim() !== before.metadata && { metadata: metadataOf(values.metadata) }),
  }
}
