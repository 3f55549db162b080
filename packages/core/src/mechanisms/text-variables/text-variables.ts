import { invalidField } from '../errors/index.ts'

/** Anything in double braces; what stands after `|` replaces an empty value. No two parts match the same, as many braces would take long. */
const variable = /\{\{([^|}]*)(?:\|([^}]*))?\}\}/g

/**
 * @param param the field that has the text
 * @param known the names that can be filled in
 * @throws ApiError `invalid_field_value` for another variable
 */
export function requireKnownVariables(param: string, text: string, known: readonly string[]): void {
  for (const [whole, name = ''] of text.matchAll(variable)) {
    if (known.includes(name.trim())) continue
    const variables = known.map((each) => `{{${each}}}`).join(', ')
    throw invalidField(param, `\`${param}\` has the unknown variable ${whole}. The variables are ${variables}.`)
  }
}

/**
 * Fills in the variables of a text. One that is empty becomes its default.
 *
 * @returns undefined if one is empty and has no default, or nothing is left of the text
 */
export function fillVariables(text: string, values: Readonly<Record<string, string | null>>): string | undefined {
  if (!text.includes('{{')) return text
  let isComplete = true
  const filled = text.replace(variable, (_whole, name: string, otherwise?: string) => {
    const value = oneLine(values[name.trim()]) || otherwise?.trim()
    isComplete &&= value !== undefined
    return value ?? ''
  })
  return isComplete && filled.trim() !== '' ? filled : undefined
}

/** The provider refuses line breaks and rows of blanks in what fills a template. */
function oneLine(value: string | null | undefined): string {
  return value?.replace(/\s+/g, ' ').trim() ?? ''
}
