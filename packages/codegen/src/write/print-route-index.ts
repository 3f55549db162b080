import type { Operation } from '../analyze/api.ts'
import { literal } from '../print/literal.ts'
import { propertyName, quote } from '../print/quote.ts'
import { camelCase, identifierOf } from '../read/identifier-of.ts'
import { asObject, isObject, type Json, type JsonObject } from '../read/json.ts'
import { componentsOf } from '../read/schema-graph.ts'
import { uniqueNames } from '../read/unique-names.ts'
import type { GeneratedFile } from './generated-file.ts'
import type { ZodFiles } from './zod-files.ts'

/** Prints `routes.js` and its declarations: all routes by operationId, and the other parts of an OpenAPI document. */
export function printRouteIndex(files: ZodFiles, names: readonly string[]): GeneratedFile[] {
  const { operations, document, names: given } = files.api
  const authored = given.schemas
  const locals = uniqueNames(names, { propose: (name) => `${camelCase(identifierOf(name, 'Tag'))}Routes` })
  const constantOf = ({ id, tags }: Operation) =>
    `${locals.get(given.tags.get(tags[0]!)!.file)}.${given.operations.get(id)!.constant}`
  const imports = names.map((name) => `import * as ${locals.get(name)} from './routes/${name}.js'\n`)
  const rows = operations.map((operation) => `  ${propertyName(operation.id)}: ${constantOf(operation)},\n`)
  const typeRows = operations.map(
    (operation) => `  readonly ${propertyName(operation.id)}: typeof ${constantOf(operation)}\n`,
  )
  return [
    [
      'routes.js',
      `import { withSecuritySchemes } from '@channel/codegen/zod'
${imports.join('')}import * as schemas from './schemas.js'
import { webhooks } from './webhooks.js'

const securitySchemes = ${literal(securitySchemesOf(document))}

/** One route for each operation, in the order of the document. */
export const routes = withSecuritySchemes(securitySchemes, {
${rows.join('')}})

/** The argument of \`getOpenAPI31Document\`. */
export const documentConfig = ${literal(configOf(document))}

/** Components, each after those that it refers to. */
const components = [
${wrapped(files.order.map(quote))}]
${authored.size === 0 ? '' : `\n/** Names of the document that are no identifiers. */\nconst authoredNames = ${literal(Object.fromEntries(authored))}\n`}
/** Registers what the routes alone do not add to a document: every component, in its order, and the webhooks. */
export function registerComponents(registry) {
  for (const name of components) registry.register(${authored.size === 0 ? 'name' : 'authoredNames[name] ?? name'}, schemas[name])
  for (const name in securitySchemes) registry.registerComponent('securitySchemes', name, securitySchemes[name])
  for (const webhook of Object.values(webhooks)) registry.registerWebhook(webhook)
}
`,
    ],
    [
      'routes.d.ts',
      `import type { DocumentTypes, Typed } from '@channel/codegen/zod'
import type { OpenAPIHono } from '@hono/zod-openapi'
import type { AllHandlers, HeaderName, SecurityHandlers } from './handlers.js'
import type { HonoSchema } from './hono-schema.js'
${imports.map((line) => line.replace('import', 'import type')).join('')}
export interface Routes {
${typeRows.join('')}}

export type OperationId = keyof Routes

interface Types extends DocumentTypes {
  readonly handlers: AllHandlers<this['context']>
  readonly headers: HeaderName
  readonly security: SecurityHandlers
  readonly schema: HonoSchema
}

export declare const routes: Routes & Typed<Types>

export declare const documentConfig: Parameters<OpenAPIHono['getOpenAPI31Document']>[0]

export declare function registerComponents(registry: OpenAPIHono['openAPIRegistry']): void
`,
    ],
  ]
}

/** Wraps items to as few lines as possible. */
function wrapped(items: readonly string[]): string {
  const lines: string[] = []
  for (const item of items) {
    const line = lines.at(-1)
    if (line !== undefined && line.length + item.length < 110) lines[lines.length - 1] = `${line} ${item},`
    else lines.push(`  ${item},`)
  }
  return lines.map((line) => `${line}\n`).join('')
}

/** The document without paths, components, webhooks and prose. */
function configOf({ openapi, info, servers, tags, security }: JsonObject): JsonObject {
  const { title, version } = asObject(info)
  const names = Array.isArray(tags) ? tags.filter(isObject).map((tag) => ({ name: tag.name ?? '' })) : undefined
  return {
    openapi: openapi ?? '3.1.0',
    info: { title: title ?? '', version: version ?? '' },
    ...(servers !== undefined && { servers }),
    ...(names !== undefined && { tags: names }),
    ...(security !== undefined && { security }),
  }
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
