import { asArray, asObject, isObject, type Json, type JsonObject } from '../read/json.ts'
import { isComposed } from '../read/keywords-of-type.ts'
import { matchesAny } from '../runtime/document/unicode-pattern.ts'
import { type Code, type Entry, list } from './code.ts'
import { literal } from './literal.ts'
import { definite } from './print-all.ts'
import { docOf } from './print-doc.ts'
import { printRegex } from './print-regex.ts'
import { objectKey, propertyName } from './quote.ts'
import type { Types, ZodScope } from './zod-scope.ts'

/** Prints an object: plain zod if possible, otherwise `fields`. */
export function printObject(fragment: JsonObject, scope: ZodScope): Code {
  const { additionalProperties: additional, unevaluatedProperties: unevaluated } = fragment
  const { shape, types, valueTypes, inherited } = printShape(fragment, scope)
  const others =
    unevaluated !== undefined && additional === undefined && !isComposed(fragment) ? unevaluated : additional
  const rest = isObject(others) && Object.keys(others).length > 0 ? scope.print(others, scope) : undefined
  const isClosed = others === false
  const properties = list('{', shape, '}')
  const { entries, patternTypes } = printOptions(fragment, scope)
  const index =
    isClosed || rest !== undefined ? indexType([...patternTypes, ...(rest ? [rest.type] : [])], valueTypes) : ''
  const config = index === '' ? (isClosed ? 'strict' : 'loose') : `catchall<${index}>`
  const type = `z.ZodObject<${shapeType(types)}, z.core.$${config}>`
  if (rest !== undefined) entries.unshift(`rest: ${rest.js}`)
  if (entries.length === 0 && !inherited)
    return { js: `z.${isClosed ? 'strictObject' : 'looseObject'}(${properties})`, type }
  if (isClosed) entries.unshift('rest: z.never()')
  const more = entries.length === 0 ? '' : `, ${list('{', entries, '}')}`
  return {
    js: `${scope.helper('fields')}(${properties}${more})`,
    type,
    ...(rest?.later && { later: true }),
  }
}

/** The zod type of other properties. TypeScript requires it to include the types of declared ones. */
function indexType(others: readonly string[], properties: readonly string[]): string {
  if (others.length === 0) return ''
  const types = [...new Set([...others, ...properties])]
  return types.length === 1 ? types[0]! : `z.ZodUnion<[${types.join(', ')}]>`
}

/** The options of `fields`, except `rest`, and the types of its patterns. */
function printOptions(fragment: JsonObject, scope: ZodScope): { entries: string[]; patternTypes: string[] } {
  const { propertyNames, minProperties, maxProperties, patternProperties, dependentRequired } = fragment
  const entries: string[] = []
  const patternTypes: string[] = []
  const schema = (value: Json, types?: Types) => {
    const { js, later, type } = scope.print(value, scope, types)
    return { js: later ? `z.lazy(() => ${js})` : js, type }
  }
  if (typeof minProperties === 'number' && minProperties > 0) entries.push(`min: ${minProperties}`)
  if (typeof maxProperties === 'number') entries.push(`max: ${maxProperties}`)
  if (propertyNames !== undefined) entries.push(`names: ${schema(propertyNames, new Set(['string'])).js}`)
  if (isObject(patternProperties)) {
    const rows = Object.entries(patternProperties).map(([pattern, value]) => {
      const { js, type } = schema(value)
      patternTypes.push(type)
      return `[${printRegex(pattern).text}, ${js}]`
    })
    if (rows.length > 0) entries.push(`patterns: ${list('[', rows, ']')}`)
  }
  if (isObject(dependentRequired)) {
    const needs = Object.entries(dependentRequired).filter(([, names]) => asArray(names).length > 0)
    if (needs.length > 0) entries.push(`needs: ${literal(Object.fromEntries(needs))}`)
  }
  return { entries, patternTypes }
}

/** The type of a shape. */
export function shapeType(types: readonly string[]): string {
  return types.length === 0 ? '{}' : `{ ${types.join('; ')} }`
}

interface Shape {
  readonly shape: Entry[]
  readonly types: string[]
  /** The types of the properties, without their names. */
  readonly valueTypes: string[]
  /** Whether a property has the name of an inherited one, such as `constructor`. */
  readonly inherited: boolean
}

/** Prints the properties of an object, including those only listed in `required`. */
export function printShape(fragment: JsonObject, scope: ZodScope): Shape {
  const properties = asObject(fragment.properties)
  const required = new Set(asArray(fragment.required) as string[])
  const { additionalProperties: additional } = fragment
  const shape: Entry[] = []
  const types: string[] = []
  const valueTypes: string[] = []
  let inherited = false
  const print = (name: string, value: Json) => {
    const code = printField(value, required.has(name), scope)
    const key = propertyName(name)
    const doc = docOf(value)
    if (code.later) shape.push({ text: `get ${key}() {\n  return ${code.js.replaceAll('\n', '\n  ')}\n}`, doc })
    else shape.push({ text: code.js === key ? key : `${objectKey(name)}: ${code.js}`, doc })
    types.push(`${key}: ${code.type}`)
    valueTypes.push(code.type)
    inherited ||= name in Object.prototype
  }
  for (const name in properties) print(name, properties[name]!)
  for (const name of required) {
    if (Object.hasOwn(properties, name)) continue
    const patterns = Object.keys(asObject(fragment.patternProperties))
    print(name, additional === undefined || matchesAny(patterns, name) ? {} : additional)
  }
  return { shape, types, valueTypes, inherited }
}

/** Prints a property or parameter: optional unless required, with its default. */
export function printField(value: Json, isRequired: boolean, scope: ZodScope, about: JsonObject = {}): Code {
  let code = scope.print(value, scope)
  const schema = scope.context.schemaOf(value)
  const byDefault = schema === undefined ? undefined : scope.defaults?.defaultOf(schema)
  if (Object.keys(about).length > 0) code = { ...code, js: `${code.js}.openapi(${literal(about)})` }
  if (isRequired) {
    code = definite(code, scope)
    if (!isObject(value) || value.default === undefined) return code
    return { ...code, js: `${code.js}.openapi({ default: ${literal(value.default)} })` }
  }
  if (byDefault === undefined || schema === undefined) {
    return { ...code, js: `${code.js}.optional()`, type: `z.ZodOptional<${code.type}>` }
  }
  const initial = literal(byDefault)
  // zod does not parse the value of `.default()`, so nested defaults would be missing.
  const [method, type] = scope.defaults?.holds(schema) ? ['prefault', 'z.ZodPrefault'] : ['default', 'z.ZodDefault']
  // zod-openapi omits the default of a reference.
  const isReference = isObject(value) && value.$ref !== undefined && value.default !== undefined
  const written = isReference ? `.openapi({ default: ${initial} })` : ''
  return { ...code, js: `${code.js}.${method}(${initial})${written}`, type: `${type}<${code.type}>` }
}
