export interface TextPart {
  readonly text: string
  /** Set for a link. */
  readonly url?: string
}

/** No spaces, quotes or brackets, and no punctuation at its end. */
const address = /https?:\/\/[^\s<>"'()[\]{}]+[^\s<>"'()[\]{}.,:;!?…]/gi

/** Splits a text at the http and https URLs in it. Anything else, such as `javascript:`, stays text. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(address)) {
    if (!URL.canParse(found)) continue
    if (index > end) parts.push({ text: text.slice(end, index) })
    parts.push({ text: found, url: found })
    end = index + found.length
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}
