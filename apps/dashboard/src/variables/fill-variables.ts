/** What a saved reply can show. A broadcast can show the same except the user, because it has no author. */
export const replyVariables = ['contact.name', 'contact.phone_number', 'user.name', 'account.name'] as const
export const broadcastVariables = ['contact.name', 'contact.phone_number', 'account.name'] as const

export type Variable = (typeof replyVariables)[number]

const variable = new RegExp(
  `\\{\\{\\s*(${replyVariables.map((name) => name.replace('.', '\\.')).join('|')})\\s*(?:\\|([^}]*))?\\}\\}`,
  'g',
)

/** Fills in the variables of a text. One that is empty becomes its default, or stays. */
export function fillVariables(text: string, values: Readonly<Partial<Record<Variable, string | null>>>): string {
  return text.replace(variable, (whole, name: Variable, otherwise?: string) => {
    return values[name]?.trim() || (otherwise?.trim() ?? whole)
  })
}

/** The variables that are still in a text, each once. */
export function unfilledVariables(text: string): readonly string[] {
  return [...new Set(text.match(variable) ?? [])]
}

/** What a broadcast cannot fill in, although it is in double braces; undefined if there is nothing. */
export function unknownVariable(text: string): string | undefined {
  const isKnown = (whole: string) => {
    const [match] = whole.matchAll(variable)
    return broadcastVariables.some((name) => name === match?.[1])
  }
  return text.match(/\{\{[^}]*\}{0,2}/g)?.find((whole) => !isKnown(whole))
}
