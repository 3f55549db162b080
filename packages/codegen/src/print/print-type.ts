import type { Defaults } from '../analyze/defaults.ts'
import type { ArraySchema, ObjectSchema, Property, Schema } from '../analyze/schema.ts'
import { isObject, type Json } from '../read/json.ts'
import { propertyName, quote } from './quote.ts'

/** How a schema is printed as a type. */
export interface TypeStyle {
  /** Prefix of component names: empty, or `t.`. */
  readonly prefix: string
  /** Set for types of decoded values, whose defaults are filled in. */
  readonly defaults?: Defaults | undefined
  /** The types of decoded formats. Not set for types on the wire. */
  readonly formats?: ReadonlyMap<string, string> | undefined
  /** Set for types of clients: arrays can be changed, and an optional property is absent instead of undefined. */
  readonly isForClients?: boolean | undefined
}

/** Prints a schema as a TypeScript type on one line. */
export function printType(schema: Schema, style: TypeStyle): string {
  switch (schema.kind) {
    case 'any':
      return 'unknown'
    case 'null':
    case 'boolean':
    case 'never':
      return schema.kind
    case 'string':
    case 'number':
      if (schema.format !== undefined && style.formats !== undefined) return style.formats.get(schema.format)!
      return schema.known === undefined ? schema.kind : stringOf(schema.known, style)
    case 'literal':
      return schema.values.map(literalType).join(' | ')
    case 'array':
      return arrayType(schema, style)
    case 'all': {
      const types = new Set(schema.parts.map((part) => printType(part, style)))
      return (
        [...types]
          .filter((type) => type !== 'unknown')
          .map(inParentheses)
          .join(' & ') || 'unknown'
      )
    }
    case 'union':
      return unionType(schema.options, style)
    case 'ref':
      return `${style.prefix}${schema.name}${style.defaults?.componentHolds(schema.name) ? 'WithDefaults' : ''}`
    case 'object': {
      const members = printMembers(schema, style)
      return members.length === 0 ? '{}' : `{ ${members.map(({ text }) => text).join('; ')} }`
    }
  }
}

function stringOf(known: readonly string[], { isForClients }: TypeStyle): string {
  if (known.length > 0) return openSet(known.map(quote))
  return isForClients ? 'OtherValue' : 'string'
}

/** Known values, and any other string. A plain `string` would absorb the values. */
function openSet(known: readonly string[]): string {
  return [...known, '(string & {})'].join(' | ')
}

/** Prints a union. `anyOf: [{ enum: [a, b] }, { type: string }]` is an open set too. */
function unionType(options: readonly Schema[], style: TypeStyle): string {
  const types = new Set(options.map((option) => printType(option, style)))
  const hasTexts = options.some(({ kind, ...rest }) => kind === 'literal' && JSON.stringify(rest).includes('"'))
  if (!hasTexts || !types.delete('string')) return [...types].join(' | ')
  return openSet([...types])
}

function literalType(value: Json): string {
  if (Array.isArray(value)) return `readonly [${value.map(literalType).join(', ')}]`
  if (!isObject(value)) return typeof value === 'string' ? quote(value) : String(value)
  const fields = Object.entries(value).map(([name, field]) => `${propertyName(name)}: ${literalType(field)}`)
  return fields.length === 0 ? '{}' : `{ ${fields.join('; ')} }`
}

/** Prints `prefixItems` as a tuple. Items beyond `minItems` are optional. */
function arrayType({ prefix, items, minItems = 0, maxItems }: ArraySchema, style: TypeStyle): string {
  const rest = printType(items, style)
  const start = style.isForClients ? '' : 'readonly '
  if (prefix === undefined) return `${start}${inParentheses(rest)}[]`
  const entries = prefix.map((each, index) => `${inParentheses(printType(each, style))}${index < minItems ? '' : '?'}`)
  const isWhole = items.kind === 'never' || (maxItems !== undefined && maxItems <= prefix.length)
  return `${start}[${[...entries, ...(isWhole ? [] : [`...${inParentheses(rest)}[]`])].join(', ')}]`
}

function inParentheses(type: string): string {
  return /^[\w.$]+$|^\{[^{}]*\}$/.test(type) ? type : `(${type})`
}

/** The members of an object type, each with the schema that documents it. */
export function printMembers(schema: ObjectSchema, style: TypeStyle): { text: string; about: Schema | undefined }[] {
  const members = schema.properties.map((property) => ({
    text: printProperty(property, style),
    about: property.schema as Schema | undefined,
  }))
  const index = indexType(schema, style)
  if (index !== undefined) members.push({ text: `[key: string]: ${index}`, about: undefined })
  return members
}

function printProperty({ name, schema, required }: Property, style: TypeStyle): string {
  const readonly = schema.readOnly ? 'readonly ' : ''
  const present = required || style.defaults?.defaultOf(schema) !== undefined
  if (present) return `${readonly}${propertyName(name)}: ${printType(schema, style)}`
  const type = typeOfProperty(schema, style)
  const orUndefined = type === 'undefined' || style.isForClients ? '' : ' | undefined'
  return `${readonly}${propertyName(name)}?: ${type}${orUndefined}`
}

/** The type of a property that may be missing. One that is forbidden has the type `undefined`. */
function typeOfProperty(schema: Schema, style: TypeStyle): string {
  return schema.kind === 'never' ? 'undefined' : printType(schema, style)
}

function indexType(schema: ObjectSchema, style: TypeStyle): string | undefined {
  const { additional, additionalStated, properties, patterns = [] } = schema
  if (patterns.length > 0 && (additional !== true || additionalStated)) return indexOfPatterns(schema, style)
  if (additional === false) return properties.length === 0 ? 'never' : undefined
  if (additional === true) return additionalStated || properties.length === 0 ? 'unknown' : undefined
  const type = printType(additional, style)
  if (properties.length === 0) return type
  // TypeScript requires the index type to include the types of declared properties.
  const types = properties.map((property) => typeOfProperty(property.schema, style))
  if (properties.some(({ required }) => !required)) types.push('undefined')
  return [...new Set([type, ...types])].join(' | ')
}

/** The index type of an object with `patternProperties`. */
function indexOfPatterns({ additional, properties, patterns = [] }: ObjectSchema, style: TypeStyle): string {
  if (additional === true) return 'unknown'
  const types = [...patterns, ...properties].map(({ schema }) => typeOfProperty(schema, style))
  if (additional !== false) types.push(printType(additional, style))
  if (properties.some(({ required }) => !required)) types.push('undefined')
  return types.includes('unknown') ? 'unknown' : [...new Set(types)].join(' | ')
}
