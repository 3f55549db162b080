/** The fields of an event that the listener uses. */
export interface ReceivedEvent {
  readonly id: string
  readonly type: string
  readonly created_at: string
  readonly phone_number_id?: string | null
  readonly data: Readonly<Record<string, unknown>>
}

/** One line for display: the event's local time, with its date unless that is today, its type and its subject. */
export function describeEvent({ id, type, created_at: at, data }: ReceivedEvent, now: Date): string {
  // An event of a later version may have no resource.
  const { id: subject, status, content, name } = (data.object ?? {}) as Readonly<Record<string, unknown>>
  const about = [subject, status, content ?? name].filter((part) => typeof part === 'string')
  return `${localTime(new Date(at), now)}  ${type.padEnd(22)}  ${about.map(onOneLine).join('  ')}  (${id})`
}

function localTime(at: Date, now: Date): string {
  // Sweden writes dates and times as ISO 8601.
  const [date, time] = at.toLocaleString('sv-SE').split(' ')
  return date === now.toLocaleDateString('sv-SE') ? `${time}` : `${date} ${time}`
}

const maxLength = 60

/** The text is untrusted and may contain terminal control characters. */
function onOneLine(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()
  return line.length > maxLength ? `${line.slice(0, maxLength - 1)}…` : line
}
