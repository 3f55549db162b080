import { parseJson } from '../parse-json.ts'
import { isEntry, numberOf } from './parse-webhook.ts'

/** The numbers of all changes of a webhook; none if it cannot be parsed, or a change has none. */
export function numbersInWebhook(raw: Uint8Array): string[] {
  const text = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength).toString()
  const webhook = parseJson(text) as { readonly entry?: unknown } | null | undefined
  if (!Array.isArray(webhook?.entry)) return []
  const numbers = webhook.entry.flatMap((entry: unknown) =>
    isEntry(entry) ? entry.changes.map((change) => numberOf((change as { value?: unknown } | null)?.value)) : [null],
  )
  return numbers.every((number) => number !== null) ? [...new Set(numbers)] : []
}
