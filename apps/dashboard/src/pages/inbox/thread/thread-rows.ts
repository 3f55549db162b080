import type { Message, Note } from '../conversation.ts'
import { reactionTarget } from './reactions-of.ts'

export type ThreadRow =
  | { readonly kind: 'day'; readonly key: string; readonly at: string }
  | { readonly kind: 'note'; readonly key: string; readonly note: Note }
  | {
      readonly kind: 'message'
      readonly key: string
      readonly message: Message
      /** Whether the message before it is of the same sender, shortly before. */
      readonly continues: boolean
    }

/** Messages of one sender within this time belong together. */
const togetherMs = 5 * 60_000

/**
 * The rows of a thread, oldest first: its messages, with a separator before the first one of each day. Reactions belong to their
 * message; those to messages that are not loaded have a row.
 *
 * @param messages newest first
 * @param notes newest first; each at its time
 * @param dayOf names the day of a time in the reader's time zone
 */
export function threadRows(
  messages: readonly Message[],
  notes: readonly Note[] = [],
  dayOf: (time: string) => string = localDay,
): ThreadRow[] {
  const ids = new Set(messages.map(({ id }) => id))
  const rows: ThreadRow[] = []
  let day: string | undefined
  let previous: Message | undefined
  // Messages keep their order: several may have the same time.
  const all = [...messages.toReversed(), ...notes.toReversed()].toSorted((one, other) =>
    one.created_at === other.created_at ? 0 : one.created_at < other.created_at ? -1 : 1,
  )
  for (const entry of all) {
    const target = entry.object === 'note' ? undefined : reactionTarget(entry)
    if (target !== undefined && ids.has(target)) continue
    const { id, created_at } = entry
    const ownDay = dayOf(created_at)
    if (ownDay !== day) {
      rows.push({ kind: 'day', key: `day ${ownDay}`, at: created_at })
      previous = undefined
    }
    day = ownDay
    if (entry.object === 'note') {
      rows.push({ kind: 'note', key: id, note: entry })
      previous = undefined
      continue
    }
    const message = entry
    const continues =
      previous !== undefined &&
      isSameSender(previous, message) &&
      Date.parse(created_at) - Date.parse(previous.created_at) < togetherMs
    rows.push({ kind: 'message', key: id, message, continues })
    previous = message
  }
  return rows
}

function isSameSender(one: Message, other: Message): boolean {
  if (one.direction !== other.direction) return false
  return one.direction === 'outbound' ? one.sent_by?.id === other.sent_by?.id : one.contact_id === other.contact_id
}

function localDay(time: string): string {
  const date = new Date(time)
  return `${date.getFullYear()}-${date.getMonth() + 1}-${date.getDate()}`
}
