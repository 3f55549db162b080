import document from '@channel/contract/openapi.json' with { type: 'json' }
import { type OperationId, operations } from './operations.ts'

/** A limit that the contract sets, with a value at the limit and one just beyond it. */
export interface Bound {
  id: OperationId
  in: 'query' | 'body'
  /** The parameter, or the field of the body. */
  name: string
  keyword: string
  atLimit: unknown
  beyondLimit: unknown
}

export interface Schema {
  $ref?: string
  type?: string | string[]
  oneOf?: Schema[]
  properties?: Record<string, Schema>
  pattern?: string
  format?: string
  [keyword: string]: unknown
}

/**
 * Every limit that the contract sets on query parameters and body fields, except patterns and formats other than
 * `email`.
 */
export function boundsOfContract(): Bound[] {
  return fieldsOfContract().flatMap(({ id, in: where, name, schema }) =>
    boundsOf(schema).map((each) => ({ id, in: where, name, ...each })),
  )
}

/** A query parameter of an operation, or a field of its body. */
interface Field extends Pick<Bound, 'id' | 'in' | 'name'> {
  schema: Schema
  required: boolean
  /** The code of the error if its value is invalid. */
  code: string
}

/** Every query parameter and every field of a JSON body, without those of the options of a body. */
export function fieldsOfContract(): Field[] {
  return Object.values(operations).flatMap(({ id, method, path }) => {
    const { parameters = [], requestBody } = operationAt(path, method)
    const query = parameters.map((each) => follow(each)).filter((each) => each.in === 'query')
    const body = follow(requestBody?.content['application/json']?.schema ?? {})
    const required = (body.required ?? []) as readonly string[]
    return [
      ...query.map((each) => ({
        id,
        in: 'query' as const,
        name: String(each.name),
        schema: each.schema as Schema,
        required: each.required === true,
        code: codeOf({ ...follow(each.schema as Schema), ...each }),
      })),
      ...Object.entries(body.properties ?? {}).map(([name, schema]) => ({
        id,
        in: 'body' as const,
        name,
        schema,
        required: required.includes(name),
        code: codeOf(follow(schema)),
      })),
    ]
  })
}

function codeOf(schema: Schema): string {
  return String(schema['x-error-code'] ?? 'invalid_field_value')
}

function boundsOf(reference: Schema): Pick<Bound, 'keyword' | 'atLimit' | 'beyondLimit'>[] {
  const schema = follow(reference)
  if (schema.oneOf !== undefined) return schema.oneOf.flatMap(boundsOf)
  if (schema.pattern !== undefined) return []
  const makers = schema.format === undefined ? makersWithoutFormat : (makersByFormat[schema.format] ?? {})
  return Object.entries(schema).flatMap(([keyword, value]) => {
    // An object with declared fields is skipped, because it rejects the generated ones.
    const valueWith = schema.properties === undefined ? makers[keyword] : undefined
    if (valueWith === undefined || typeof value !== 'number') return []
    return [{ keyword, atLimit: valueWith(value), beyondLimit: valueWith(value + (/max/.test(keyword) ? 1 : -1)) }]
  })
}

const arrayOf = (length: number) => Array.from({ length }, (_, index) => `x${index}`)

/** Functions by keyword. Each makes a value that has exactly the size which the keyword limits. */
type Makers = Record<string, (size: number) => unknown>

const makersWithoutFormat: Makers = {
  minimum: (size) => size,
  maximum: (size) => size,
  minLength: (size) => 'x'.repeat(size),
  maxLength: (size) => 'x'.repeat(size),
  minItems: arrayOf,
  maxItems: arrayOf,
  maxProperties: (size) => Object.fromEntries(arrayOf(size).map((key) => [key, '1'])),
  'x-max-bytes': (size) => ({ k: 'x'.repeat(size - '{"k":""}'.length) }),
}

const makersByFormat: Record<string, Makers> = {
  // The local part is limited to 64 characters, so the host provides most of the length.
  email: {
    maxLength: (size) => {
      const host = `${'b.'.repeat(Math.floor((size - 25) / 2))}beta`
      return `${'a'.repeat(size - host.length - 1)}@${host}`
    },
  },
}

interface AuthoredOperation {
  parameters?: Schema[]
  requestBody?: { content: { 'application/json'?: { schema: Schema } } }
}

function operationAt(path: string, method: string): AuthoredOperation {
  const items = document.paths as unknown as Record<string, Record<string, AuthoredOperation>>
  const operation = items[path]?.[method.toLowerCase()]
  if (operation === undefined) throw new Error(`The document has no ${method} ${path}.`)
  return operation
}

export function follow(schema: Schema): Schema {
  if (schema.$ref === undefined) return schema
  let target: unknown = document
  for (const step of schema.$ref.slice(2).split('/')) target = (target as Record<string, unknown>)[step]
  return follow(target as Schema)
}
