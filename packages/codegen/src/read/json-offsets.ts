import { endOfString } from './find-repeated-key.ts'
import { keysOfPointer } from './pointer.ts'

/** The requested keys and the offsets where they were found. */
interface Wanted {
  readonly next: Map<string, Wanted>
  offset: number | undefined
}

interface Search {
  readonly text: string
  /** The number of keys that are not found yet. The rest of the text is not scanned once it is 0. */
  missing: number
}

/**
 * The offset of each pointer in a JSON text, at its key if it has one. Falls back to the closest enclosing part.
 * For a text that is no longer valid, because its file has changed, the offsets are arbitrary.
 */
export function jsonOffsets(text: string, pointers: Iterable<string>): Map<string, number> {
  const root: Wanted = { next: new Map(), offset: 0 }
  const search: Search = { text, missing: 0 }
  const paths = [...pointers].map((pointer) => {
    const path = [root]
    for (const key of keysOfPointer(pointer)) {
      const { next } = path.at(-1)!
      if (!next.has(key)) search.missing++
      const node = next.get(key) ?? { next: new Map(), offset: undefined }
      next.set(key, node)
      path.push(node)
    }
    return { pointer, path }
  })
  scanValue(search, 0, root)
  return new Map(
    paths.map(({ pointer, path }) => [pointer, path.findLast(({ offset }) => offset !== undefined)!.offset!]),
  )
}

/** Scans a value of a valid text. @returns the offset of its end, or any within it if nothing is missing any more */
function scanValue(search: Search, from: number, wanted: Wanted): number {
  const { text } = search
  const at = skip(text, from, spaces)
  const isObject = text[at] === '{'
  if (search.missing === 0) return at
  if (wanted.next.size === 0 || (!isObject && text[at] !== '[')) return endOfValue(text, at)
  let here = skip(text, at + 1, spaces)
  for (let index = 0; here < text.length && text[here] !== '}' && text[here] !== ']'; index++) {
    const start = here
    if (isObject) here = endOfString(text, start)
    const next = wanted.next.get(isObject ? JSON.parse(text.slice(start, here)) : String(index))
    if (next !== undefined && next.offset === undefined) {
      next.offset = start
      search.missing--
    }
    if (isObject) here = skip(text, skip(text, here, spaces) + 1, spaces)
    here = next === undefined ? endOfValue(text, here) : scanValue(search, here, next)
    if (search.missing === 0) return here
    here = skip(text, here, commas)
  }
  return here + 1
}

const [spaces, commas, plain] = [/\s*/y, /[\s,]*/y, /[^\s,}\]]*/y]
const [quote, openBrace, closeBrace, openBracket, closeBracket] = [34, 123, 125, 91, 93]

/** The offset after what a sticky expression matches. */
function skip(text: string, from: number, characters: RegExp): number {
  characters.lastIndex = from
  characters.test(text)
  return characters.lastIndex
}

function endOfValue(text: string, from: number): number {
  if (text[from] === '"') return endOfString(text, from)
  if (text[from] !== '{' && text[from] !== '[') return skip(text, from, plain)
  let depth = 0
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === quote) at = endOfString(text, at) - 1
    else if (code === openBrace || code === openBracket) depth++
    else if ((code === closeBrace || code === closeBracket) && --depth === 0) return at + 1
  }
  return text.length
}
