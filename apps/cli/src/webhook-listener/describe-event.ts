/** An event as far as the listener looks into it. */
export interface HeardEvent {
  readonly id: string
  readonly type: string
  readonly phone_number_id?: string | null
  readonly data: { readonly object: Readonly<Record<string, unknown>> }
}

/** One line for people: when it came, its type, what it is about. */
export function describeEvent({ id, type, data }: HeardEvent, at: Date): string {
  const { id: subject, status, content, name } = data.object
  const about = [subject, status, content ?? name].filter((part) => typeof part === 'string')
  return `${at.toTimeString().slice(0, 8)}  ${type.padEnd(22)}  ${about.map(onOneLine).join('  ')}  (${id})`
}

const longest = 60

/** Text of people may hold anything, also what moves a terminal's cursor. */
function onOneLine(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line
}
