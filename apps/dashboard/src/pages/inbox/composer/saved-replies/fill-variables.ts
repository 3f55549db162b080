/** What a saved reply can show; null is left for the person to write. */
export interface ReplyValues {
  readonly 'contact.name': string | null
  readonly 'contact.phone_number': string | null
  readonly 'user.name': string | null
  readonly 'account.name': string | null
}

export const replyVariables: readonly (keyof ReplyValues)[] = [
  'contact.name',
  'contact.phone_number',
  'user.name',
  'account.name',
]

const variable = new RegExp(
  `\\{\\{\\s*(${replyVariables.map((name) => name.replace('.', '\\.')).join('|')})\\s*(?:\\|([^}]*))?\\}\\}`,
  'g',
)

/** Fills in the variables of a text. One that is empty becomes its default, or stays. */
export function fillVariables(text: string, values: ReplyValues): string {
  return text.replace(variable, (whole, name: keyof ReplyValues, otherwise?: string) => {
    return values[name]?.trim() || (otherwise?.trim() ?? whole)
  })
}

/** The variables that are still in a text, each once. */
export function unfilledVariables(text: string): readonly string[] {
  return [...new Set(text.match(variable) ?? [])]
}
