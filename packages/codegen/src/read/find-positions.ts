import { readFileSync } from 'node:fs'
import { jsonOffsets } from './json-offsets.ts'
import { isJson } from './parse-file.ts'
import type { Position } from './problems.ts'
import { yamlOffsets } from './yaml-offsets.ts'

type LineAndColumn = Omit<Position, 'file'>

/** The 1-based line and column of each pointer, or of the closest enclosing part. Reads the file again. */
export function findPositions(path: string, pointers: Iterable<string>): Map<string, LineAndColumn> {
  const bytes = withoutMark(readFileSync(path))
  if (isJson(path, () => bytes.toString())) {
    return positionsOf(jsonOffsets(bytes, pointers), (at) => bytes[at]!, unitsOf)
  }
  const text = bytes.toString()
  return positionsOf(
    yamlOffsets(text, pointers),
    (at) => text.charCodeAt(at),
    () => 1,
  )
}

function withoutMark(bytes: Buffer): Buffer {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes
}

const newline = 10

/** The lines and columns of offsets, computed in one pass. */
function positionsOf(
  offsets: ReadonlyMap<string, number>,
  codeAt: (offset: number) => number,
  widthOf: (code: number) => number,
): Map<string, LineAndColumn> {
  const positions = new Map<string, LineAndColumn>()
  let [at, line, column] = [0, 1, 1]
  for (const [pointer, offset] of [...offsets].toSorted(([, a], [, b]) => a - b)) {
    for (; at < offset; at++) {
      const code = codeAt(at)
      if (code === newline) {
        line++
        column = 1
      } else column += widthOf(code)
    }
    positions.set(pointer, { line, column })
  }
  return positions
}

/** The UTF-16 units of a character, counted at the first of its UTF-8 bytes, because editors count columns in them. */
function unitsOf(byte: number): number {
  if (byte >= 0x80 && byte < 0xc0) return 0
  return byte >= 0xf0 ? 2 : 1
}
