import { concatenate } from './concatenate.ts'
import { decodeUtf8 } from './parse-json.ts'

/** A part of a multipart body as it was sent. */
export interface SentPart {
  /** By lower-case name. Those of one name are joined by commas. */
  readonly headers: ReadonlyMap<string, string>
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** What is called for a part that cannot be read. */
interface Refusals {
  readonly tooLarge: () => never
  readonly malformed: (reason: string) => never
}

/** Max size of the headers of a part. */
const maxHeaderBytes = 16 * 1024
const maxPaddingBytes = 1024

const encoder = new TextEncoder()
const newLine = encoder.encode('\r\n')

/** The boundary of a multipart body by its Content-Type. Undefined if there is none, or it is longer than RFC 2046 allows. */
export function boundaryOf(contentType: string): string | undefined {
  const [, quoted, token] = /;\s*boundary=(?:"((?:[^"\\]|\\.)*)"|([^\s;"]+))/i.exec(contentType) ?? []
  const boundary = quoted?.replaceAll(/\\(.)/g, '$1') ?? token
  return boundary !== undefined && /^[ -~]{0,69}[!-~]$/.test(boundary) ? boundary : undefined
}

/**
 * Splits a multipart body into its parts, as RFC 2046 says. What comes before the first boundary and after the last one is ignored.
 *
 * @param maxBytes max size of a part, and of what comes before the first one
 */
export async function* multipartParts(
  chunks: AsyncIterable<Uint8Array>,
  boundary: string,
  maxBytes: number,
  { tooLarge, malformed }: Refusals,
): AsyncGenerator<SentPart> {
  const source = new Source(chunks)
  const delimiter = encoder.encode(`\r\n--${boundary}`)
  const unended = () => malformed(`must end with the boundary ${JSON.stringify(boundary)}`)
  const readLine = async (max: number, refuse: () => never) => {
    const { bytes, isEnded } = await source.until(newLine, max, refuse)
    return isEnded ? bytes : unended()
  }
  // The line break of the delimiter may be that before it: at the start of the body, and behind headers.
  const readPart = () => source.until(delimiter, maxBytes + newLine.length, tooLarge, newLine)
  const preamble = await readPart()
  if (!preamble.isEnded && preamble.bytes.byteLength === newLine.length) return
  if (!preamble.isEnded) unended()
  for (;;) {
    if (await source.begins('--')) return
    const padding = await readLine(maxPaddingBytes, () => malformed('must have a line break behind its boundary'))
    if (padding.some((byte) => byte !== 0x20 && byte !== 0x09)) malformed('must have a line break behind its boundary')
    const headers = new Map<string, string>()
    const refuse = () => malformed(`must have at most ${maxHeaderBytes} bytes of headers`)
    let last = ''
    for (let rest = maxHeaderBytes; ; ) {
      const line = await readLine(rest, refuse)
      if (line.byteLength === 0) break
      rest -= line.byteLength + newLine.length
      const text = decodeUtf8(line)
      const [, name = last, value] = /^([!#$%&'*+.^`|~\w-]+)[ \t]*:(.*)$/s.exec(text) ?? []
      const isContinued = value === undefined && last !== '' && /^[ \t]/.test(text)
      if (value === undefined && !isContinued) malformed('must have headers such as Content-Type: text/plain')
      last = name.toLowerCase()
      const before = headers.get(last)
      const separator = isContinued ? ' ' : ', '
      headers.set(last, before === undefined ? value!.trim() : `${before}${separator}${(value ?? text).trim()}`)
    }
    const { bytes, isEnded } = await readPart()
    if (!isEnded) unended()
    yield { headers, bytes: bytes.subarray(newLine.length, Math.max(bytes.byteLength, newLine.length)) }
  }
}

/** Reads bytes up to delimiters. */
class Source {
  readonly #chunks: AsyncIterator<Uint8Array>
  #rest: Uint8Array = new Uint8Array()

  constructor(chunks: AsyncIterable<Uint8Array>) {
    this.#chunks = chunks[Symbol.asyncIterator]()
  }

  /**
   * Reads up to a delimiter, which it removes, or to the end.
   *
   * @param refuse is called for more than `max` bytes
   * @param start counts as read before
   */
  async until(delimiter: Uint8Array, max: number, refuse: () => never, start: Uint8Array = new Uint8Array()) {
    const fallbacks = fallbacksOf(delimiter)
    const parts: Uint8Array[] = [start]
    let size = start.byteLength
    let matched = start.byteLength
    do {
      const chunk = this.#rest
      for (let at = 0; at < chunk.byteLength; at++) {
        if (matched === 0) {
          const next = chunk.indexOf(delimiter[0]!, at)
          if (next < 0) break
          at = next
        }
        while (matched > 0 && chunk[at] !== delimiter[matched]) matched = fallbacks[matched - 1]!
        if (chunk[at] === delimiter[matched]) matched++
        if (matched < delimiter.byteLength) continue
        parts.push(chunk.subarray(0, at + 1))
        size += at + 1
        this.#rest = chunk.subarray(at + 1)
        if (size - delimiter.byteLength > max) refuse()
        return { bytes: concatenate(parts, size).subarray(0, size - delimiter.byteLength), isEnded: true }
      }
      parts.push(chunk)
      size += chunk.byteLength
      if (size - matched > max) refuse()
    } while (await this.#next())
    return { bytes: concatenate(parts, size), isEnded: false }
  }

  /** Whether the next bytes are these. Removes them if so. */
  async begins(text: string): Promise<boolean> {
    while (this.#rest.byteLength < text.length) {
      const before = this.#rest
      if (!(await this.#next())) return false
      this.#rest = concatenate([before, this.#rest], before.byteLength + this.#rest.byteLength)
    }
    const isNext = [...text].every((character, index) => this.#rest[index] === character.charCodeAt(0))
    if (isNext) this.#rest = this.#rest.subarray(text.length)
    return isNext
  }

  async #next(): Promise<boolean> {
    const { done, value } = await this.#chunks.next()
    this.#rest = done ? new Uint8Array() : value
    return done !== true
  }
}

/** For each number of matched bytes, how many still match if the next byte does not (Knuth, Morris and Pratt). */
function fallbacksOf(delimiter: Uint8Array): number[] {
  const fallbacks = [0]
  for (let at = 1, matched = 0; at < delimiter.byteLength; at++) {
    while (matched > 0 && delimiter[at] !== delimiter[matched]) matched = fallbacks[matched - 1]!
    if (delimiter[at] === delimiter[matched]) matched++
    fallbacks.push(matched)
  }
  return fallbacks
}
