import { type Failure, placeOf } from './failure.ts'
import { parseWithSources } from './parse-with-sources.ts'

/** Why a text is no JSON that can be taken. */
export class JsonError extends Error {
  override readonly name = 'JsonError'
  readonly kind: 'encoding' | 'syntax' | 'depth' | 'number'
  /** `body`, or where the number stands: `body.items[0].size`. */
  readonly place: string
  readonly path: Failure['path']
  /** For a person, to follow the place. */
  readonly reason: string

  constructor(kind: JsonError['kind'], path: Failure['path'], reason: string) {
    const place = placeOf('body', path)
    super(`${place} ${reason}`)
    this.kind = kind
    this.place = place
    this.path = path
    this.reason = reason
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** A number that a double may not hold: 16 digits or more, or an exponent. Seldom a string looks like one. */
const suspiciousNumber = /(?:^|[\s:,[])-?(?:\d[\d.]{15}|\d+(?:\.\d+)?[eE])/

/**
 * Parses JSON as it came over the wire. Of equal keys the last one counts, as in `JSON.parse`.
 * Numbers that a double cannot hold are refused: integers outside ±(2^53 − 1), what overflows, what becomes 0.
 *
 * @param maxDepth how many arrays and objects may be inside each other
 * @returns undefined for empty input
 * @throws JsonError
 */
export function parseJson(text: string, maxDepth: number): unknown {
  if (text.length === 0) return undefined
  if (mayBeDeep(text, maxDepth)) refuseTooDeep(text, maxDepth)
  return suspiciousNumber.test(text) ? parseExactly(text) : parse(() => JSON.parse(text))
}

/**
 * The text that `bytes` are, without a byte order mark.
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

function parse(run: () => unknown): unknown {
  try {
    return run()
  } catch {
    throw new JsonError('syntax', [], 'must be valid JSON')
  }
}

/** Whether a text has enough brackets to be too deep, which few have. */
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

/** Counts brackets outside strings before anything that recurses sees them. */
function refuseTooDeep(text: string, maxDepth: number): void {
  let depth = 0
  for (let index = 0; index < text.length; index++) {
    switch (text.charCodeAt(index)) {
      case 0x22:
        index = endOfString(text, index)
        break
      case 0x5b:
      case 0x7b:
        if (++depth > maxDepth) throw new JsonError('depth', [], `must not be nested deeper than ${maxDepth} levels`)
        break
      case 0x5d:
      case 0x7d:
        depth--
    }
  }
}

/** @param quote where the string begins */
function endOfString(text: string, quote: number): number {
  let start = quote
  for (;;) {
    const end = text.indexOf('"', start + 1)
    if (end === -1) return text.length
    let backslashes = 0
    while (text.charCodeAt(end - 1 - backslashes) === 0x5c) backslashes++
    if (backslashes % 2 === 0) return end
    start = end
  }
}

class InexactNumber {
  readonly reason: string

  constructor(reason: string) {
    this.reason = reason
  }
}

function parseExactly(text: string): unknown {
  let inexact = false
  const revive = (value: number, source: string) => {
    const reason = whyInexact(value, source)
    if (reason === undefined) return value
    inexact = true
    return new InexactNumber(reason)
  }
  const value = parse(() => parseWithSources(text, revive))
  if (inexact) refuseInexact(value, [])
  return value
}

const integerSource = /^-?\d+(?:\.0*)?$/
const anyDigit = /^-?[0.]*[1-9]/

function whyInexact(value: number, source: string): string | undefined {
  if (!Number.isFinite(value)) return 'is too large a number'
  if (value === 0 && anyDigit.test(source)) return 'is too small a number'
  if (Number.isSafeInteger(value) || Math.abs(value) <= Number.MAX_SAFE_INTEGER) return undefined
  return integerSource.test(source) ? 'must be an integer between -9007199254740991 and 9007199254740991' : undefined
}

function refuseInexact(value: unknown, path: Failure['path']): void {
  if (value instanceof InexactNumber) throw new JsonError('number', path, value.reason)
  if (typeof value !== 'object' || value === null) return
  for (const key of Object.keys(value)) {
    const inner = (value as Record<string, unknown>)[key]
    refuseInexact(inner, [...path, Array.isArray(value) ? Number(key) : key])
  }
}
