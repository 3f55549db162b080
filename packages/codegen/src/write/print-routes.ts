import type { Operation } from '../analyze/api.ts'
import { type Entry, indented, list } from '../print/code.ts'
import { literal } from '../print/literal.ts'
import { docOf } from '../print/print-doc.ts'
import { propertyName, quote } from '../print/quote.ts'
import { resolved } from '../read/follow.ts'
import { asObject, type Json, type JsonObject } from '../read/json.ts'
import type { GeneratedFile } from './generated-file.ts'
import { groupBy } from './group-by.ts'
import { type ModuleFile, moduleFile } from './module-file.ts'
import { printBody } from './print-body.ts'
import { docOfParameter, printParameter, printQuerystring } from './print-parameters.ts'
import { printResponse } from './print-responses.ts'
import { printRouteIndex } from './print-route-index.ts'
import { typeIn } from './print-schemas.ts'
import type { ZodFiles } from './zod-files.ts'

export interface RouteOptions {
  /** Whether undeclared query parameters are allowed. */
  readonly ignoreUnknownQuery: boolean
}

/** Prints `routes/<tag>.js` and `.d.ts`, and the index `routes.js`. */
export function* printRoutes(files: ZodFiles, options: RouteOptions): Generator<GeneratedFile> {
  const byFile = operationsByFile(files)
  for (const [name, members] of byFile) yield* printFile(name, members, files, options)
  yield* printRouteIndex(files, [...byFile.keys()])
}

/** Groups operations by file, which corresponds to their first tag. */
function operationsByFile({ api }: ZodFiles): Map<string, Operation[]> {
  return groupBy(api.operations, ({ tags }) => api.names.tags.get(tags[0]!)!.file)
}

function printFile(
  name: string,
  operations: readonly Operation[],
  files: ZodFiles,
  options: RouteOptions,
): GeneratedFile[] {
  const path = `routes/${name}`
  const constantOf = ({ id }: Operation) => files.api.names.operations.get(id)!.constant
  const own = operations.map(constantOf)
  const file = moduleFile(path, own)
  const types = moduleFile(path, own)
  const create = file.import('@hono/zod-openapi', 'createRoute')
  types.helper('Route')
  const parts = operations.map((operation) => {
    const { request, type } = printRequest(operation, files, file, options)
    const entries = [...describe(operation, files), ...(request === undefined ? [] : [{ text: `request: ${request}` }])]
    entries.push({ text: `responses: ${printReplies(operation, files, file)}` })
    const head = `${quote(operation.method.toLowerCase())}, ${quote(operation.path)}`
    return {
      js: `${docOf(operation.authored)}export const ${constantOf(operation)} = ${create}(${block(entries)})\n`,
      dts: `export declare const ${constantOf(operation)}: Route<${quote(operation.id)}, ${head}, ${typeIn(types, type, file)}>\n`,
    }
  })
  return [
    [`${path}.js`, `${file.imports()}\n${parts.map(({ js }) => js).join('\n')}`],
    [`${path}.d.ts`, `${types.imports('import type')}\n${parts.map(({ dts }) => dts).join('')}`],
  ]
}

function block(entries: readonly Entry[]): string {
  return `{\n${entries.map(({ text }) => indented(`${text},`)).join('\n')}\n}`
}

/** The fields that identify and describe an operation. Its prose stays in the authored document. */
export function describe(operation: Operation, files: ZodFiles): Entry[] {
  const { id, method, path, tags, summary, deprecated, security, extensions, authored } = operation
  const fields: JsonObject = { operationId: id, method: method.toLowerCase(), path }
  if (authored.tags !== undefined) fields.tags = tags
  if (summary !== undefined) fields.summary = summary
  if (deprecated) fields.deprecated = true
  fields.security = security
  for (const [name, value] of Object.entries(extensions)) if (files.printsExtension(name)) fields[name] = value
  return Object.entries(fields).map(([name, value]) => ({ text: `${propertyName(name)}: ${literal(value)}` }))
}

const requestParts = [
  ['path', 'params'],
  ['query', 'query'],
  ['header', 'headers'],
  ['cookie', 'cookies'],
] as const

export function printRequest(operation: Operation, files: ZodFiles, file: ModuleFile, options: RouteOptions) {
  const entries: Entry[] = []
  const types: string[] = []
  const { parameters = [], requestBody } = operation.authored
  for (const [location, part] of requestParts) {
    const fields: Entry[] = []
    const fieldTypes: string[] = []
    for (const value of parameters as Json[]) {
      const object = resolved(value, files.api.document)
      if (object.in !== location) continue
      const name = String(object.name)
      const key = propertyName(location === 'header' ? name.toLowerCase() : name)
      const code = printParameter(value, 'parameters', files, file)
      fields.push({ text: code.js === key ? key : `${key}: ${code.js}`, doc: docOfParameter(value) })
      fieldTypes.push(`${key}: ${code.type}`)
    }
    if (fields.length === 0) continue
    const isStrict = location === 'query' && !options.ignoreUnknownQuery
    entries.push({ text: `${part}: z.${isStrict ? 'strictObject' : 'object'}(${list('{', fields, '}')})` })
    types.push(`${part}: z.ZodObject<{ ${fieldTypes.join('; ')} }>`)
  }
  const querystring = printQuerystring(operation, files, file)
  if (querystring !== undefined) {
    entries.push({ text: `query: ${querystring.js}` })
    types.push(`query: ${querystring.type}`)
  }
  if (requestBody !== undefined && operation.body !== undefined) {
    const { js, type } = printBody(requestBody, operation.body, files, file)
    entries.push({ text: `body: ${js}` })
    types.push(`body: ${type}`)
  }
  return {
    request: entries.length === 0 ? undefined : list('{', entries, '}'),
    type: types.length === 0 ? '{}' : `{ ${types.join('; ')} }`,
  }
}

export function printReplies({ authored }: Operation, files: ZodFiles, file: ModuleFile): string {
  const responses = asObject(authored.responses)
  const entries = Object.keys(responses)
    .filter((status) => !status.startsWith('x-'))
    .map((status) => {
      const key = /^\d+$/.test(status) ? status : quote(status)
      return { text: `${key}: ${printResponse(responses[status]!, files, file).js}` }
    })
  return block(entries)
}
