import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { checkAliases } from './check-aliases.ts'
import { maxLevels } from './find-too-deep.ts'
import type { Json } from './json.ts'
import { repeatsKey } from './repeats-key.ts'
import { yaml, yamlOptions } from './yaml.ts'

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
  const text = readText(path)
  try {
    const value = isJson(path, () => text) ? parseJson(text) : parseYaml(text)
    return { value, mayReferToFiles: referenceToFile.test(text) }
  } catch (error) {
    const [position, reason] = splitPosition(firstLine(error))
    throw new UnreadableDocument(`${path}${position}: ${explain(error) ?? reason}`)
  }
}

function readText(path: string): string {
  let bytes: Buffer
  try {
    bytes = readFileSync(path)
  } catch (error) {
    throw new UnreadableDocument(`${path}: ${firstLine(error)}`)
  }
  if (!isUtf8(bytes)) throw new UnreadableDocument(`${path}: The file is not UTF-8 text. Save it as UTF-8.`)
  return bytes.toString('utf8').replace(/^\uFEFF/, '')
}

function parseJson(text: string): Json {
  const value: Json = JSON.parse(text)
  // The YAML parser says which key it is.
  return repeatsKey(text, value) ? parseYaml(text) : value
}

const tooDeep = `The document is nested too deep. It may have ${maxLevels} levels.`

/** Advice for an error of the YAML parser or the stack. Undefined if its message is clear. */
function explain(error: unknown): string | undefined {
  const code = (error as { code?: unknown }).code
  if (error instanceof RangeError || code === 'RESOURCE_EXHAUSTION') return tooDeep
  if (code === 'MULTIPLE_DOCS') return 'The file has several YAML documents. Move each to a file of its own.'
  return code === 'DUPLICATE_KEY' ? 'This key is repeated. An object may have it once.' : undefined
}

function parseYaml(text: string): Json {
  const value: Json = yaml().parse(text, yamlOptions)
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
