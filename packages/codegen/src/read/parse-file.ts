import { readFileSync } from 'node:fs'
import type { Json } from './json.ts'
import { jsonOffsets } from './json-offsets.ts'
import { yaml, yamlOptions } from './yaml.ts'
import { yamlOffsets } from './yaml-offsets.ts'

/** A document file that cannot be read or parsed; the message says where and why, on one line. */
export class UnreadableDocument extends Error {}

function textOf(path: string): string {
  return readFileSync(path, 'utf8').replace(/^\uFEFF/, '')
}

/** JSON where the text can be nothing else by its ending or its beginning. */
function isJson(path: string, text: string): boolean {
  if (/\.ya?ml$/i.test(path)) return false
  return /\.json$/i.test(path) || /^\s*[{[]/.test(text)
}

/**
 * Reads and parses a JSON or YAML file.
 *
 * @throws UnreadableDocument
 */
export function parseFile(path: string): Json {
  let text: string
  try {
    text = textOf(path)
  } catch (error) {
    throw new UnreadableDocument(`${path}: ${firstLine(error)}`)
  }
  try {
    return isJson(path, text) ? JSON.parse(text) : parseYaml(text)
  } catch (error) {
    const [place, reason] = placed(firstLine(error))
    throw new UnreadableDocument(`${path}${place}: ${reason}`)
  }
}

function parseYaml(text: string): Json {
  const value: Json = yaml().parse(text, yamlOptions)
  // An anchor around its own alias is endless; JSON says so.
  if (/[&]\S/.test(text)) JSON.stringify(value)
  return value
}

function firstLine(error: unknown): string {
  return String((error as Error).message).split('\n', 1)[0]!
}

/** Moves the line and column of a parser's message to the front: `:3:7`. */
function placed(message: string): [place: string, reason: string] {
  const found = /^(.*?)(?: in JSON)? at (?:position \d+ \()?line (\d+),? column (\d+)\)?:?$/.exec(message)
  return found === null ? ['', message] : [`:${found[2]}:${found[3]}`, found[1]!]
}

/** The line and column, counted from 1, of each part that a pointer names, or of the closest part around it. */
export function findPlaces(path: string, pointers: Iterable<string>): Map<string, { line: number; column: number }> {
  const text = textOf(path)
  const offsets = isJson(path, text) ? jsonOffsets(text, pointers) : yamlOffsets(text, pointers)
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return new Map(
    [...offsets].map(([pointer, offset]) => {
      const line = lineOf(offset, starts)
      return [pointer, { line: line + 1, column: offset - starts[line]! + 1 }]
    }),
  )
}

/** The index of the last start that is not after the offset. */
function lineOf(offset: number, starts: readonly number[]): number {
  let [low, high] = [0, starts.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (starts[middle]! <= offset) low = middle
    else high = middle - 1
  }
  return low
}
