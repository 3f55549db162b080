import type { Operation } from '../analyze/api.ts'
import { block, type Entry, list } from '../print/code.ts'
import { literal } from '../print/literal.ts'
import { docOf } from '../print/print-doc.ts'
import { propertyName, quote } from '../print/quote.ts'
import { resolved } from '../read/follow.ts'
import { asArray, asObject, type JsonObject } from '../read/json.ts'
import type { GeneratedFile } from './generated-file.ts'
import { groupBy } from './group-by.ts'
import type { ModuleFile } from './module-file.ts'
import { printBody } from './print-body.ts'
import { constant, printModule, typeIn } from './print-module.ts'
import { docOfParameter, printParameter, printQuerystring } from './print-parameters.ts'
import { printResponse } from './print-responses.ts'
import { printRouteIndex } from './print-route-index.ts'
import type { ZodFiles } from './zod-files.ts'

interface RouteOptions {
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
  const constantOf = ({ id }: Operation) => files.api.names.operations.get(id)!.constant
  return printModule(files, `routes/${name}`, operations.map(constantOf), (file, types) => {
    const create = file.import('@hono/zod-openapi', 'createRoute')
    types.helper('Route')
    return operations.map((operation) => {
      const { entries, type } = printEntries(operation, file, options)
      const { id, method, path, authored } = operation
      const parameters = [quote(id), quote(method.toLowerCase()), quote(path), typeIn(types, type, file)]
      const js = block(`${create}({`, entries, '})')
      return constant(constantOf(operation), docOf(authored), js, `Route<${parameters.join(', ')}>`)
    })
  })
}

/** Prints what `createRoute` takes, and the type of the request. */
export function printEntries(operation: Operation, file: ModuleFile, options: RouteOptions) {
  const { request, type } = printRequest(operation, file, options)
  const responses = printReplies(operation, file)
  const entries = [...describe(operation, file.zod), ...(request === undefined ? [] : [`request: ${request}`])]
  return { entries: [...entries, `responses: ${responses}`], type }
}

/** The fields that identify and describe an operation. Its prose stays in the authored document. */
function describe(operation: Operation, files: ZodFiles): string[] {
  const { id, method, path, tags, summary, deprecated, security, authored } = operation
  const printed = Object.entries(authored).filter(([name]) => files.printsExtension(name))
  const fields: JsonObject = {
    // A webhook may have none.
    ...(id !== '' && { operationId: id }),
    method: method.toLowerCase(),
    path,
    ...(authored.tags !== undefined && { tags }),
    ...(summary !== undefined && { summary }),
    ...(deprecated && { deprecated }),
    security,
    ...Object.fromEntries(printed),
  }
  return Object.entries(fields).map(([name, value]) => `${propertyName(name)}: ${literal(value)}`)
}

/** The locations of parameters, and the parts of a request that hold their values. */
export const requestParts = [
  ['path', 'params'],
  ['query', 'query'],
  ['header', 'headers'],
  ['cookie', 'cookies'],
] as const

function printRequest(operation: Operation, file: ModuleFile, options: RouteOptions) {
  const entries: string[] = []
  const types: string[] = []
  const { parameters, requestBody } = operation.authored
  const found = asArray(parameters).map((value) => ({ value, object: resolved(value, file.zod.api.document) }))
  for (const [location, part] of requestParts) {
    const fields: Entry[] = []
    const fieldTypes: string[] = []
    for (const { value, object } of found) {
      if (object.in !== location) continue
      const name = String(object.name)
      const key = propertyName(location === 'header' ? name.toLowerCase() : name)
      const code = printParameter(value, 'parameters', file)
      fields.push({ text: code.js === key ? key : `${key}: ${code.js}`, doc: docOfParameter(value) })
      fieldTypes.push(`${key}: ${code.type}`)
    }
    if (fields.length === 0) continue
    const isStrict = location === 'query' && !options.ignoreUnknownQuery
    entries.push(`${part}: z.${isStrict ? 'strictObject' : 'object'}(${list('{', fields, '}')})`)
    types.push(`${part}: z.ZodObject<{ ${fieldTypes.join('; ')} }>`)
  }
  const querystring = printQuerystring(operation, file)
  const { body } = operation
  const others = [
    ['query', querystring],
    ['body', requestBody !== undefined && body !== undefined ? printBody(requestBody, body, file) : undefined],
  ] as const
  for (const [part, code] of others) {
    if (code === undefined) continue
    entries.push(`${part}: ${code.js}`)
    types.push(`${part}: ${code.type}`)
  }
  return {
    request: entries.length === 0 ? undefined : list('{', entries, '}'),
    type: types.length === 0 ? '{}' : `{ ${types.join('; ')} }`,
  }
}

function printReplies({ authored }: Operation, file: ModuleFile): string {
  const responses = Object.entries(asObject(authored.responses)).filter(([status]) => !status.startsWith('x-'))
  const entries = responses.map(([status, response]) => {
    const key = /^\d+$/.test(status) ? status : quote(status)
    return `${key}: ${printResponse(response, file).js}`
  })
  return block('{', entries, '}')
}
