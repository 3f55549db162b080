import { analyseDocument } from './analyse/analyse-document.ts'
import { Defaults } from './analyse/defaults.ts'
import { wrapComments } from './print/print-doc.ts'
import type { Json } from './read/json.ts'
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

/**
 * Generates all files from a parsed OpenAPI 3.1 document. The same document always gives the same text.
 *
 * @returns the text of each file by its path, with `/` between folders
 * @throws DocumentError with every problem of the document
 */
export function generate(document: unknown, options: GenerateOptions = {}): Map<string, string> {
  const api = analyseDocument(document as Json)
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
