import { analyseDocument } from './analyse/analyse-document.ts'
import type { Api } from './analyse/api.ts'
import { Defaults } from './analyse/defaults.ts'
import { wrapComments } from './print/print-doc.ts'
import { leaveOut } from './read/leave-out.ts'
import { LoadedDocument } from './read/load-document.ts'
import { type Prepared, prepareDocument } from './read/prepare-document.ts'
import { DocumentError, type Problem, Problems } from './read/problems.ts'
import { printHandlers } from './write/write-handlers.ts'
import { printParameters } from './write/write-parameters.ts'
import { printResponses } from './write/write-responses.ts'
import { printRoutes } from './write/write-routes.ts'
import { printSchemas } from './write/write-schemas.ts'
import { printTypes } from './write/write-types.ts'
import { printWebhooks } from './write/write-webhooks.ts'
import { ZodFiles } from './write/zod-files.ts'

/** Options of `generate`. */
export interface GenerateOptions {
  /** The source named in the first line of every file: `Generated from <source>. Do not edit.` */
  readonly source?: string | undefined
  /** How decoding treats a query parameter that the operation does not declare. Default: `reject`. */
  readonly unknownQuery?: 'reject' | 'ignore' | undefined
  /** The x-… fields to print, for code that reads them at run time. Default: all. */
  readonly extensions?: readonly string[] | undefined
  /** Response headers that are set outside the handlers. Handlers may omit them even if they are required. */
  readonly providedHeaders?: readonly string[] | undefined
  /** Leaves out unsupported operations instead of rejecting the document. */
  readonly skipUnsupported?: boolean | undefined
}

/** The first line of every file, which marks it as generated. */
export function markOf(source: string): string {
  return `// Generated from ${source}. Do not edit.`
}

/** The default of `GenerateOptions.source`. */
export const defaultSource = 'an OpenAPI document'

/** The result of compiling a document. */
export interface Generation {
  /** Maps each file path, with `/` between folders, to its text. */
  readonly files: Map<string, string>
  /** Content of the document that has no effect. */
  readonly warnings: readonly Problem[]
  /** The operations that were left out, such as `GET /books`. Empty without `skipUnsupported`. */
  readonly leftOut: readonly string[]
  /** The errors of the operations that were left out. */
  readonly errors: readonly Problem[]
}

/**
 * Generates all files from an OpenAPI 3.0, 3.1 or 3.2 document, either parsed or returned by `loadDocument`. The output is
 * deterministic.
 *
 * @returns the text of each file by its path, with `/` between folders
 * @throws DocumentError with every error of the document
 */
export function generate(document: unknown, options: GenerateOptions = {}): Map<string, string> {
  return compileDocument(document, options).files
}

/** Like `generate`, but returns warnings too. Problems of a document from `loadDocument` have a file position. */
export function compileDocument(authored: unknown, options: GenerateOptions = {}): Generation {
  const loaded = authored instanceof LoadedDocument ? authored : undefined
  let pointerOf = (pointer: string) => pointer
  const placed = (found: readonly Problem[]) => {
    const pointed = [...new Problems(found.map((each) => ({ ...each, pointer: pointerOf(each.pointer) })))]
    return loaded?.locate(pointed) ?? pointed
  }
  try {
    const problems = new Problems()
    const prepared = prepareDocument(loaded === undefined ? authored : loaded.document, problems)
    pointerOf = prepared.pointerOf
    const { api, leftOut, errors, warnings } = analyse(prepared, [...problems], options)
    // For example a reference to a missing file in a part that is not generated.
    if (loaded !== undefined && loaded.problems.length > 0 && !options.skipUnsupported) throw new DocumentError([])
    const causes = leftOut.length === 0 ? [] : [...(loaded?.problems ?? []), ...errors]
    return { files: printFiles(api, options), leftOut, errors: placed(causes), warnings: placed(warnings) }
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error
    throw new DocumentError(placed([...(loaded?.problems ?? []), ...error.problems]), placed(error.warnings))
  }
}

/** Analyzes a document. With `skipUnsupported`, retries without the operations that have errors. */
function analyse(prepared: Prepared, found: readonly Problem[], { skipUnsupported = false }: GenerateOptions) {
  const { authoredNames } = prepared
  const leftOut: string[] = []
  const errors: Problem[] = []
  for (let { document } = prepared, known = found; ; ) {
    const problems = new Problems(known)
    try {
      return { api: analyseDocument(document, problems, authoredNames), leftOut, errors, warnings: problems.warnings }
    } catch (error) {
      if (!(error instanceof DocumentError)) throw error
      const pointers = error.problems.map(({ pointer }) => pointer)
      const remainder = skipUnsupported ? leaveOut(document, pointers) : undefined
      if (remainder === undefined) throw error
      leftOut.push(...remainder.leftOut)
      errors.push(...error.problems)
      document = remainder.document
      // The operations with errors from preparation are left out now, so only the warnings remain.
      known = known.filter(({ level }) => level === 'warning')
    }
  }
}

function printFiles(api: Api, options: GenerateOptions): Map<string, string> {
  const defaults = new Defaults(api.schemas)
  const providedHeaders = new Set((options.providedHeaders ?? []).map((name) => name.toLowerCase()))
  const zod = new ZodFiles(api, defaults, options.extensions)
  const files: [string, string][] = [
    ['types.d.ts', printTypes(api, defaults)],
    ['handlers.d.ts', printHandlers(api, defaults, { providedHeaders })],
    ...printSchemas(zod),
    ...printParameters(zod),
    ...printResponses(zod),
    ...printRoutes(zod, { ignoreUnknownQuery: options.unknownQuery === 'ignore' }),
    ...printWebhooks(zod, defaults),
  ]
  const mark = markOf(options.source ?? defaultSource)
  return new Map(files.map(([file, text]) => [file, `${mark}\n${wrapComments(text)}`]))
}
