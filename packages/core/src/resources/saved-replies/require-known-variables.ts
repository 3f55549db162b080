import { invalidField } from '../../mechanisms/errors/index.ts'

// What a person who inserts the text can fill in. The composer of the dashboard fills in the same.
const known: readonly string[] = ['contact.name', 'contact.phone_number', 'user.name', 'account.name']

/** Anything in double braces; what stands after `|` replaces an empty value. No two parts match the same, as many braces would take long. */
const variable = /\{\{([^|}]*)(?:\|[^}]*)?\}\}/g

/** @throws ApiError `invalid_field_value` for a variable that nobody could fill in */
export function requireKnownVariables(text: string | undefined): void {
  for (const [whole, name = ''] of text?.matchAll(variable) ?? []) {
    if (known.includes(name.trim())) continue
    const variables = known.map((each) => `{{${each}}}`).join(', ')
    throw invalidField('text', `\`text\` has the unknown variable ${whole}. The variables are ${variables}.`)
  }
}
