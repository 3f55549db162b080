import { type ParseArgsConfig, parseArgs } from 'node:util'
import type { DocumentConfig } from '../config.ts'
import { argumentOf, configKeys, documentOptions, isList, whyWrong } from './document-options.ts'

/** Options of the whole run, which no config file has. */
const runOptions = {
  config: {
    value: 'FILE',
    help: 'a file with the options of one or several documents (openapi-hono.config.ts, .js or .mjs)',
  },
  check: { help: 'write nothing; list each stale, missing or extra file and exit with 1 if there is one' },
  watch: { help: 'generate again after each change of a document, of a file that it refers to, or of the config file' },
  help: { help: 'this text' },
} as const

/** The help text. */
export const usage = `openapi-hono <document> --out DIR [options]
openapi-hono [--config FILE] [options]

Generates zod schemas, zod-openapi routes, handler types and plain types from an OpenAPI document of version 3.0, 3.1 or
3.2: JSON or YAML, in one file or several. Without a document, it reads a config file; options given here override it.

${[
  ...Object.entries(documentOptions).map(([key, option]) => [argumentOf(key), option] as const),
  ...Object.entries(runOptions),
]
  .map(([name, option]) => `  ${`--${name} ${'value' in option ? option.value : ''}`.padEnd(25)}${option.help}\n`)
  .join('')}
--no-NAME turns off what the config file turns on.

An error is content that is not supported: nothing is written. A warning is content without effect; it is printed once,
with the number of its places. Both go to the standard error output, as file:line:column: level: message.

Exit codes: 0 done, 1 the document has errors or --check found a difference, 2 wrong arguments or config file.`

/** The parsed arguments of the command. */
export interface Arguments {
  readonly help: false
  /** Undefined if a config file names the documents. */
  readonly document: string | undefined
  readonly config: string | undefined
  readonly check: boolean
  readonly watch: boolean
  /** The options of documents that were given. */
  readonly given: Partial<DocumentConfig>
}

const descriptors = Object.fromEntries([
  ...Object.entries(runOptions).map(([name, option]) => [name, { type: 'value' in option ? 'string' : 'boolean' }]),
  ...Object.entries(documentOptions).map(([key, { type }]) => [
    argumentOf(key),
    { type: type === 'flag' ? 'boolean' : 'string', multiple: isList(key) },
  ]),
]) as NonNullable<ParseArgsConfig['options']>

/** Parses the arguments of the command. `error` is one sentence. */
export function parseArguments(args: readonly string[]): Arguments | { help: true } | { help: false; error: string } {
  const wrong = (error: string) => ({ help: false, error }) as const
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      allowNegative: true,
      options: descriptors,
    })
    if (values.help === true) return { help: true }
    const given: Record<string, unknown> = {}
    for (const key of configKeys.keys()) {
      const value = values[argumentOf(key)]
      if (value === undefined) continue
      const reason = whyWrong(key, value)
      if (reason !== undefined) return wrong(`--${argumentOf(key)} ${reason.replace('an array, each item ', '')}.`)
      given[key] = value
    }
    const [document, ...more] = positionals
    const { check = false, watch = false, config } = values as { check?: boolean; watch?: boolean; config?: string }
    if (more.length > 0) return wrong('Give exactly one document.')
    if (document !== undefined && config !== undefined) return wrong('Give a document or --config, not both.')
    if (document !== undefined && given.out === undefined) return wrong('Give --out DIR.')
    if (check && watch) return wrong('--check and --watch exclude each other.')
    return { help: false, document, config, check, watch, given }
  } catch (error) {
    return wrong(String((error as Error).message).split('\n', 1)[0]!)
  }
}
