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

/** For the items of a list in a header, which may have white space around their commas. */
export function trimmed(text: string): string {
  return text.trim()
}
