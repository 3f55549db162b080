import { jsonOffsets } from './json-offsets.ts'
import { isJson, readText } from './parse-file.ts'
import type { Position } from './problems.ts'
import { yamlOffsets } from './yaml-offsets.ts'

type LineAndColumn = Omit<Position, 'file'>

/** The 1-based line and column of each pointer, or of the closest enclosing part. Reads the file again. */
export function findPositions(path: string, pointers: Iterable<string>): Map<string, LineAndColumn> {
  const text = readText(path)
  return positionsOf(text, (isJson(path, () => text) ? jsonOffsets : yamlOffsets)(text, pointers))
}

/** The lines and columns of offsets, computed in one pass. Columns count UTF-16 units, as in editors. */
function positionsOf(text: string, offsets: ReadonlyMap<string, number>): Map<string, LineAndColumn> {
  const positions = new Map<string, LineAndColumn>()
  let [start, line] = [0, 1]
  for (const [pointer, offset] of [...offsets].toSorted(([, a], [, b]) => a - b)) {
    for (let end = text.indexOf('\n', start); end !== -1 && end < offset; end = text.indexOf('\n', start)) {
      start = end + 1
      line++
    }
    positions.set(pointer, { line, column: offset - start + 1 })
  }
  return positions
}
