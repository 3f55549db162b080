import type { Api, Operation, Parameter } from './api.ts'
import type { Defaults } from './defaults.ts'
import { describeSchema } from './describe-schema.ts'
import type { Json } from './json.ts'
import { literal } from './literal.ts'
import { propertyName, quote } from './names.ts'
import { typeNameOf } from './write-handlers.ts'

/** `operations.js`: the table, and what each operation decodes. */
export function printOperations(api: Api, defaults: Defaults, ignoreUnknownQuery: boolean): string {
  const rows = api.operations.map((operation) => {
    const wire = wireOf(operation, defaults, ignoreUnknownQuery)
    return printRow(operation.id, tableRow(operation), wire)
  })
  return `import { compiler } from './checks.js'
import { defineOperation } from './runtime.js'

export const operations = {
${rows.join('')}}
`
}

/** An entry of a table whose rows decode. */
export function printRow(id: string, description: object, wire: object): string {
  const text = `${literal(description as Json)},\n    ${literal(wire as Json)},\n    compiler`
  return `  ${propertyName(id)}: defineOperation(\n    ${text},\n  ),\n`
}

function tableRow(operation: Operation) {
  return {
    id: operation.id,
    method: operation.method,
    path: operation.path,
    tag: operation.tags[0],
    tags: operation.tags,
    summary: operation.summary,
    deprecated: operation.deprecated,
    security: operation.security,
    extensions: operation.extensions,
    parameters: operation.parameters.map(({ in: location, name, required, extensions }) => ({
      in: location,
      name,
      required,
      extensions,
    })),
    hasBody: operation.body !== undefined,
    bodyRequired: operation.body?.required ?? false,
    bodyContentType: operation.body?.contentType,
    responses: Object.fromEntries(
      operation.responses.map(({ status, contents, headers }) => [
        status,
        { contentType: contents[0]?.contentType, headers: headers.map(({ name }) => name) },
      ]),
    ),
  }
}

/** What the runtime decodes an operation's requests by. */
export function wireOf(operation: Operation, defaults: Defaults, ignoreUnknownQuery: boolean) {
  const parametersIn = (location: Parameter['in']) =>
    operation.parameters
      .filter((parameter) => parameter.in === location)
      .map((parameter) => ({
        name: location === 'header' ? parameter.name.toLowerCase() : parameter.name,
        ...(parameter.required && { required: true }),
        list: parameter.list,
        default: parameter.required ? undefined : defaults.defaultOf(parameter.schema),
        ...(Object.keys(parameter.extensions).length > 0 && { extensions: parameter.extensions }),
        schema: describeSchema(parameter.schema, defaults),
      }))
  const { body } = operation
  return {
    path: parametersIn('path'),
    query: parametersIn('query'),
    header: parametersIn('header'),
    body: body && { required: body.required, schema: describeSchema(body.schema, defaults) },
    ...(ignoreUnknownQuery && { ignoreUnknownQuery }),
  }
}

/** `operations.d.ts` */
export function printOperationsTypes({ operations }: Api): string {
  const inputs = operations.map((operation) => `${typeNameOf(operation)}Input`)
  const rows = operations.map(
    (operation) =>
      `  readonly ${propertyName(operation.id)}: Operation<${quote(operation.id)}, ${typeNameOf(operation)}Input>\n`,
  )
  return `import type { ${inputs.join(', ')} } from './handlers.js'
import type { OperationDescription } from './runtime.js'

/** The x-… fields that operations of this document have. */
export interface OperationExtensions {
${printExtensions(operations)}}

/** A row of the table; of any operation where nothing else is said. */
export type Operation<Id extends OperationId = OperationId, Input = unknown> = OperationDescription<Id, Input, OperationExtensions>

export type OperationId = keyof Operations

export interface Operations {
${rows.join('')}}

export declare const operations: Operations
`
}

function printExtensions(operations: readonly Operation[]): string {
  const values = new Map<string, Json[]>()
  for (const { extensions } of operations) {
    for (const [key, value] of Object.entries(extensions)) {
      const found = values.get(key)
      if (found === undefined) values.set(key, [value])
      else found.push(value)
    }
  }
  return [...values]
    .map(([key, found]) => `  readonly ${propertyName(key)}?: ${widened(found)} | undefined\n`)
    .sort()
    .join('')
}

/** A type that all values have. */
function widened(values: readonly Json[]): string {
  const types = new Set<string>()
  for (const value of values) {
    if (value === null || typeof value !== 'object') types.add(value === null ? 'null' : typeof value)
    else if (!Array.isArray(value)) types.add('Readonly<Record<string, unknown>>')
  }
  const arrays = values.filter((value) => Array.isArray(value))
  if (arrays.length > 0) {
    const items = arrays.flat()
    types.add(items.length === 0 ? 'readonly unknown[]' : `readonly (${widened(items)})[]`)
  }
  return [...types].sort().join(' | ')
}
