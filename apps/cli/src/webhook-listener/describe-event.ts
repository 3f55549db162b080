/** The fields of an event that the listener uses. */
export interface ReceivedEvent {
  readonly id: string
  readonly type: string
  readonly phone_number_id?: string | null
  readonly data: Readonly<Record<string, unknown>>
}

/** One line for display: its time, type and subject. */
export function describeEvent({ id, type, data }: ReceivedEvent, at: Date): string {
  // An event of a later version may have no resource.
  const { id: subject, status, content, name } = (data.object ?? {}) as Readonly<Record<string, unknown>>
  const about = [subject, status, content ?? name].filter((part) => typeof part === 'string')
  return `${at.toTimeString().slice(0, 8)}  ${type.padEnd(22)}  ${about.map(onOneLine).join('  ')}  (${id})`
}

const maxLength = 60

/** The text is untrusted and may contain terminal control characters. */
function onOneLine(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()
  return line.length > maxLength ? `${line.slice(0, maxLength - 1)}…` : line
}
