import { concatenate } from './concatenate.ts'
import type { SequenceKind } from './find-media-type.ts'

/** Sequences whose items one or two bytes separate. */
type SeparatedKind = Exclude<SequenceKind, 'parts'>

const [lineFeed, carriageReturn, recordSeparator] = [0x0a, 0x0d, 0x1e] as const

/** The bytes that end a segment. */
const separators: Readonly<Record<SeparatedKind, readonly [number, number]>> = {
  events: [lineFeed, carriageReturn],
  lines: [lineFeed, lineFeed],
  records: [recordSeparator, recordSeparator],
}

/**
 * Splits a body into its items: each is the lines of an event, or one segment.
 *
 * @param refuse is called for an item of more than `maxBytes`
 */
export async function* itemSegments(
  kind: SeparatedKind,
  chunks: AsyncIterable<Uint8Array>,
  maxBytes: number,
  refuse: () => never,
): AsyncGenerator<readonly Uint8Array[]> {
  const segments = split(chunks, separators[kind], maxBytes, refuse)
  if (kind !== 'events') {
    for await (const segment of segments) yield [segment]
    return
  }
  let lines: Uint8Array[] = []
  let size = 0
  // An empty line ends an event. One that is not ended is incomplete.
  for await (const line of segments) {
    size += line.byteLength
    if (size > maxBytes) refuse()
    if (line.byteLength > 0) lines.push(line)
    else {
      if (lines.length > 0) yield lines
      lines = []
      size = 0
    }
  }
}

async function* split(
  chunks: AsyncIterable<Uint8Array>,
  [one, other]: readonly [number, number],
  maxBytes: number,
  refuse: () => never,
): AsyncGenerator<Uint8Array> {
  let parts: Uint8Array[] = []
  let size = 0
  let last = 0
  for await (const chunk of chunks) {
    let start = 0
    for (let at = 0; at < chunk.byteLength; at++) {
      const byte = chunk[at]!
      if (byte !== one && byte !== other) continue
      // Of the two bytes of CRLF, the second ends nothing.
      const isRest = byte === lineFeed && last === carriageReturn && size === 0 && at === start
      last = byte
      parts.push(chunk.subarray(start, at))
      size += at - start
      start = at + 1
      if (size > maxBytes) refuse()
      if (!isRest) yield concatenate(parts, size)
      parts = []
      size = 0
    }
    parts.push(chunk.subarray(start))
    size += chunk.byteLength - start
    if (size > maxBytes) refuse()
  }
  if (size > 0) yield concatenate(parts, size)
}
