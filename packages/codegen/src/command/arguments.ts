import type { DocumentConfig } from '../config.ts'
import { argumentOf, configKeys, documentOptions, isList, whyWrong } from './document-options.ts'
import { formatsOf, missingModule } from './format-option.ts'
import { type Descriptors, parseOrExplain } from './parse-or-explain.ts'

/** Wrong arguments, or a wrong config file. The message is one line. */
export class UsageError extends Error {}

/** Options of the whole run, which no config file has. */
const runOptions = {
  config: {
    value: 'FILE',
    help: 'a file with the options of one or several documents (openapi-hono.config.ts, .js or .mjs)',
  },
  check: { help: 'write nothing; list each stale, missing or extra file and exit with 1 if there is one' },
  watch: { help: 'generate again after each change of a document, of a file that it refers to, or of the config file' },
  help: { help: 'this text' },
}

/** The help on options of a document. */
export function helpOn(keys: readonly string[]): string {
  return keys.map((key) => helpLine(argumentOf(key), configKeys.get(key)!)).join('\n')
}

function helpLine(name: string, { value, help }: { readonly value?: string; readonly help: string }): string {
  return `  ${`--${name} ${value ?? ''}`.padEnd(25)}${help}`
}

/** The help text. */
export const usage = `openapi-hono <document> --out DIR [options]
openapi-hono [--config FILE] [options]
openapi-hono [options] --watch -- COMMAND
openapi-hono client <document> --out DIR [options]
openapi-hono init <document> [directory]

Generates zod schemas, zod-openapi routes, handler types and plain types from an OpenAPI document of version 3.0, 3.1 or
3.2: JSON or YAML, in one file or several. Without a document, it reads a config file; options given here override it.
'client' writes a typed client, and 'init' a service that serves a document; see 'openapi-hono client --help' and
'openapi-hono init --help'.

${helpOn(Object.keys(documentOptions))}
${Object.entries(runOptions)
  .map(([name, option]) => helpLine(name, option))
  .join('\n')}

With --watch, COMMAND starts after the first run, such as 'node --watch src/server.ts'. Each ends with the other.

--no-NAME turns off what the config file turns on.

An operation that cannot be served is left out with a warning. An error concerns the whole document: nothing is written. Any
other warning is content without effect; it is printed once, with the number of its places. Both go to the standard error
output, as file:line:column: level: message.

Exit codes: 0 done, 1 the document has errors or --check found a difference, 2 wrong arguments or config file.`

/** The parsed arguments of the command. */
export interface Arguments {
  /** Undefined if a config file names the documents. */
  readonly document: string | undefined
  readonly config: string | undefined
  readonly check: boolean
  readonly watch: boolean
  /** What runs beside --watch. */
  readonly command: readonly string[] | undefined
  /** The options of documents that were given. */
  readonly given: Partial<DocumentConfig>
}

/** Parses the arguments of the command. Undefined is a request for help. @throws UsageError */
export function parseArguments(args: readonly string[]): Arguments | undefined {
  const separator = args.indexOf('--')
  const command = separator < 0 ? undefined : args.slice(separator + 1)
  const own = command === undefined ? args : args.slice(0, separator)
  const { values, positionals, given } = parseOptions(own, Object.keys(documentOptions), {
    config: { type: 'string' },
    check: { type: 'boolean', default: false },
    watch: { type: 'boolean', default: false },
    help: { type: 'boolean' },
  })
  if (values.help) return undefined
  const [document, ...more] = positionals
  const { check, watch, config } = values as { check: boolean; watch: boolean; config?: string }
  if (more.length > 0) throw wrong('Give exactly one document.')
  if (document !== undefined && config !== undefined) throw wrong('Give a document or --config, not both.')
  if (document !== undefined && given.out === undefined && given.client === undefined) throw wrong('Give --out DIR.')
  if (check && watch) throw wrong('--check and --watch exclude each other.')
  if (command !== undefined && (!watch || command.length === 0)) throw wrong('Give --watch and then -- COMMAND.')
  return { document, config, check, watch, command, given }
}

const ofClients = ['out', 'source', 'overlays', 'include', 'exclude', 'strict', 'quiet', 'strictNullable', 'keep']

/** The help text of `openapi-hono client`. */
export const clientUsage = `openapi-hono client <document> --out DIR [options]

Writes a client for a document, in TypeScript: a typed method for every operation, on openapi-fetch; options for TanStack Query;
and for tests, handlers for MSW, values of every component, and a mock that keeps what is created. In a config file it is the
option 'client', the directory.

${helpOn(ofClients)}
${['check', 'watch', 'help'].map((name) => helpLine(name, runOptions[name as keyof typeof runOptions])).join('\n')}`

/** Parses the arguments of `openapi-hono client`. Undefined is a request for help. @throws UsageError */
export function parseClientArguments(args: readonly string[]): Arguments | undefined {
  const parsed = parseArguments(args)
  if (parsed === undefined) return undefined
  const { out: client, ...given } = parsed.given
  if (parsed.document === undefined) throw wrong('Give exactly one document.')
  return { ...parsed, given: { ...given, client } }
}

/** An error of arguments, in one sentence. */
export function wrong(sentence: string): UsageError {
  return new UsageError(`${sentence} See --help.`)
}

/** Parses options of a document by the table, and others. @throws UsageError */
export function parseOptions(args: readonly string[], keys: readonly string[], others: Descriptors) {
  const own = keys.map((key) => {
    const type = configKeys.get(key)!.type === 'flag' ? 'boolean' : 'string'
    return [argumentOf(key), { type, multiple: isList(key) }] as const
  })
  const { values, positionals } = parse(args, { ...others, ...Object.fromEntries(own) })
  const given: Record<string, unknown> = {}
  for (const key of keys) {
    const texts = values[argumentOf(key)]
    const value = key === 'formats' && Array.isArray(texts) ? formatsOf(texts as string[]) : texts
    if (texts === undefined) continue
    const reason = whyWrong(key, value)
    if (reason !== undefined) throw wrong(`--${argumentOf(key)} ${reason.replace('an array, each item ', '')}.`)
    given[key] = value
  }
  const missing = missingModule(given.formats as DocumentConfig['formats'])
  if (missing !== undefined) throw wrong(missing)
  return { values, positionals, given: given as Partial<DocumentConfig> }
}

function parse(args: readonly string[], options: Descriptors) {
  try {
    return parseOrExplain(args, options)
  } catch (error) {
    throw wrong((error as Error).message)
  }
}
