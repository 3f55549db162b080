import type { Api, Operation } from './api.ts'
import type { Defaults } from './defaults.ts'
import { follow } from './fields.ts'
import { isObject, type Json, type JsonObject } from './json.ts'
import { literal } from './literal.ts'
import { propertyName, quote } from './names.ts'
import { printZod } from './print-zod.ts'
import { Problems } from './problems.ts'
import { typeNameOf } from './write-handlers.ts'

const prelude = `import { createRoute, z } from '@hono/zod-openapi'
import * as schemas from './schemas.js'
import { operations } from './operations.js'
import { exactly, passing } from './zod-helpers.js'

/** Validates as \`schema\` does and is documented as authored. */
const documented = (schema, fragment) => z.unknown().pipe(schema).openapi(fragment)

/** What Hono hands a validator, as the decoder takes it. */
const rawOf = {
  params: (params) => ({ params }),
  query: (query) => ({ query: Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => [name, one])) }),
  headers: (headers) => ({ headers: (name) => headers[name] }),
}

/** One part of a request, decoded as the operations table decodes it. It documents nothing: the parameters stand beside it. */
const decoded = (operation, part) =>
  // Hono's validator of headers looks for the shape of an object.
  (part === 'headers' ? z.looseObject({}) : z.unknown()).transform((values, context) => {
    const result = operation.decodePart(part, rawOf[part](values))
    if (result.ok) return result.value
    context.issues.push({ code: 'custom', message: result.error.reason, path: [...result.error.path], input: values })
    return z.NEVER
  })
`

const requestParts = [
  ['path', 'params'],
  ['query', 'query'],
  ['header', 'headers'],
] as const

/** `routes.js` */
export function printRoutes(api: Api, defaults: Defaults): string {
  const rows = literalsFirst(api.operations).map(
    (operation) => `  ${propertyName(operation.id)}: createRoute(${printRoute(operation, api, defaults)}),\n`,
  )
  const { paths: _paths, components, webhooks: _webhooks, ...config } = api.document
  return `${prelude}
export const routes = {
${rows.join('')}}

export const documentConfig = ${literal(config)}

const components = ${literal(components ?? {})}

const webhooks = ${literal(api.webhooks.map(({ path, method, authored }) => ({ ...authored, path, method: method.toLowerCase() })))}

export function registerComponents(registry) {
  for (const kind of Object.keys(components)) {
    for (const name of Object.keys(components[kind])) registry.registerComponent(kind, name, components[kind][name])
  }
  for (const webhook of webhooks) registry.registerWebhook(webhook)
}
`
}

/** Literal segments before parameters at the first segment where two paths differ, as Hono takes the first that matches. */
function literalsFirst(operations: readonly Operation[]): Operation[] {
  const keys = new Map(
    operations.map((operation) => [
      operation,
      operation.path.split('/').map((segment) => Number(segment.startsWith('{'))),
    ]),
  )
  return operations.toSorted((a, b) => {
    const [left, right] = [keys.get(a)!, keys.get(b)!]
    for (let index = 0; index < Math.min(left.length, right.length); index++) {
      if (left[index] !== right[index]) return left[index]! - right[index]!
    }
    return 0
  })
}

function printRoute(operation: Operation, api: Api, defaults: Defaults): string {
  const { requestBody: _requestBody, responses, ...authored } = operation.authored
  const fields = [`method: ${quote(operation.method.toLowerCase())}`, `path: ${quote(operation.path)}`]
  for (const [key, value] of Object.entries(authored)) fields.push(`${propertyName(key)}: ${literal(value)}`)
  const request = printRequest(operation, api, defaults)
  if (request !== undefined) fields.push(`request: ${request}`)
  fields.push(`responses: ${literal(responses)}`)
  return `{\n${fields.map((field) => `    ${field},\n`).join('')}  }`
}

function printRequest(operation: Operation, api: Api, defaults: Defaults): string | undefined {
  const parts: string[] = []
  for (const [location, part] of requestParts) {
    if (!operation.parameters.some((parameter) => parameter.in === location)) continue
    parts.push(`${part}: decoded(operations[${quote(operation.id)}], ${quote(part)})`)
  }
  if (operation.body !== undefined) parts.push(`body: ${printBody(operation, api, defaults)}`)
  return parts.length === 0 ? undefined : `{ ${parts.join(', ')} }`
}

function printBody({ authored, body }: Operation, api: Api, defaults: Defaults): string {
  const { object } = follow(authored.requestBody, '', api.document, new Problems())!
  const { content, ...rest } = object
  const media = (content as JsonObject)[body!.contentType]
  const { schema: fragment, ...about } = isObject(media) ? media : {}
  const zod = printZod(body!.schema, { schemas: api.schemas, defaults, isReady: () => true, prefix: 'schemas.' })
  const documented = `documented(${zod}, ${literal(fragmentOf(fragment))})`
  const fields = Object.entries(about).map(([key, value]) => `${propertyName(key)}: ${literal(value)}`)
  const mediaText = `{ ${[`schema: ${documented}`, ...fields].join(', ')} }`
  const restText = Object.entries(rest).map(([key, value]) => `${propertyName(key)}: ${literal(value)}`)
  return `{ ${[...restText, `content: { ${quote(body!.contentType)}: ${mediaText} }`].join(', ')} }`
}

/** A schema as an object, as metadata has to be. */
function fragmentOf(schema: Json | undefined): JsonObject {
  if (schema === false) return { not: {} }
  return isObject(schema) ? schema : {}
}

/** `routes.d.ts` */
export function printRoutesTypes({ operations }: Api): string {
  const inputs = operations.map((operation) => `${typeNameOf(operation)}Input`)
  const rows = operations.map((operation) => {
    const method = quote(operation.method.toLowerCase())
    return `  readonly ${propertyName(operation.id)}: OperationRoute<${method}, ${quote(operation.path)}, ${printRequestType(operation)}>\n`
  })
  return `import type { OpenAPIHono, RouteConfig, z } from '@hono/zod-openapi'
import type { ${inputs.join(', ')} } from './handlers.js'

type Decoded<Part> = z.ZodPipe<z.ZodUnknown, z.ZodType<Part>>

/** A route as \`createRoute\` makes it. What its handler answers is typed by the handler types, not here. */
export type OperationRoute<Method extends string, Path extends string, Request> = Omit<RouteConfig, 'method' | 'path' | 'request'> & {
  readonly method: Method
  readonly path: Path
  readonly request: Request
  getRoutingPath(): string
}

export interface Routes {
${rows.join('')}}

/** One route per operation, literal segments before parameters. */
export declare const routes: Routes

/** The document without its paths, components and webhooks: what \`getOpenAPI31Document\` is called with. */
export declare const documentConfig: Parameters<OpenAPIHono['getOpenAPI31Document']>[0]

/** Puts the components and webhooks of the document into the registry of an app, as authored. */
export declare function registerComponents(registry: OpenAPIHono['openAPIRegistry']): void
`
}

function printRequestType(operation: Operation): string {
  const typeOf = (part: string) => `${typeNameOf(operation)}Input['${part}']`
  const parts: string[] = []
  for (const [location, part] of requestParts) {
    if (operation.parameters.some((parameter) => parameter.in === location))
      parts.push(`${part}: Decoded<${typeOf(part)}>`)
  }
  const { body } = operation
  if (body !== undefined) {
    const required = body.required ? '; required: true' : ''
    parts.push(`body: { content: { ${quote(body.contentType)}: { schema: z.ZodType<${typeOf('body')}> } }${required} }`)
  }
  return parts.length === 0 ? '{}' : `{ ${parts.join('; ')} }`
}
