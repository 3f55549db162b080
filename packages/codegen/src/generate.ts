import { analyseDocument } from './analyse-document.ts'
import { Defaults } from './defaults.ts'
import type { Json } from './json.ts'
import { readRuntime } from './read-runtime.ts'
import { printChecks, printChecksTypes } from './write-checks.ts'
import { printHandlers } from './write-handlers.ts'
import { printOperations, printOperationsTypes } from './write-operations.ts'
import { printRoutes, printRoutesTypes } from './write-routes.ts'
import { printSchemas, printSchemasTypes, printZodHelpers } from './write-schemas.ts'
import { printTypes } from './write-types.ts'
import { printWebhooks, printWebhooksTypes } from './write-webhooks.ts'

/** What `generate` may be told. */
export interface GenerateOptions {
  /** What the mark in every file names as its source: `Generated from <source>. Do not edit.` */
  readonly source?: string | undefined
  /** What decoding does with a query parameter that the operation does not declare; `reject` unless given. */
  readonly unknownQuery?: 'reject' | 'ignore' | undefined
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
  const files: [string, string][] = [
    ['types.d.ts', printTypes(api, defaults)],
    ['schemas.js', printSchemas(api, defaults)],
    ['schemas.d.ts', printSchemasTypes(api)],
    ['zod-helpers.js', printZodHelpers()],
    ['checks.js', printChecks(api, defaults)],
    ['checks.d.ts', printChecksTypes()],
    ['routes.js', printRoutes(api, defaults)],
    ['routes.d.ts', printRoutesTypes(api)],
    ['operations.js', printOperations(api, defaults, options.unknownQuery === 'ignore')],
    ['operations.d.ts', printOperationsTypes(api)],
    ['handlers.d.ts', printHandlers(api, defaults, { providedHeaders })],
    ['webhooks.js', printWebhooks(api, defaults)],
    ['webhooks.d.ts', printWebhooksTypes(api, defaults)],
    ...readRuntime(),
  ]
  const mark = markOf(options.source ?? defaultSource)
  return new Map(files.map(([file, text]) => [file, `${mark}\n${text}`]))
}
