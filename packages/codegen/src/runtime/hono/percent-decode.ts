/** Decodes a text. Returns undefined if its encoding is invalid. */
export type DecodeText = (text: string) => string | undefined

/** Percent-decodes strictly. Returns undefined if the result is not UTF-8. */
export function percentDecode(text: string): string | undefined {
  if (!text.includes('%')) return text
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** Like `percentDecode`, for queries, where `+` is a space. */
export function formDecode(text: string): string | undefined {
  return percentDecode(text.includes('+') ? text.replaceAll('+', ' ') : text)
}

/** For text that is not encoded. */
export function asSent(text: string): string {
  return text
}
