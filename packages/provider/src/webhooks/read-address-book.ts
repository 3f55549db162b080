import { z } from 'zod'
import { optionalNumber, optionalText, unixTimestamp } from '../shapes.ts'
import type { NumberScope, ProviderUpdate } from './updates.ts'

const entry = z.object({
  type: z.literal('contact'),
  action: z.enum(['add', 'edit', 'remove']),
  contact: z.object({
    full_name: optionalText,
    first_name: optionalText,
    phone_number: optionalNumber,
    user_id: optionalText,
    username: optionalText,
  }),
  metadata: z.object({ timestamp: unixTimestamp.nullable().catch(null) }).nullish(),
})
const identified = entry.refine(({ contact }) => contact.phone_number !== null || contact.user_id !== null, {
  path: ['contact'],
  error: 'neither a number nor a user id',
})

/** Parses a contact that the business has in the address book of its phone. @throws ZodError if it is malformed */
export function readAddressBook(scope: NumberScope, raw: Readonly<Record<string, unknown>>): ProviderUpdate {
  const { action, contact, metadata } = identified.parse(raw)
  const { phone_number: phoneNumber, user_id: bsuid, username, full_name, first_name } = contact
  return {
    kind: 'address_book',
    ...scope,
    contact: { phoneNumber, bsuid, parentBsuid: null, username, name: full_name ?? first_name },
    action: action === 'remove' ? 'remove' : 'add',
    at: metadata?.timestamp ?? null,
  }
}
