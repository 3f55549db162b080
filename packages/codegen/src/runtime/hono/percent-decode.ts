/** Undoes the encoding of a text; undefined for what is not encoded well. */
export type DecodeText = (text: string) => string | undefined

/** Percent-decodes strictly; undefined for what is no UTF-8. */
export function percentDecode(text: string): string | undefined {
  if (!text.includes('%')) return text
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** As `percentDecode`, in a query, where `+` is a space. */
export function formDecode(text: string): string | undefined {
  return percentDecode(text.includes('+') ? text.replaceAll('+', ' ') : text)
}

/** For what is not encoded. */
export function asSent(text: string): string {
  return text
}
