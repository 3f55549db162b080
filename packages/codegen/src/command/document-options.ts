import type { DocumentConfig } from '../config.ts'
import { movedFormats, whyWrongFormats } from './format-option.ts'

interface Option {
  /** What values it takes: a text, a path, a list of them, a flag, or formats. Paths are relative to the config file. */
  readonly type: 'text' | 'path' | 'texts' | 'paths' | 'flag' | 'formats'
  /** What the help calls a value. */
  readonly value?: string
  /** The only values, if not every text is one. */
  readonly values?: readonly string[]
  /** The form of the texts, and how messages describe it. */
  readonly form?: { readonly pattern: RegExp; readonly noun: string }
  readonly help: string
}

const selectors = { pattern: /^(?:tag|operation|path):./, noun: 'tag:NAME, operation:ID or path:PATH' }

/** The options of a document by their name in a config file. Arguments, help and the config file are read by it. */
export const documentOptions = {
  out: { type: 'path', value: 'DIR', help: 'where the files go' },
  client: {
    type: 'path',
    value: 'DIR',
    help: "where a client goes: typed methods and helpers for tests; see 'openapi-hono client --help'",
  },
  source: {
    type: 'text',
    value: 'TEXT',
    help: 'what the mark of each file names: "Generated from TEXT. Do not edit." (the document\'s path)',
  },
  overlays: {
    type: 'paths',
    value: 'FILE',
    help: 'an OpenAPI overlay that changes the document before; may be repeated',
  },
  service: {
    type: 'path',
    value: 'DIR',
    help: "the sources of a service from 'openapi-hono init'; stubs of new operations are added to them",
  },
  include: {
    type: 'texts',
    value: 'SELECTOR',
    form: selectors,
    help: 'operations to generate: tag:NAME, operation:ID or path:PATH, * is any text; may be repeated',
  },
  exclude: {
    type: 'texts',
    value: 'SELECTOR',
    form: selectors,
    help: 'operations to leave out, and the components that only they use; may be repeated',
  },
  strict: {
    type: 'flag',
    help: 'write nothing if an operation cannot be served, instead of leaving it out with a warning',
  },
  quiet: { type: 'flag', help: 'print errors only, no warnings' },
  unknownQuery: {
    type: 'text',
    value: 'MODE',
    values: ['reject', 'ignore'],
    help: 'reject (default) or ignore query parameters that an operation does not declare',
  },
  strictNullable: {
    type: 'flag',
    help: "of OpenAPI 3.0: 'nullable' adds null to the type beside it, but to no reference, allOf or enum",
  },
  providedHeaders: {
    type: 'texts',
    value: 'NAME',
    help: 'a response header that is set outside the handlers; may be repeated',
  },
  extensions: {
    type: 'texts',
    value: 'NAME',
    help: 'an x-… field to print, for code that reads it at run time; may be repeated (default: all)',
  },
  formats: {
    type: 'formats',
    value: 'NAME=TYPE',
    help: 'how handlers have the values of a format: as Date, URL, …, or as FILE#EXPORT says; may be repeated',
  },
  output: {
    type: 'text',
    value: 'LANGUAGE',
    values: ['js', 'ts'],
    help: 'js (default): JavaScript with declarations, or ts: TypeScript',
  },
  paths: { type: 'flag', help: 'write paths.d.ts too: the types of openapi-typescript, for openapi-fetch' },
  keep: {
    type: 'texts',
    value: 'FILE',
    help: 'a file of DIR that another tool writes with the same mark; may be repeated',
  },
} as const satisfies Readonly<Record<Exclude<keyof DocumentConfig, 'document'>, Option>>

/** The keys of a config file: these options, and the document, which has no name on the command line. */
export const configKeys: ReadonlyMap<string, Option> = new Map<string, Option>([
  ['document', { type: 'path', value: 'FILE', help: '' }],
  ...Object.entries(documentOptions),
])

/** The name of an option on the command line. Lists are given one by one: `overlays` is `overlay`. */
export function argumentOf(key: string): string {
  const name = isList(key) ? key.replace(/s$/, '') : key
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

export function isList(key: string): boolean {
  return /^(?:texts|paths|formats)$/.test(configKeys.get(key)!.type)
}

function isPath(key: string): boolean {
  return /^paths?$/.test(configKeys.get(key)!.type)
}

/** Options with changed paths, without those that are undefined. */
export function movedPaths<Options extends object>(options: Options, moved: (path: string) => string): Options {
  const entries = Object.entries(options).flatMap(([key, value]) => {
    if (value === undefined) return []
    if (configKeys.get(key)!.type === 'formats') return [[key, movedFormats(value, moved)]]
    if (!isPath(key)) return [[key, value]]
    return [[key, Array.isArray(value) ? value.map(moved) : moved(value)]]
  })
  return Object.fromEntries(entries) as Options
}

/** What is wrong with the value of an option, such as `must be 'reject' or 'ignore'`. Undefined if it is valid. */
export function whyWrong(key: string, value: unknown): string | undefined {
  const { type, values, form } = configKeys.get(key)!
  if (type === 'flag') return typeof value === 'boolean' ? undefined : 'must be true or false'
  if (type === 'formats') return whyWrongFormats(value)
  const isValid = (text: unknown) =>
    typeof text === 'string' && text !== '' && (values?.includes(text) ?? true) && (form?.pattern.test(text) ?? true)
  const noun = values?.join(' or ') ?? form?.noun ?? (isPath(key) ? 'a path' : 'a text')
  if (!isList(key)) return isValid(value) ? undefined : `must be ${noun}`
  return Array.isArray(value) && value.every(isValid) ? undefined : `must be an array, each item ${noun}`
}
