import { parseArgs } from 'node:util'
import type { GenerateOptions } from '../generate.ts'

/** The manual. */
export const usage = `codegen <document> --out DIR [options]

Generates validators, types, routes, handler types and wire decoding from an OpenAPI 3.1 document (JSON or YAML, bundled).

  --out DIR                where the files go
  --source TEXT            what the mark of each file names: "Generated from TEXT. Do not edit." (the document's path)
  --check                  write nothing; list each stale, missing or extra file and exit with 1 if there is one
  --watch                  generate again whenever the document changes
  --unknown-query MODE     reject (as if nothing is given) or ignore query parameters that an operation does not declare
  --provided-header NAME   a response header that is set outside the handlers, so that they need not; may be repeated
  --extension NAME         an x-… field that is printed, because something reads it at run time; may be repeated (all)
  --keep FILE              a file of DIR that another tool writes with the same mark; may be repeated
  --help                   this text

Exit codes: 0 done, 1 the document cannot be honoured or --check found a difference, 2 wrong arguments.`

/** What the command was asked for. */
export interface Arguments extends GenerateOptions {
  readonly help: false
  readonly document: string
  readonly out: string
  readonly check: boolean
  readonly watch: boolean
  readonly keep: readonly string[]
}

/** Reads the arguments of the command; `error` is one sentence. */
export function parseArguments(args: readonly string[]): Arguments | { help: true } | { help: false; error: string } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        out: { type: 'string' },
        source: { type: 'string' },
        check: { type: 'boolean', default: false },
        watch: { type: 'boolean', default: false },
        'unknown-query': { type: 'string', default: 'reject' },
        'provided-header': { type: 'string', multiple: true, default: [] },
        extension: { type: 'string', multiple: true },
        keep: { type: 'string', multiple: true, default: [] },
        help: { type: 'boolean', default: false },
      },
    })
    if (values.help) return { help: true }
    const [document, ...more] = positionals
    const unknownQuery = values['unknown-query']
    if (document === undefined || more.length > 0) return wrong('Give exactly one document.')
    if (!values.out) return wrong('Give --out DIR.')
    if (values.check && values.watch) return wrong('--check and --watch exclude each other.')
    if (unknownQuery !== 'reject' && unknownQuery !== 'ignore') return wrong('--unknown-query is reject or ignore.')
    const { out, check, watch, keep } = values
    const source = values.source ?? document
    return {
      help: false,
      document,
      out,
      check,
      watch,
      keep,
      source,
      unknownQuery,
      extensions: values.extension,
      providedHeaders: values['provided-header'],
    }
  } catch (error) {
    return wrong(String((error as Error).message).split('\n', 1)[0]!)
  }
}

function wrong(error: string): { help: false; error: string } {
  return { help: false, error }
}
