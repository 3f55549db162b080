import { isJson } from '../analyse/analyse-content.ts'
import type { Api, Operation, Parameter, Response } from '../analyse/api.ts'
import type { Names } from '../analyse/assign-names.ts'
import type { Defaults } from '../analyse/defaults.ts'
import { isUsableName, propertyName, quote } from '../analyse/names.ts'
import { indented } from '../print/code.ts'
import { printDoc } from '../print/print-doc.ts'
import { printType, type TypeStyle } from '../print/print-type.ts'
import { isObject, type JsonObject } from '../read/json.ts'
import { keysOf } from '../read/pointer.ts'
import { groupBy } from './group-by.ts'
import { onlyDeclaredHeaders } from './only-declared-headers.ts'
import { printStatusTypes, statusType } from './status-types.ts'
import { bodyType } from './write-body.ts'

const plain: TypeStyle = { prefix: 't.' }

/** Options of `printHandlers`. */
export interface HandlerOptions {
  /** Lower-case names of response headers that are set outside the handlers, so that results may omit them. */
  readonly providedHeaders: ReadonlySet<string>
}

/** Prints `handlers.d.ts`. */
export function printHandlers(api: Api, defaults: Defaults, options: HandlerOptions): string {
  const parts = ["import type * as t from './types.js'\n", printHeaderTypes(api), ...printStatusTypes(api.operations)]
  for (const [name, response] of sharedResponses(api)) {
    const [only, ...others] = printVariants(response, options, 'Status')
    const type = [only, ...others].map((text) => `\n  | ${text}`).join('')
    parts.push(`export type ${name}Response<Status extends number> =${others.length === 0 ? ` ${only}` : type}\n`)
  }
  for (const operation of api.operations) {
    parts.push(
      printInput(operation, api.names, defaults),
      printResult(operation, api.names, options),
      ...printCallbacks(operation, api.names, defaults),
    )
  }
  parts.push(...printTables(api), printSecurity(api))
  return parts.join('\n')
}

/** The response components that operations refer to. */
function sharedResponses({ operations }: Api): Map<string, Response> {
  const found = new Map<string, Response>()
  for (const { authored, responses } of operations) {
    for (const response of responses) {
      const name = sharedName(authored, response.status)
      if (name !== undefined && !found.has(name)) found.set(name, response)
    }
  }
  return found
}

/** The name of the response component that an operation refers to. Returns undefined if it is not a valid type name. */
function sharedName({ responses }: JsonObject, status: string): string | undefined {
  const value = isObject(responses) ? responses[status] : undefined
  const keys = isObject(value) && typeof value.$ref === 'string' ? keysOf(value.$ref) : undefined
  const isComponent = keys?.length === 3 && keys[0] === 'components' && keys[1] === 'responses'
  return isComponent && isUsableName(keys[2]!) ? keys[2] : undefined
}

/** Prints the type of all headers, so that a header that a response does not declare is a type error. */
function printHeaderTypes({ operations }: Api): string {
  const names = operations.flatMap(({ responses }) =>
    responses.flatMap(({ headers }) => headers.map(({ name }) => name)),
  )
  const unique = [...new Set(names)].sort()
  return `/** The headers that some response of the document declares. */
export type HeaderName = ${unique.map(quote).join(' | ') || 'never'}

/** The headers that a response declares, and none that only others do. */
export type DeclaredHeaders<Declared> = Declared & { readonly [Name in Exclude<HeaderName, keyof Declared>]?: undefined }
`
}

/** The prefix of an operation's type names: `ListBooks`. */
function typeNameOf({ id }: Operation, { operations }: Names): string {
  return operations.get(id)!.type
}

function printInput(operation: Operation, names: Names, defaults: Defaults): string {
  const members = printInputMembers(operation, defaults)
  return `/** What ${printCall(operation)} gets. */\nexport interface ${typeNameOf(operation, names)}Input {\n${members}}\n`
}

/** The decoded parts of an operation's request, one line per member. */
export function printInputMembers(operation: Operation, defaults: Defaults): string {
  const style: TypeStyle = { prefix: 't.', defaults }
  const lines: string[] = []
  for (const [location, part] of [
    ['path', 'params'],
    ['query', 'query'],
    ['header', 'headers'],
    ['cookie', 'cookies'],
  ] as const) {
    const parameters = operation.parameters.filter((parameter) => parameter.in === location)
    if (parameters.length === 0) continue
    const fields = parameters.map((parameter) => printParameter(parameter, style)).join('')
    lines.push(`  ${part}: {\n${fields}  }\n`)
  }
  const querystring = operation.parameters.find((parameter) => parameter.in === 'querystring')
  if (querystring !== undefined) {
    const type = printType(querystring.schema, style)
    lines.push(`  query: ${querystring.required ? type : `${type} | undefined`}\n`)
  }
  if (operation.body !== undefined) {
    lines.push(`  body: ${bodyType(operation.body, style)}\n`)
  }
  return lines.join('')
}

function printCall({ method, path }: Operation): string {
  return `\`${method} ${path}\``.replaceAll('*/', '*\\/')
}

function printParameter({ in: location, name, required, schema }: Parameter, style: TypeStyle): string {
  const key = propertyName(location === 'header' ? name.toLowerCase() : name)
  const type = printType(schema, style)
  const present = required || style.defaults?.defaultOf(schema) !== undefined
  return `    ${key}${present ? `: ${type}` : `?: ${type} | undefined`}\n`
}

function printResult(operation: Operation, names: Names, options: HandlerOptions): string {
  const variants = operation.responses.flatMap((response) => {
    const name = sharedName(operation.authored, response.status)
    const status = statusType(response, operation.responses)
    return name === undefined ? printVariants(response, options, status) : [`${name}Response<${status}>`]
  })
  const name = typeNameOf(operation, names)
  return `/** What ${printCall(operation)} may answer. */\nexport type ${name}Result =\n${variants.map((text) => `  | ${text}\n`).join('')}`
}

function printVariants(response: Response, options: HandlerOptions, status: string): string[] {
  const fields = [`status: ${status}`, ...printHeaders(response, options)]
  if (response.contents.length === 0) return [`{ ${[...fields, 'body?: undefined'].join('; ')} }`]
  const [only] = response.contents
  if (response.contents.length === 1 && only!.contentType === 'application/json') {
    return [`{ ${[...fields, printBody(only!)].join('; ')} }`]
  }
  return response.contents.map(
    (content) => `{ ${[...fields, `contentType: ${mediaType(content.contentType)}`, printBody(content)].join('; ')} }`,
  )
}

/** A placeholder for any text in a template literal type. */
const anyText = '\u0024{string}'

/** The type of a media type. A range becomes a template literal type. */
function mediaType(declared: string): string {
  return declared.includes('*') ? `\`${declared.split('*').join(anyText)}\`` : quote(declared)
}

function printBody({ contentType, schema }: Response['contents'][number]): string {
  if (!isJson(contentType)) return 'body: string | Uint8Array | ReadableStream'
  return `body: ${schema === undefined ? 'unknown' : printType(schema, plain)}`
}

function printHeaders({ headers }: Response, { providedHeaders }: HandlerOptions): string[] {
  if (headers.length === 0) return ['headers?: DeclaredHeaders<{}> | undefined']
  const isRequired = (header: (typeof headers)[number]) =>
    header.required && !providedHeaders.has(header.name.toLowerCase())
  const fields = headers.map((header) => {
    const type = printType(header.schema, plain)
    return `${propertyName(header.name)}${isRequired(header) ? `: ${type}` : `?: ${type} | undefined`}`
  })
  const type = `DeclaredHeaders<{ ${fields.join('; ')} }>`
  return [headers.some(isRequired) ? `headers: ${type}` : `headers?: ${type} | undefined`]
}

function printTables({ operations, names }: Api): string[] {
  const byTag = groupBy(operations, ({ tags }) => tags[0]!)
  const typeOf = (tag: string) => `${names.tags.get(tag)!.type}Handlers<Context>`
  const interfaces = [...byTag].map(
    ([tag, members]) =>
      `export interface ${typeOf(tag)} {\n${members.map((member) => printHandler(member, names)).join('')}}\n`,
  )
  const rows = [...byTag.keys()].map((tag) => `  ${propertyName(tag)}: ${typeOf(tag)}\n`)
  const all = [...byTag.keys()].map(typeOf)
  return [
    ...interfaces,
    `export interface HandlersByTag<Context> {\n${rows.join('')}}\n`,
    'export type Handlers<Tag extends keyof HandlersByTag<unknown>, Context> = HandlersByTag<Context>[Tag]\n',
    `export interface AllHandlers<Context>${all.length === 0 ? '' : ` extends ${all.join(', ')}`} {}\n`,
    onlyDeclaredHeaders,
  ]
}

/** Prints the types of callback requests. Callbacks have no handlers, because the client answers them. */
function printCallbacks(operation: Operation, names: Names, defaults: Defaults): string[] {
  const members = operation.callbacks.map(({ name, requests }) => {
    const types = requests.map((request) => `{\n${printInputMembers(request, defaults)}}`)
    return indented(`${propertyName(name)}: ${types.join(' | ')}\n`)
  })
  if (members.length === 0) return []
  return [
    `/** What ${printCall(operation)} calls back with. */\nexport interface ${typeNameOf(operation, names)}Callbacks {\n${members.join('')}}\n`,
  ]
}

function printHandler(operation: Operation, names: Names): string {
  const name = typeNameOf(operation, names)
  const { summary, deprecated } = operation
  const doc = printDoc({ ...(summary && { title: summary }), description: printCall(operation), deprecated }, '  ')
  return `${doc}  ${propertyName(operation.id)}: (input: ${name}Input, context: Context) => ${name}Result | Promise<${name}Result>\n`
}

function printSecurity({ securitySchemes }: Api): string {
  const rows = securitySchemes.map(
    ({ name, credential }) => `  ${propertyName(name)}(credential: ${credential}): Promise<Principal>\n`,
  )
  return `export interface SecurityHandlers<Principal> {\n${rows.join('')}}\n`
}
