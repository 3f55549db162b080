import type { Api, Operation } from '../analyze/api.ts'
import { literal } from '../print/literal.ts'
import { printDoc } from '../print/print-doc.ts'
import { propertyName } from '../print/quote.ts'
import { camelCase, identifierOf } from '../read/identifier-of.ts'
import { isObject, type Json, type JsonObject } from '../read/json.ts'
import { componentsOf } from '../read/schema-graph.ts'
import { uniqueNames } from '../read/unique-names.ts'
import type { GeneratedFile } from './generated-file.ts'
import { constant, internal, moduleFiles, typesOnly } from './print-module.ts'
import type { ZodFiles } from './zod-files.ts'

/** Prints `routes.js` and its declarations: all routes by operationId, and the other parts of an OpenAPI document. */
export function printRouteIndex(files: ZodFiles, names: readonly string[]): GeneratedFile[] {
  const { operations, document, names: given } = files.api
  const locals = uniqueNames(names, { propose: (name) => `${camelCase(identifierOf(name, 'Tag'))}Routes` })
  const constantOf = ({ id, tags }: Operation) =>
    `${locals.get(given.tags.get(tags[0]!)!.file)}.${given.operations.get(id)!.constant}`
  const imports = names.map((name) => `import * as ${locals.get(name)} from './routes/${name}.js'\n`).join('')
  const rows = operations.map((operation) => `  ${propertyName(operation.id)}: ${constantOf(operation)},\n`)
  const typeRows = operations.map(
    (operation) => `  readonly ${propertyName(operation.id)}: typeof ${constantOf(operation)}\n`,
  )
  const js = `import { registerDocument, withSecuritySchemes } from '@channel/codegen/zod'
import { document } from './document.js'
${imports}`
  const helperTypes = "import type { DocumentTypes, Typed } from '@channel/codegen/zod'\n"
  const types = `import type { OpenAPIHono } from '@hono/zod-openapi'
import type { AllHandlers, HeaderName, SecurityHandlers } from './handlers.js'
import type { HonoSchema } from './hono-schema.js'
`
  const typeImports = imports.replaceAll(/^import/gm, 'import type')
  const doc = routesDoc(files.api)
  const all = `withSecuritySchemes(securitySchemes, {\n${rows.join('')}})`
  const constants = constant('routes', doc, all, 'Routes & Typed<Types>')
  const parts = [
    internal(`const securitySchemes = ${literal(securitySchemesOf(document))}\n`),
    typesOnly(`export interface Routes {
${typeRows.join('')}}

export type OperationId = keyof Routes

interface Types extends DocumentTypes {
  readonly handlers: AllHandlers<this['context']>
  readonly headers: HeaderName
  readonly security: SecurityHandlers
  readonly schema: HonoSchema
}

`),
    files.api.leftOut.length === 0 ? constants : { ...constants, dts: doc + constants.dts },
    constant(
      'documentConfig',
      '/** The argument of `getOpenAPI31Document`. */\n',
      literal(configOf(document)),
      "Parameters<OpenAPIHono['getOpenAPI31Document']>[0]",
    ),
    constant(
      'registerComponents',
      '/** Lets the documents of an app say what the document says. */\n',
      '(registry) => registerDocument(registry, document)',
      "(registry: OpenAPIHono['openAPIRegistry']) => void",
    ),
  ]
  const moduleImports = { js, dts: helperTypes + types + typeImports, ts: js + helperTypes + types }
  return moduleFiles({ path: 'routes', imports: moduleImports, parts }, files.output)
}

/** The comment of `routes`. It names what the app does not serve, because nothing else in the code does. */
function routesDoc({ leftOut }: Api): string {
  const text = 'One route for each operation, in the order of the document.'
  if (leftOut.length === 0) return printDoc({ description: text })
  const rows = leftOut.map(({ operation, reason }) => `- ${operation}: ${reason}`)
  return printDoc({ description: [`${text} These operations are left out:`, '', ...rows].join('\n') })
}

/** The document without what `document.js` has. */
function configOf({ paths: _paths, webhooks: _webhooks, components: _components, ...config }: JsonObject): JsonObject {
  return config
}

function securitySchemesOf(document: JsonObject): JsonObject {
  const withoutProse = Object.entries(componentsOf(document, 'securitySchemes')).map(
    ([name, scheme]): [string, Json] => {
      if (!isObject(scheme)) return [name, scheme]
      const { description: _description, ...rest } = scheme
      return [name, rest]
    },
  )
  return Object.fromEntries(withoutProse)
}
