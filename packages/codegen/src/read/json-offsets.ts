import { keysOfPointer } from './pointer.ts'

/** The requested keys and the offsets where they were found. */
interface Wanted {
  readonly next: Map<string, Wanted>
  offset: number | undefined
}

/**
 * The offset of each pointer in a JSON text, at its key if it has one. Falls back to the closest enclosing part.
 * For a text that is no longer valid, because its file has changed, the offsets are arbitrary.
 *
 * @param bytes UTF-8. A text of a large document may take twice the memory
 */
export function jsonOffsets(bytes: Uint8Array, pointers: Iterable<string>): Map<string, number> {
  const all = [...pointers]
  const root: Wanted = { next: new Map(), offset: 0 }
  const search: Search = { bytes, missing: 0 }
  for (const pointer of all) {
    let node = root
    for (const key of keysOfPointer(pointer)) {
      if (!node.next.has(key)) {
        node.next.set(key, { next: new Map(), offset: undefined })
        search.missing++
      }
      node = node.next.get(key)!
    }
  }
  scanValue(search, 0, root)
  return new Map(all.map((pointer) => [pointer, offsetOf(pointer, root)]))
}

function offsetOf(pointer: string, root: Wanted): number {
  let node = root
  for (const key of keysOfPointer(pointer)) {
    const next = node.next.get(key)
    if (next?.offset === undefined) break
    node = next
  }
  return node.offset!
}

export const quote = 34
const [backslash, comma, openBrace, closeBrace, openBracket, closeBracket] = [92, 44, 123, 125, 91, 93]
/** The last of the characters between values. The others that JSON has there are below it. */
const space = 32
const decoder = new TextDecoder()

export function skipSpaces(bytes: Uint8Array, from: number): number {
  let at = from
  while (bytes[at]! <= space) at++
  return at
}

interface Search {
  readonly bytes: Uint8Array
  /** The number of keys that are not found yet. The rest of the text is not scanned once it is 0. */
  missing: number
}

/** Scans a value of a valid text. @returns the offset of its end, or any within it if nothing is missing any more */
function scanValue(search: Search, from: number, wanted: Wanted): number {
  const { bytes } = search
  const at = skipSpaces(bytes, from)
  const isObject = bytes[at] === openBrace
  if (search.missing === 0) return at
  if (wanted.next.size === 0 || (!isObject && bytes[at] !== openBracket)) return endOfValue(bytes, at)
  let index = 0
  for (let here = skipSpaces(bytes, at + 1); ; index++) {
    if (here >= bytes.length || bytes[here] === closeBrace || bytes[here] === closeBracket) return here + 1
    const start = here
    let key = String(index)
    if (isObject) {
      here = endOfString(bytes, here)
      key = JSON.parse(decoder.decode(bytes.subarray(start, here)))
      here = skipSpaces(bytes, skipSpaces(bytes, here) + 1)
    }
    const next = wanted.next.get(key)
    if (next !== undefined && next.offset === undefined) {
      next.offset = start
      search.missing--
    }
    here = next === undefined ? endOfValue(bytes, here) : scanValue(search, here, next)
    if (search.missing === 0) return here
    here = skipSpaces(bytes, here)
    if (bytes[here] === comma) here = skipSpaces(bytes, here + 1)
  }
}

function endOfValue(bytes: Uint8Array, from: number): number {
  const first = bytes[from]
  if (first === quote) return endOfString(bytes, from)
  if (first !== openBrace && first !== openBracket) return endOfPlain(bytes, from)
  const { length } = bytes
  let depth = 0
  for (let at = from; at < length; at++) {
    const code = bytes[at]!
    // Most bytes of an indented text.
    if (code <= space) continue
    if (code === quote) at = endOfString(bytes, at) - 1
    else if (code === openBrace || code === openBracket) depth++
    else if ((code === closeBrace || code === closeBracket) && --depth === 0) return at + 1
  }
  return length
}

/** The end of a number, `true`, `false` or `null`. */
function endOfPlain(bytes: Uint8Array, from: number): number {
  let at = from
  for (; at < bytes.length; at++) {
    const code = bytes[at]!
    if (code <= space || code === comma || code === closeBrace || code === closeBracket) break
  }
  return at
}

/** The offset after a string. @param from the offset of its first quote */
export function endOfString(bytes: Uint8Array, from: number): number {
  const { length } = bytes
  for (let at = from + 1; at < length; at++) {
    const code = bytes[at]
    if (code === backslash) at++
    else if (code === quote) return at + 1
  }
  return length
}
