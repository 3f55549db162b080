import { keysOfPointer } from './pointer.ts'

/** The requested keys and the offsets where they were found. */
interface Wanted {
  readonly next: Map<string, Wanted>
  offset: number | undefined
}

/** The offset of each pointer in a JSON text, at its key if it has one. Falls back to the closest enclosing part. */
export function jsonOffsets(text: string, pointers: Iterable<string>): Map<string, number> {
  const all = [...pointers]
  const root: Wanted = { next: new Map(), offset: 0 }
  for (const pointer of all) {
    let node = root
    for (const key of keysOfPointer(pointer)) {
      if (!node.next.has(key)) node.next.set(key, { next: new Map(), offset: undefined })
      node = node.next.get(key)!
    }
  }
  scanValue(text, 0, root)
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

const spaces = /\s*/y

function skip(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : at
}

/** Scans a value of a valid text. @returns the offset of its end */
function scanValue(text: string, from: number, wanted: Wanted): number {
  const at = skip(spaces, text, from)
  const isObject = text[at] === '{'
  if (wanted.next.size === 0 || (!isObject && text[at] !== '[')) return endOfValue(text, at)
  let index = 0
  for (let here = skip(spaces, text, at + 1); ; index++) {
    if (text[here] === '}' || text[here] === ']') return here + 1
    const start = here
    let key = String(index)
    if (isObject) {
      here = endOfString(text, here)
      key = JSON.parse(text.slice(start, here))
      here = skip(spaces, text, skip(spaces, text, here) + 1)
    }
    const next = wanted.next.get(key)
    if (next !== undefined) next.offset = start
    here = skip(spaces, text, next === undefined ? endOfValue(text, here) : scanValue(text, here, next))
    if (text[here] === ',') here = skip(spaces, text, here + 1)
  }
}

const plain = /[^\s,}\]]*/y
const [quote, backslash, openBrace, closeBrace, openBracket, closeBracket] = [34, 92, 123, 125, 91, 93]

function endOfValue(text: string, from: number): number {
  const first = text.charCodeAt(from)
  if (first === quote) return endOfString(text, from)
  if (first !== openBrace && first !== openBracket) return skip(plain, text, from)
  let depth = 0
  for (let at = from; ; at++) {
    const code = text.charCodeAt(at)
    if (code === quote) at = endOfString(text, at) - 1
    else if (code === openBrace || code === openBracket) depth++
    else if ((code === closeBrace || code === closeBracket) && --depth === 0) return at + 1
  }
}

function endOfString(text: string, from: number): number {
  for (let at = text.indexOf('"', from + 1); ; at = text.indexOf('"', at + 1)) {
    let before = at
    while (text.charCodeAt(before - 1) === backslash) before--
    if ((at - before) % 2 === 0) return at + 1
  }
}
