import type { Api } from '../analyze/api.ts'
import { Defaults } from '../analyze/defaults.ts'
import type { GenerateOptions } from '../generate-options.ts'
import { wrapComments } from '../print/print-doc.ts'
import type { GeneratedFile } from './generated-file.ts'
import { printDocument } from './print-document.ts'
import { printFormats } from './print-formats.ts'
import { printHandlers } from './print-handlers.ts'
import { printHonoSchema } from './print-hono-schema.ts'
import { typesFile } from './print-module.ts'
import { printParameters } from './print-parameters.ts'
import { printPaths } from './print-paths.ts'
import { printResponses } from './print-responses.ts'
import { printRoutes } from './print-routes.ts'
import { printSchemas } from './print-schemas.ts'
import { printTypes } from './print-types.ts'
import { printWebhooks } from './print-webhooks.ts'
import { ZodFiles } from './zod-files.ts'

/** The first line of every generated file. */
export function markOf({ source = 'an OpenAPI document' }: Pick<GenerateOptions, 'source'>): string {
  return `// Generated from ${source}. Do not edit.\n`
}

/** Prints all files, each when the iteration asks for it: together they may be larger than the document. */
export function* printFiles(api: Api, options: GenerateOptions): Generator<GeneratedFile> {
  const mark = markOf(options)
  for (const [path, text] of printBodies(api, options)) {
    const imported = options.output === 'ts' ? importingTypeScript(text) : text
    // With the mark, so that a large text is not copied once more.
    yield [path, wrapComments(mark + imported)]
  }
  for (const [path, text] of printDocument(api, options.output ?? 'js')) yield [path, `${mark}${text}`]
}

/** Node runs TypeScript only if imports name the file as it is. */
function importingTypeScript(text: string): string {
  return text.replaceAll(/^((?:import|export|\}) .*'\.{1,2}\/[^']*)\.js'$/gm, "$1.ts'")
}

function* printBodies(api: Api, options: GenerateOptions): Generator<GeneratedFile> {
  const defaults = new Defaults(api.schemas)
  const providedHeaders = new Set((options.providedHeaders ?? []).map((name) => name.toLowerCase()))
  const zod = new ZodFiles(api, defaults, options)
  const typesOf = (name: string, text: string) => typesFile(name, text, zod.output)
  yield typesOf('types', printTypes(api, defaults))
  yield typesOf('handlers', printHandlers(api, defaults, { providedHeaders }))
  yield* printFormats(api, zod.output)
  yield typesOf('hono-schema', printHonoSchema(api))
  if (options.paths) yield typesOf('paths', printPaths(api))
  yield* printSchemas(zod)
  yield* printParameters(zod)
  yield* printResponses(zod)
  yield* printRoutes(zod, { ignoreUnknownQuery: options.unknownQuery === 'ignore' })
  yield* printWebhooks(zod)
}
