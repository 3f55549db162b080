import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'
import type { YAMLException } from 'js-yaml'
import { checkAliases } from './check-aliases.ts'
import { maxLevels } from './find-too-deep.ts'
import type { Json } from './json.ts'
import { repeatsKey } from './repeats-key.ts'
import { parseYaml } from './yaml.ts'

/** A document that cannot be read or parsed. The message gives position and reason on one line. */
export class UnreadableDocument extends Error {}

/** Detects JSON by file extension, or else by the first character. */
export function isJson(path: string, textOf: () => string): boolean {
  if (/\.ya?ml$/i.test(path)) return false
  return /\.json$/i.test(path) || /^\s*[{[]/.test(textOf())
}

/** A parsed file. */
interface ParsedFile {
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
  const bytes = readBytes(path)
  const text = bytes.toString('utf8')
  try {
    const value = isJson(path, () => text) ? parseJson(text, bytes) : parseYamlFile(text)
    return { value, mayReferToFiles: referenceToFile.test(text) }
  } catch (error) {
    const [position, reason] = explain(error, text)
    throw new UnreadableDocument(`${path}${position}: ${reason}`)
  }
}

/** Reads a file of UTF-8 without its byte order mark. */
function readBytes(path: string): Buffer {
  let bytes: Buffer
  try {
    bytes = readFileSync(path)
  } catch (error) {
    const isAddress = /^https?:/i.test(path)
    const reason = isAddress
      ? 'Nothing is read over the network. Save it as a file, and give its path.'
      : firstLine(error)
    throw new UnreadableDocument(`${path}: ${reason}`)
  }
  if (!isUtf8(bytes)) throw new UnreadableDocument(`${path}: The file is not UTF-8 text. Save it as UTF-8.`)
  return withoutMark(bytes)
}

export function withoutMark(bytes: Buffer): Buffer {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes
}

function parseJson(text: string, bytes: Buffer): Json {
  const value: Json = JSON.parse(text)
  // The YAML parser says which key it is.
  return repeatsKey(bytes, value) ? parseYamlFile(text) : value
}

const tooDeep = `The document is nested too deep. It may have ${maxLevels} levels.`

/** Position and reason of an error of a parser or the stack, as `:3:7` and a sentence. */
function explain(error: unknown, source: string): [position: string, reason: string] {
  const { mark, reason } = error as Partial<YAMLException>
  const [position, text] = reason === undefined ? splitPosition(firstLine(error)) : [placeOf(mark, source), reason]
  if (error instanceof RangeError || text.startsWith('nesting exceeded')) return [position, tooDeep]
  if (text.startsWith('duplicated mapping key')) return [position, 'This key is repeated. An object may have it once.']
  if (!text.startsWith('expected a single document')) return [position, text]
  return [position, 'The file has several YAML documents. Move each to a file of its own.']
}

function placeOf(mark: YAMLException['mark'], source: string): string {
  if (mark === undefined) return ''
  // The parser names the text of a quoted key, not its quotation mark.
  const isQuoted = /["']/.test(source[mark.position - 1] ?? '')
  return `:${mark.line + 1}:${mark.column + (isQuoted ? 0 : 1)}`
}

function parseYamlFile(text: string): Json {
  const value = parseYaml(text)
  if (/[&]\S/.test(text)) checkAliases(value)
  return value
}

function firstLine(error: unknown): string {
  return String((error as Error).message).split('\n', 1)[0]!
}

/** Moves the line and column of a parser message to the front: `:3:7`. */
function splitPosition(message: string): [position: string, reason: string] {
  const found = /^(.*?)(?: in JSON)? at (?:position \d+ \()?line (\d+),? column (\d+)\)?:?$/.exec(message)
  return found === null ? ['', message] : [`:${found[2]}:${found[3]}`, found[1]!]
}
