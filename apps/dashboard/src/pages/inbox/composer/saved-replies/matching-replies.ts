import { searchText } from '../../../../search-text.ts'
import type { SavedReply } from '../../../../use-saved-replies.ts'

/** The replies whose shortcut begins with what was typed, then those that have it in the name, each in the order of shortcuts. */
export function matchingReplies(replies: readonly SavedReply[], typed: string): readonly SavedReply[] {
  const wanted = searchText(typed)
  const sorted = replies.toSorted((one, other) => one.shortcut.localeCompare(other.shortcut))
  const begins = ({ shortcut }: SavedReply) => searchText(shortcut).startsWith(wanted)
  const named = ({ name }: SavedReply) => searchText(name).includes(wanted)
  return [...sorted.filter(begins), ...sorted.filter((reply) => !begins(reply) && named(reply))]
}
