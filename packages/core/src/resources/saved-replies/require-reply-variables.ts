import { requireKnownVariables } from '../../mechanisms/text-variables/index.ts'

// What a person who inserts the text can fill in. The composer of the dashboard fills in the same.
const known = ['contact.name', 'contact.phone_number', 'user.name', 'account.name']

/** @throws ApiError `invalid_field_value` for an unknown variable */
export function requireReplyVariables(text: string | undefined): void {
  if (text !== undefined) requireKnownVariables('text', text, known)
}
