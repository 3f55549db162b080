import type { Api, Names, Operation, SecurityScheme } from '../analyze/api.ts'
import type { Defaults } from '../analyze/defaults.ts'
import { indented } from '../print/code.ts'
import { printDoc } from '../print/print-doc.ts'
import type { TypeStyle } from '../print/print-type.ts'
import { propertyName, quote } from '../print/quote.ts'
import type { JsonObject } from '../read/json.ts'
import { formatTypes, importOfFormats } from './format-types.ts'
import { groupBy } from './group-by.ts'
import { printInputMembers } from './print-input-members.ts'
import { type HandlerOptions, printVariants, resultVariants, sharedResponses } from './result-variants.ts'
import { printStatusTypes } from './status-type.ts'

/** Prints `handlers.d.ts`. */
export function printHandlers(api: Api, defaults: Defaults, given: Omit<HandlerOptions, 'style'>): string {
  const formats = formatTypes(api)
  const options = { ...given, style: { prefix: 't.', formats } }
  const inputStyle = { prefix: 't.', defaults, formats }
  const parts = [
    `import type { ContextOf, SecurityHandler } from '@channel/codegen/zod'\n${importOfFormats(formats)}import type * as t from './types.js'\n`,
    printHeaderTypes(api),
    ...printStatusTypes(api.operations),
  ]
  for (const [name, response] of sharedResponses(api)) {
    const [only, ...others] = printVariants(response, options, 'Status')
    const type = [only, ...others].map((text) => `\n  | ${text}`).join('')
    parts.push(`export type ${name}Response<Status extends number> =${others.length === 0 ? ` ${only}` : type}\n`)
  }
  for (const operation of api.operations) {
    const name = api.names.operations.get(operation.id)!.type
    parts.push(
      printInput(operation, name, inputStyle),
      printResult(operation, name, options),
      ...printCallbacks(operation, name, inputStyle),
    )
  }
  parts.push(...printTables(api), printSecurity(api))
  return parts.join('\n')
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

/** The headers of a response that declares none. */
export type NoHeaders = DeclaredHeaders<{}> | undefined
`
}

function printCall({ method, path }: Operation): string {
  return `\`${method} ${path}\``.replaceAll('*/', '*\\/')
}

function printInput(operation: Operation, name: string, style: TypeStyle): string {
  const members = printInputMembers(operation, style)
  return `/** What ${printCall(operation)} gets. */\nexport interface ${name}Input {\n${members}}\n`
}

function printResult(operation: Operation, name: string, options: HandlerOptions): string {
  const rows = resultVariants(operation, options).map((text) => `  | ${text}\n`)
  return `/** What ${printCall(operation)} may answer. */\nexport type ${name}Result =\n${rows.join('')}`
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
  const results = operations.map(({ id }) => `  ${propertyName(id)}: ${names.operations.get(id)!.type}Result\n`)
  return [
    ...interfaces,
    `/** The result of each handler. With it as the type of its result, a handler cannot return properties that are not declared. */\nexport interface Results {\n${results.join('')}}\n`,
    `export interface HandlersByTag<Context> {\n${rows.join('')}}\n`,
    'export type Handlers<Tag extends keyof HandlersByTag<unknown>, Context> = HandlersByTag<Context>[Tag]\n',
    `export interface AllHandlers<Context>${all.length === 0 ? '' : ` extends ${all.join(', ')}`} {}\n`,
  ]
}

/** Prints the types of callback requests. Callbacks have no handlers, because the client responds to them. */
function printCallbacks(operation: Operation, name: string, style: TypeStyle): string[] {
  const members = operation.callbacks.map((callback) => {
    const types = callback.requests.map((request) => `{\n${printInputMembers(request, style)}}`)
    return indented(`${propertyName(callback.name)}: ${types.join(' | ')}\n`)
  })
  if (members.length === 0) return []
  return [
    `/** What ${printCall(operation)} calls back with. */\nexport interface ${name}Callbacks {\n${members.join('')}}\n`,
  ]
}

function printHandler(operation: Operation, { operations }: Names): string {
  const name = operations.get(operation.id)!.type
  const { summary, deprecated } = operation
  const doc = printDoc({ ...(summary && { title: summary }), description: printCall(operation), deprecated }, '  ')
  const context = `ContextOf<Context, ${alternativesOf(operation)}>`
  return `${doc}  ${propertyName(operation.id)}: (input: ${name}Input, context: ${context}) => ${name}Result | Promise<${name}Result>\n`
}

/** The schemes of each alternative of an operation's security, as a union of tuples. */
function alternativesOf({ security }: Operation): string {
  const tuples = security.map((requirement) => `[${Object.keys(requirement).map(quote).join(', ')}]`)
  return [...new Set(tuples)].join(' | ') || '[]'
}

/** The schemes that some operation requires. */
export function requiredSchemes({ operations, securitySchemes }: Api): SecurityScheme[] {
  const required = new Set(operations.flatMap(({ security }) => security.flatMap((each) => Object.keys(each))))
  return securitySchemes.filter(({ name }) => required.has(name))
}

function printSecurity(api: Api): string {
  const rows = requiredSchemes(api).map(
    ({ name, scheme }) => `  readonly ${propertyName(name)}: SecurityHandler<${credentialsType(scheme)}>\n`,
  )
  return `/** What identifies the client, for each security scheme that an operation requires. */\nexport interface SecurityHandlers {\n${rows.join('')}}\n`
}

/** The type of what a security scheme extracts from a request. */
export function credentialsType({ type, scheme }: JsonObject): string {
  if (type === 'apiKey') return '{ readonly key: string }'
  if (type === 'mutualTLS') return '{}'
  if (type !== 'http') return '{ readonly token: string }'
  const name = String(scheme).toLowerCase()
  if (name === 'basic') return '{ readonly username: string; readonly password: string }'
  return name === 'bearer' ? '{ readonly token: string }' : '{ readonly credentials: string }'
}
