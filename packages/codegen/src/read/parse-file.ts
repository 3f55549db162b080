import { readFileSync } from 'node:fs'
import type { Json } from './json.ts'
import { yaml, yamlOptions } from './yaml.ts'

/** A document that cannot be read or parsed. The message gives position and reason on one line. */
export class UnreadableDocument extends Error {}

/** Detects JSON by file extension, or else by the first character. */
export function isJson(path: string, textOf: () => string): boolean {
  if (/\.ya?ml$/i.test(path)) return false
  return /\.json$/i.test(path) || /^\s*[{[]/.test(textOf())
}

/** A parsed file. */
export interface ParsedFile {
  readonly value: Json
  /** Whether the file may refer to other files. False only if it certainly does not. */
  readonly mayReferToFiles: boolean
}

/** A `$ref` in JSON or YAML whose text does not begin with #. */
const referenceToFile = /\$ref["']?\s*:(?!["'\s]*#)/

/**
 * Reads and parses a JSON or YAML file.
 *
 * @throws UnreadableDocument
 */
export function parseFile(path: string): ParsedFile {
  let text: string
  try {
    text = readFileSync(path, 'utf8').replace(/^\uFEFF/, '')
  } catch (error) {
    throw new UnreadableDocument(`${path}: ${firstLine(error)}`)
  }
  try {
    const value = isJson(path, () => text) ? JSON.parse(text) : parseYaml(text)
    return { value, mayReferToFiles: referenceToFile.test(text) }
  } catch (error) {
    const [position, reason] = splitPosition(firstLine(error))
    throw new UnreadableDocument(`${path}${position}: ${reason}`)
  }
}

function parseYaml(text: string): Json {
  const value: Json = yaml().parse(text, yamlOptions)
  if (/[&]\S/.test(text)) checkAliases(value)
  return value
}

function checkAliases(value: Json): void {
  try {
    JSON.stringify(value)
  } catch (error) {
    const reason =
      error instanceof TypeError ? 'An anchor contains its own alias.' : 'The aliases expand to too large a document.'
    throw new Error(`${reason} Move the part to components, and refer to it with $ref.`)
  }
}

function firstLine(error: unknown): string {
  return String((error as Error).message).split('\n', 1)[0]!
}

/** Moves the line and column of a parser message to the front: `:3:7`. */
function splitPosition(message: string): [position: string, reason: string] {
  const found = /^(.*?)(?: in JSON)? at (?:position \d+ \()?line (\d+),? column (\d+)\)?:?$/.exec(message)
  return found === null ? ['', message] : [`:${found[2]}:${found[3]}`, found[1]!]
}
