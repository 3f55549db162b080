import { parseArgs } from 'node:util'
import type { GenerateOptions } from '../generate-options.ts'

/** The help text. */
export const usage = `openapi-hono <document> --out DIR [options]

Generates zod schemas, zod-openapi routes, handler types and plain types from an OpenAPI document of version 3.0, 3.1 or
3.2: JSON or YAML, in one file or several.

  --out DIR                where the files go
  --source TEXT            what the mark of each file names: "Generated from TEXT. Do not edit." (the document's path)
  --overlay FILE           an OpenAPI overlay that changes the document before; may be repeated
  --check                  write nothing; list each stale, missing or extra file and exit with 1 if there is one
  --watch                  generate again after each change of the document or of a file that it refers to
  --skip-unsupported       leave out the operations that are not supported, and list them, instead of writing nothing
  --quiet                  print errors only, no warnings
  --unknown-query MODE     reject (default) or ignore query parameters that an operation does not declare
  --strict-nullable        of OpenAPI 3.0: 'nullable' adds null to the type beside it, but to no reference, allOf or enum
  --provided-header NAME   a response header that is set outside the handlers; may be repeated
  --extension NAME         an x-… field to print, for code that reads it at run time; may be repeated (default: all)
  --paths                  write paths.d.ts too: the types of openapi-typescript, for openapi-fetch
  --keep FILE              a file of DIR that another tool writes with the same mark; may be repeated
  --help                   this text

An error is content that is not supported: nothing is written. A warning is content without effect; it is printed once,
with the number of its places. Both go to the standard error output, as file:line:column: level: message.

Exit codes: 0 done, 1 the document has errors or --check found a difference, 2 wrong arguments.`

/** The parsed arguments of the command. */
export interface Arguments extends GenerateOptions {
  readonly help: false
  readonly document: string
  readonly overlays: readonly string[]
  readonly out: string
  readonly check: boolean
  readonly watch: boolean
  readonly quiet: boolean
  readonly keep: readonly string[]
}

const options = {
  out: { type: 'string' },
  source: { type: 'string' },
  overlay: { type: 'string', multiple: true },
  check: { type: 'boolean', default: false },
  watch: { type: 'boolean', default: false },
  quiet: { type: 'boolean', default: false },
  'skip-unsupported': { type: 'boolean', default: false },
  'unknown-query': { type: 'string', default: 'reject' },
  'strict-nullable': { type: 'boolean', default: false },
  'provided-header': { type: 'string', multiple: true },
  extension: { type: 'string', multiple: true },
  paths: { type: 'boolean', default: false },
  keep: { type: 'string', multiple: true },
  help: { type: 'boolean', default: false },
} as const

/** Parses the arguments of the command. `error` is one sentence. */
export function parseArguments(args: readonly string[]): Arguments | { help: true } | { help: false; error: string } {
  const wrong = (error: string) => ({ help: false, error }) as const
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options })
    const { help, out, check, watch, quiet, paths } = values
    const [document, ...more] = positionals
    const unknownQuery = values['unknown-query']
    if (help) return { help }
    if (document === undefined || more.length > 0) return wrong('Give exactly one document.')
    if (!out) return wrong('Give --out DIR.')
    if (check && watch) return wrong('--check and --watch exclude each other.')
    if (unknownQuery !== 'reject' && unknownQuery !== 'ignore') return wrong('--unknown-query is reject or ignore.')
    return {
      help,
      document,
      overlays: values.overlay ?? [],
      out,
      check,
      watch,
      quiet,
      paths,
      unknownQuery,
      keep: values.keep ?? [],
      source: values.source ?? document,
      extensions: values.extension,
      strictNullable: values['strict-nullable'],
      skipUnsupported: values['skip-unsupported'],
      providedHeaders: values['provided-header'],
    }
  } catch (error) {
    return wrong(String((error as Error).message).split('\n', 1)[0]!)
  }
}
