import type { SavedReply } from '../../../../use-saved-replies.ts'

/** The replies whose shortcut begins with what was typed, then those that have it in the name, each in the order of shortcuts. */
export function matchingReplies(replies: readonly SavedReply[], typed: string): readonly SavedReply[] {
  const wanted = typed.toLowerCase()
  const sorted = replies.toSorted((one, other) => one.shortcut.localeCompare(other.shortcut))
  const begins = ({ shortcut }: SavedReply) => shortcut.toLowerCase().startsWith(wanted)
  const named = ({ name }: SavedReply) => name.toLowerCase().includes(wanted)
  return [...sorted.filter(begins), ...sorted.filter((reply) => !begins(reply) && named(reply))]
}
