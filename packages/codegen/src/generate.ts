import { analyseDocument } from './analyse/analyse-document.ts'
import type { Api } from './analyse/api.ts'
import { Defaults } from './analyse/defaults.ts'
import { wrapComments } from './print/print-doc.ts'
import { prepareDocument } from './read/prepare-document.ts'
import { DocumentError, type Problem, Problems } from './read/problems.ts'
import { printHandlers } from './write/write-handlers.ts'
import { printParameters } from './write/write-parameters.ts'
import { printResponses } from './write/write-responses.ts'
import { printRoutes } from './write/write-routes.ts'
import { printSchemas } from './write/write-schemas.ts'
import { printTypes } from './write/write-types.ts'
import { printWebhooks } from './write/write-webhooks.ts'
import { ZodFiles } from './write/zod-files.ts'

/** What `generate` may be told. */
export interface GenerateOptions {
  /** What the mark in every file names as its source: `Generated from <source>. Do not edit.` */
  readonly source?: string | undefined
  /** What decoding does with a query parameter that the operation does not declare; `reject` unless given. */
  readonly unknownQuery?: 'reject' | 'ignore' | undefined
  /** The x-… fields that are printed, for what reads them at run time; all unless given. */
  readonly extensions?: readonly string[] | undefined
  /** Response headers that are set outside the handlers, so that results may leave them out even where they are required. */
  readonly providedHeaders?: readonly string[] | undefined
}

/** The mark that is the first line of every file. */
export function markOf(source: string): string {
  return `// Generated from ${source}. Do not edit.`
}

/** The source that is named where none is given. */
export const defaultSource = 'an OpenAPI document'

/** What became of a document. */
export interface Generation {
  /** The text of each file by its path, with `/` between folders. */
  readonly files: Map<string, string>
  /** What the document says without effect. */
  readonly warnings: readonly Problem[]
}

/**
 * Generates all files from a parsed OpenAPI document of version 3.0, 3.1 or 3.2. The same document always gives the same
 * text.
 *
 * @returns the text of each file by its path, with `/` between folders
 * @throws DocumentError with every error of the document
 */
export function generate(document: unknown, options: GenerateOptions = {}): Map<string, string> {
  return compileDocument(document, options).files
}

/** As `generate`, and says what has no effect. */
export function compileDocument(authored: unknown, options: GenerateOptions = {}): Generation {
  const problems = new Problems()
  const { document, authoredNames, pointerOf } = prepareDocument(authored, problems)
  const placed = (found: readonly Problem[]) => found.map((each) => ({ ...each, pointer: pointerOf(each.pointer) }))
  try {
    const files = printFiles(analyseDocument(document, problems, authoredNames), options)
    return { files, warnings: placed(problems.warnings) }
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error
    throw new DocumentError(placed(error.problems), placed(error.warnings))
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
