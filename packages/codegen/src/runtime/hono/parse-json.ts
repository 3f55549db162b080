import { type Failure, locationOf } from './failure.ts'
import { whyInexact } from './why-inexact.ts'

/** Why a body cannot be parsed: it is not JSON, not a form, or its numbers would lose precision. */
export class JsonError extends Error {
  override readonly name = 'JsonError'
  readonly kind: 'encoding' | 'syntax' | 'depth' | 'number'
  /** `body`, or the location of a number: `body.items[0].size`. */
  readonly location: string
  readonly path: Failure['path']
  /** Readable text to append to the location. */
  readonly reason: string

  constructor(kind: JsonError['kind'], path: Failure['path'], reason: string) {
    const location = locationOf('body', path)
    super(`${location} ${reason}`)
    this.kind = kind
    this.location = location
    this.path = path
    this.reason = reason
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * Decodes UTF-8 and removes a byte order mark.
 *
 * @throws JsonError
 */
export function decodeUtf8(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes)
  } catch {
    throw new JsonError('encoding', [], 'must be UTF-8')
  }
}

/** A number that may not fit a double: 16 digits or more, or an exponent. Few strings match it. */
const suspiciousNumber = /(?:^|[\s:,[])-?(?:\d[\d.]{15}|\d+(?:\.\d+)?[eE])/

/**
 * Parses JSON. The last of several equal keys wins, as in `JSON.parse`.
 * Rejects numbers that a double cannot represent: integers that would be rounded, overflow, and underflow to 0.
 *
 * @param maxDepth max nesting of arrays and objects
 * @returns undefined for empty input
 * @throws JsonError
 */
export function parseJson(text: string, maxDepth: number): unknown {
  if (text.length === 0) return undefined
  const inexact = mayBeDeep(text, maxDepth) || suspiciousNumber.test(text) ? scan(text, maxDepth) : undefined
  const value = parse(text)
  if (inexact !== undefined) throw inexact
  return value
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new JsonError('syntax', [], 'must be valid JSON')
  }
}

/** Whether the text has enough brackets to exceed the depth. Most texts do not. */
function mayBeDeep(text: string, maxDepth: number): boolean {
  if (text.length <= 2 * maxDepth) return false
  let open = 0
  for (const bracket of ['{', '[']) {
    for (let at = text.indexOf(bracket); at !== -1; at = text.indexOf(bracket, at + 1)) {
      if (++open > maxDepth) return true
    }
  }
  return false
}

const numberAt = /-?\d[\d.eE+-]*/y

/**
 * Scans text, valid JSON or not, without recursion.
 *
 * @returns the first number that a double cannot represent
 * @throws JsonError if the nesting is too deep
 */
function scan(text: string, maxDepth: number): JsonError | undefined {
  /** For each open array the index of its item, for each open object the source text of its key. */
  const open: (string | number)[] = []
  let inexact: JsonError | undefined
  let lastString = ''
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at)
    const top = open.length - 1
    if (character === '"') {
      const end = endOfString(text, at)
      lastString = text.slice(at, end + 1)
      at = end
    } else if (character === '[' || character === '{') {
      if (open.push(character === '[' ? 0 : '') > maxDepth) {
        throw new JsonError('depth', [], `must not be nested deeper than ${maxDepth} levels`)
      }
    } else if (character === ']' || character === '}') open.pop()
    else if (character === ':' && top >= 0) open[top] = lastString
    else if (character === ',' && typeof open[top] === 'number') open[top] = Number(open[top]) + 1
    else if (character === '-' || (character >= '0' && character <= '9')) {
      numberAt.lastIndex = at
      const [source = character] = numberAt.exec(text) ?? []
      at += source.length - 1
      const reason = inexact === undefined ? whyInexact(source) : undefined
      if (reason !== undefined) inexact = new JsonError('number', open.map(keyOf), reason)
    }
  }
  return inexact
}

/** The index of the closing quote, or of the end of the text if there is none. */
function endOfString(text: string, quote: number): number {
  let at = quote + 1
  while (at < text.length && text.charCodeAt(at) !== 0x22) at += text.charCodeAt(at) === 0x5c ? 2 : 1
  return at
}

function keyOf(key: string | number): string | number {
  return typeof key === 'number' ? key : String(parse(key))
}
