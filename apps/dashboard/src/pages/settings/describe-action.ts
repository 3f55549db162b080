import { settingsText } from '../../messages/settings.ts'

/** An operation in words: its own text if there is one, else its name with spaces, as `Create label`. */
export function describeAction(action: string): string {
  const known: Readonly<Record<string, string>> = settingsText.audit.actions
  if (Object.hasOwn(known, action)) return known[action] ?? action
  const words = action
    .replace(/([A-Z])/g, ' $1')
    .toLowerCase()
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
