import { isAscii } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { jsonOffsets } from './json-offsets.ts'
import { isJson, withoutMark } from './parse-file.ts'
import type { Position } from './problems.ts'
import { yamlOffsets } from './yaml-offsets.ts'

type LineAndColumn = Omit<Position, 'file'>

/** The 1-based line and column of each pointer, or of the closest enclosing part. Reads the file again. */
export function findPositions(path: string, pointers: Iterable<string>): Map<string, LineAndColumn> {
  const bytes = withoutMark(readFileSync(path))
  if (isJson(path, () => bytes.toString())) {
    // An offset is never within a character, because a key or a value begins there.
    const units = (from: number, to: number) =>
      isAscii(bytes.subarray(from, to)) ? to - from : bytes.toString('utf8', from, to).length
    return positionsOf(jsonOffsets(bytes, pointers), bytes, units)
  }
  const text = bytes.toString()
  const { buffer, byteOffset } = Buffer.from(text, 'utf16le')
  const codes = new Uint16Array(buffer, byteOffset, text.length)
  return positionsOf(yamlOffsets(text, pointers), codes, (from, to) => to - from)
}

const newline = 10

/**
 * The lines and columns of offsets, computed in one pass.
 *
 * @param codes the bytes or UTF-16 units. A native search for each newline takes several times as long
 * @param unitsBetween the UTF-16 units between two offsets, because editors count columns in them
 */
function positionsOf(
  offsets: ReadonlyMap<string, number>,
  codes: Uint8Array | Uint16Array,
  unitsBetween: (from: number, to: number) => number,
): Map<string, LineAndColumn> {
  const positions = new Map<string, LineAndColumn>()
  let [at, line, column] = [0, 1, 1]
  for (const [pointer, offset] of [...offsets].toSorted(([, a], [, b]) => a - b)) {
    let from = at
    for (; at < offset; at++) {
      if (codes[at] !== newline) continue
      from = at + 1
      line++
      column = 1
    }
    column += unitsBetween(from, offset)
    positions.set(pointer, { line, column })
  }
  return positions
}
