import { searchText } from '../../search-text.ts'

/** A part of a text, and whether it is what was searched for. */
export interface Part {
  readonly text: string
  readonly isFound: boolean
}

const word = /[\p{L}\p{M}\p{N}]+/gu
/** As the service does: a short word must be a whole word. */
const isShort = (wanted: string) => !/^...|^[0-9]{2}/u.test(wanted)

/** Splits a text at the words that begin with a word of a search, ignoring case and accents. */
export function highlight(text: string, search: string): readonly Part[] {
  const wanted = Array.from(search.matchAll(word), ([found]) => searchText(found))
  const isFound = (given: string) => {
    const folded = searchText(given)
    return wanted.some((each) => (isShort(each) ? folded === each : folded.startsWith(each)))
  }
  const parts: Part[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(word)) {
    if (!isFound(found)) continue
    if (index > end) parts.push({ text: text.slice(end, index), isFound: false })
    parts.push({ text: found, isFound: true })
    end = index + found.length
  }
  if (end < text.length) parts.push({ text: text.slice(end), isFound: false })
  return parts
}

const before = 80
const after = 240

/** The part of a long text around the first word that was found, with `…` where it is cut. */
export function excerpt(parts: readonly Part[]): readonly Part[] {
  const first = Math.max(
    0,
    parts.findIndex(({ isFound }) => isFound),
  )
  const lead = parts
    .slice(0, first)
    .map(({ text }) => text)
    .join('')
  const start = lead.length > before ? `…${lead.slice(-before)}` : lead
  const shown: Part[] = start === '' ? [] : [{ text: start, isFound: false }]
  let left = after
  for (const { text, isFound } of parts.slice(first)) {
    if (left <= 0) break
    shown.push({ text: text.length > left ? `${text.slice(0, left)}…` : text, isFound })
    left -= text.length
  }
  return shown
}
