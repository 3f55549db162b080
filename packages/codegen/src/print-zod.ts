import { classifyUnions, behind as schemaBehind, typesOf } from './classify-unions.ts'
import { type Code, type Entry, list, oneLineDoc } from './code.ts'
import { exactlyOneGroups, exactlyOneOf } from './exactly-one-of.ts'
import { fragmentOf } from './fragment-of.ts'
import { isObject, type Json, type JsonObject } from './json.ts'
import { shapesValues } from './keywords.ts'
import { prettyLiteral } from './literal.ts'
import { propertyName, quote } from './names.ts'
import { keysOf, lookUp } from './pointer.ts'
import { printRegex } from './print-regex.ts'
import type { JsonType, Schema, UnionSchema } from './schema.ts'
import { ownTypes, statedTypes } from './stated-types.ts'

/** What printing a schema needs to know of the document and of the file that it is printed into. */
export interface ZodScope {
  readonly document: JsonObject
  /** What a part of the document was worked out to. */
  schemaOf(fragment: Json): Schema | undefined
  /** The schema of a component. */
  resolve(name: string): Schema | undefined
  fits(schema: Schema, value: unknown): boolean
  /** The constant of a component; says too whether it may only be read later. */
  reference(name: string): Code
  /** As `reference`, for a type alone. */
  typeReference(name: string): Code
  /** Notes that the file imports a helper, and returns its name. */
  helper(name: string): string
  /** Whether a value of the schema may gain properties by defaults. */
  holdsDefaults(schema: Schema): boolean
  /** The default that a missing value has, also by the component that it refers to. */
  defaultOf(schema: Schema): Json | undefined
  /** Whether a component is printed as an object that can be extended. */
  isExtendable(name: string): boolean
}

type Types = ReadonlySet<JsonType> | undefined

const unknown: Code = { js: 'z.unknown()', type: 'z.ZodUnknown' }

function nothing(scope: ZodScope): Code {
  return { js: `${scope.helper('nothing')}()`, type: 'z.ZodNever' }
}

/** A schema as a zod expression, as it was authored: references and compositions stay. */
export function printZod(fragment: Json | undefined, scope: ZodScope, inherited?: Types): Code {
  if (!isObject(fragment)) return fragment === false ? nothing(scope) : unknown
  const code = printBare(fragment, scope, inherited)
  const about = metadataOf(fragment)
  if (Object.keys(about).length === 0) return code
  return { ...code, js: `${code.js}.openapi(${prettyLiteral(about)})` }
}

/** The x-… fields of a schema, but for those that the zod says. */
export function metadataOf(fragment: JsonObject): JsonObject {
  const names = Object.keys(fragment).filter((name) => name.startsWith('x-') && name !== 'x-exactly-one-of')
  return Object.fromEntries(names.map((name) => [name, fragment[name]!]))
}

/** As `printZod`, without the x-… fields of the schema itself. */
export function printBare(fragment: JsonObject, scope: ZodScope, inherited?: Types): Code {
  const types = ownTypes(fragment) ?? statedTypes(scope.document, fragment) ?? inherited
  if (fragment.unevaluatedProperties === false && isComposed(fragment)) {
    return printClosedExtension(fragment, scope) ?? printWorkedOut(fragment, scope)
  }
  const groups = [...(exactlyOneGroups(fragment['x-exactly-one-of']) ?? [])]
  const parts: Part[] = []
  if (fragment.$ref !== undefined) parts.push({ fragment: { $ref: fragment.$ref } })
  if (isTyped(fragment, types, scope)) parts.push({ code: () => printTyped(fragment, types!, scope) })
  for (const member of arrayOf(fragment.allOf)) {
    const names = groupOf(member, types)
    if (names === undefined) parts.push({ fragment: member })
    else groups.push(names)
  }
  for (const mode of ['oneOf', 'anyOf'] as const) {
    const options = fragment[mode]
    if (!Array.isArray(options)) continue
    const names = mode === 'oneOf' ? exactlyOneOf(options, types) : undefined
    if (names !== undefined && options.length > 1) groups.push(names)
    else parts.push({ code: () => printUnion(mode, options, scope, types) })
  }
  if (groups.length > 0 && parts.length === 0)
    parts.push({ code: () => ({ js: 'z.looseObject({})', type: objectType }) })
  const base = printParts(parts, scope, types)
  return { ...base, js: base.js + printGroups(groups, scope) }
}

function printGroups(groups: readonly (readonly string[])[], scope: ZodScope): string {
  return groups.map((names) => `.apply(${scope.helper('exactlyOne')}(${names.map(quote).join(', ')}))`).join('')
}

interface Part {
  readonly fragment?: Json
  readonly code?: () => Code
}

const objectType = 'z.ZodObject<{}, z.core.$strip>'

function printParts(parts: readonly Part[], scope: ZodScope, types: Types): Code {
  const extended = printExtension(parts, scope)
  if (extended !== undefined) return extended
  const codes = parts.map(({ fragment, code }) => code?.() ?? printPart(fragment, scope, types))
  if (codes.length === 0) return unknown
  if (codes.length === 1) return codes[0]!
  return {
    js: list(
      `${scope.helper('all')}(`,
      codes.map(({ js }) => ({ text: js })),
      ')',
    ),
    type: codes.map(({ type }) => type).reduce((left, right) => `z.ZodIntersection<${left}, ${right}>`),
    later: codes.some(({ later }) => later === true),
  }
}

function printPart(fragment: Json | undefined, scope: ZodScope, types: Types): Code {
  const name = componentOf(fragment)
  if (name !== undefined && Object.keys(fragment as JsonObject).length === 1) return scope.reference(name)
  if (!isObject(fragment) || typeof fragment.$ref !== 'string') return printZod(fragment, scope, types)
  // A reference to what is no component: it stands here as if it was written here.
  return printZod(lookUp(scope.document, keysOf(fragment.$ref) ?? []), scope, types)
}

function isComposed(fragment: JsonObject): boolean {
  return Object.keys(fragment).some(isComposedBy)
}

function isComposedBy(keyword: string): boolean {
  return ['$ref', 'allOf', 'oneOf', 'anyOf'].includes(keyword)
}

function isTyped(fragment: JsonObject, types: Types, scope: ZodScope): boolean {
  if (fragment.const !== undefined || fragment.enum !== undefined || fragment.not !== undefined) return true
  if (Object.keys(fragment).some((keyword) => shapesValues(keyword))) return true
  if (types === undefined || fragment.type === undefined) return false
  if (!isComposed(fragment) || [fragment.type].flat().includes('integer')) return true
  // A type beside a composition says nothing where a part of the composition has no other type.
  const implies = (part: Json) => {
    const schema = scope.schemaOf(part)
    return schema !== undefined && typesOf(schema, (name) => scope.resolve(name)).every((type) => types.has(type))
  }
  const isImplied =
    (fragment.$ref !== undefined && implies({ $ref: fragment.$ref })) ||
    arrayOf(fragment.allOf).some(implies) ||
    [fragment.oneOf, fragment.anyOf].some((options) => Array.isArray(options) && options.every(implies))
  return !isImplied
}

function arrayOf(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : []
}

function groupOf(member: Json, types: Types): string[] | undefined {
  if (!isObject(member) || Object.keys(member).length !== 1 || !Array.isArray(member.oneOf)) return undefined
  return member.oneOf.length > 1 ? exactlyOneOf(member.oneOf, types) : undefined
}

interface Extension {
  /** The component that is extended. */
  readonly name: string
  readonly base: JsonObject
  readonly addition: JsonObject
}

const extensionKeywords = new Set(['type', 'properties', 'required', 'description', 'title', 'x-exactly-one-of'])

/** An `allOf` of a component and an object that adds to it, or narrows it to fixed values. */
function extensionOf(parts: readonly (Json | undefined)[], scope: ZodScope): Extension | undefined {
  const [reference, addition] = parts
  const name = componentOf(reference)
  if (parts.length !== 2 || name === undefined || !isObject(addition)) return undefined
  const base = lookUp(scope.document, ['components', 'schemas', name])
  if (!isObject(base) || !scope.isExtendable(name)) return undefined
  if (addition.type !== 'object' || !Object.keys(addition).every((keyword) => extensionKeywords.has(keyword)))
    return undefined
  const target = scope.resolve(name)
  const added = scope.schemaOf(addition)
  if (target?.kind !== 'object' || added?.kind !== 'object') return undefined
  const narrows = added.properties.every(({ name: property, schema, required, undeclared }) => {
    const before = target.properties.find((candidate) => candidate.name === property)
    if (undeclared) return false
    if (before === undefined) return true
    const isLiteral = schema.kind === 'literal' && schema.values.every((value) => scope.fits(before.schema, value))
    return isLiteral && (required || !before.required)
  })
  return narrows ? { name, base, addition } : undefined
}

/** `EventEnvelope.extend({ … })` */
function printExtension(parts: readonly Part[], scope: ZodScope): Code | undefined {
  const extension = extensionOf(
    parts.map(({ fragment }) => fragment),
    scope,
  )
  if (extension === undefined) return undefined
  const { name, base, addition } = extension
  // zod-openapi writes the refinements of the base into the extension, where they stand beside the reference.
  if ([base, addition].some((object) => object['x-exactly-one-of'] !== undefined)) return undefined
  const { later, ...code } = scope.reference(name)
  const { shape, types } = printShape(addition, scope)
  return {
    js: `${code.js}.extend(${list('{', shape, '}')})`,
    type: `z.ZodObject<${extendedType(base, addition, types, scope)}, z.core.$strip>`,
    ...(later && { later }),
  }
}

/** Every property with its type: the compiler would have to work out what extending makes of them. */
function extendedType(base: JsonObject, addition: JsonObject, types: readonly string[], scope: ZodScope): string {
  const added = isObject(addition.properties) ? Object.keys(addition.properties) : []
  const names = isObject(base.properties) ? Object.keys(base.properties) : []
  const before = printShape(base, { ...scope, reference: scope.typeReference, helper: (name) => name }).types
  return shapeType([...before.filter((_type, index) => !added.includes(names[index] ?? '')), ...types])
}

/** `z.strictObject({ ...MessageBase.shape, … })`: what zod-openapi would write of a closed extension refuses what the base has. */
function printClosedExtension(fragment: JsonObject, scope: ZodScope): Code | undefined {
  const { allOf, unevaluatedProperties: _closed, type: _type, ...rest } = fragment
  if (Object.keys(rest).some((keyword) => shapesValues(keyword) || isComposedBy(keyword))) return undefined
  const extension = extensionOf(arrayOf(allOf), scope)
  if (extension === undefined) return undefined
  const { name, base, addition } = extension
  const { later, ...code } = scope.reference(name)
  const { shape, types, inherited } = printShape(addition, scope)
  if (later || inherited) return undefined
  const groups = [base, addition, fragment].flatMap((object) => exactlyOneGroups(object['x-exactly-one-of']) ?? [])
  const type = `z.ZodObject<${extendedType(base, addition, types, scope)}, z.core.$strict>`
  const properties = list('{', [{ text: `...${code.js}.shape` }, ...shape], '}')
  return { js: `z.strictObject(${properties})${printGroups(groups, scope)}`, type }
}

/** The name of the component that a bare reference names. */
export function componentOf(fragment: Json | undefined): string | undefined {
  if (!isObject(fragment) || typeof fragment.$ref !== 'string') return undefined
  const keys = keysOf(fragment.$ref)
  return keys?.length === 3 && keys[0] === 'components' && keys[1] === 'schemas' ? keys[2] : undefined
}

/** A composition that only makes sense as a whole, as the one schema that it was worked out to. */
function printWorkedOut(fragment: JsonObject, scope: ZodScope): Code {
  const known = new Map<Json, Schema>()
  const schema = scope.schemaOf(fragment)
  const { description: _d, default: _v, extensions: _e, title: _t, ...bare } = schema ?? { kind: 'any' as const }
  const text = fragmentOf(bare as Schema, (part, meaning) => known.set(part, meaning))
  return printZod(text, { ...scope, schemaOf: (part) => known.get(part) ?? scope.schemaOf(part) })
}

function printTyped(fragment: JsonObject, types: ReadonlySet<JsonType>, scope: ZodScope): Code {
  if (fragment.not !== undefined) return nothing(scope)
  if (fragment.const !== undefined) return printLiterals([fragment.const], 'const', scope)
  if (Array.isArray(fragment.enum)) return printLiterals(fragment.enum, 'enum', scope)
  const codes = [...types].filter((type) => type !== 'null').map((type) => printType(type, fragment, scope))
  if (codes.length === 0) return { js: 'z.null()', type: 'z.ZodNull' }
  const code = codes.length === 1 ? codes[0]! : union('z.union([', codes, '])')
  return types.has('null') ? nullable(code) : code
}

function nullable(code: Code): Code {
  return { ...code, js: `${code.js}.nullable()`, type: `z.ZodNullable<${code.type}>` }
}

function union(open: string, codes: readonly Code[], close: string, type = 'z.ZodUnion'): Code {
  return {
    js: list(
      open,
      codes.map(({ js }) => ({ text: js })),
      close,
    ),
    type: `${type}<[${codes.map((code) => code.type).join(', ')}]>`,
    later: codes.some(({ later }) => later === true),
  }
}

function printLiterals(values: readonly Json[], keyword: 'const' | 'enum', scope: ZodScope): Code {
  const type = values.map((value) => (typeof value === 'string' ? quote(value) : String(value))).join(' | ')
  if (values.length === 1 && keyword === 'const') {
    const [value] = values
    if (value === null) return { js: 'z.null()', type: 'z.ZodNull' }
    return { js: `z.literal(${prettyLiteral(value ?? null)})`, type: `z.ZodLiteral<${type}>` }
  }
  const texts = values.filter((value) => typeof value === 'string')
  const others = values.filter((value) => typeof value !== 'string')
  if (texts.length > 0 && others.every((value) => value === null)) {
    const entries = texts.map((value) => ({ text: quote(value) }))
    const textType = texts.map(quote).join(' | ')
    const code = { js: list('z.enum([', entries, '])'), type: `z.ZodEnum<z.core.util.ToEnum<${textType}>>` }
    return others.length > 0 ? nullable(code) : code
  }
  return { js: `${scope.helper('values')}(${values.map(prettyLiteral).join(', ')})`, type: `z.ZodLiteral<${type}>` }
}

function printType(type: JsonType, fragment: JsonObject, scope: ZodScope): Code {
  switch (type) {
    case 'null':
      return { js: 'z.null()', type: 'z.ZodNull' }
    case 'boolean':
      return { js: 'z.boolean()', type: 'z.ZodBoolean' }
    case 'string':
      return { js: printString(fragment, scope), type: 'z.ZodString' }
    case 'number':
      return printNumber(fragment, scope)
    case 'array':
      return printArray(fragment, scope)
    case 'object':
      return printObject(fragment, scope)
  }
}

const helperOfFormat: Readonly<Record<string, string>> = {
  'date-time': 'dateTime',
  date: 'date',
  time: 'time',
  email: 'email',
  hostname: 'hostname',
  ipv4: 'ipv4',
  ipv6: 'ipv6',
  uri: 'uri',
  'uri-reference': 'uriReference',
  uuid: 'uuid',
  byte: 'byte',
  password: 'password',
}

function printString({ minLength, maxLength, pattern, format }: JsonObject, scope: ZodScope): string {
  const helper = helperOfFormat[String(format)]
  const options: Entry[] = []
  if (typeof minLength === 'number' && minLength > 0) options.push({ text: `min: ${minLength}` })
  if (typeof maxLength === 'number') options.push({ text: `max: ${maxLength}` })
  const regex = typeof pattern === 'string' ? printRegex(pattern) : undefined
  if (helper === undefined && options.length === 0) {
    if (regex === undefined) return 'z.string()'
    if (regex.isPlain) return `z.string().regex(${regex.text})`
  }
  if (regex !== undefined) options.push({ text: `pattern: ${regex.text}` })
  return `${scope.helper(helper ?? 'text')}(${options.length === 0 ? '' : list('{', options, '}')})`
}

function printNumber(fragment: JsonObject, scope: ZodScope): Code {
  const names = [fragment.type].flat()
  const isInteger = names.includes('integer') && !names.includes('number')
  let js = isInteger ? 'z.int()' : 'z.number()'
  for (const [keyword, method] of [
    ['minimum', 'min'],
    ['maximum', 'max'],
    ['exclusiveMinimum', 'gt'],
    ['exclusiveMaximum', 'lt'],
  ] as const) {
    if (typeof fragment[keyword] === 'number') js += `.${method}(${fragment[keyword]})`
  }
  const { multipleOf, format } = fragment
  if (typeof multipleOf === 'number') js += `.apply(${scope.helper('multipleOf')}(${multipleOf}))`
  if (typeof format === 'string' && !names.includes('string'))
    js += `.apply(${scope.helper('format')}(${quote(format)}))`
  return { js, type: isInteger ? 'z.ZodInt' : 'z.ZodNumber' }
}

function printArray({ items, minItems, maxItems, uniqueItems }: JsonObject, scope: ZodScope): Code {
  const item = printZod(items, scope)
  let js = `z.array(${item.js})`
  if (typeof minItems === 'number' && minItems > 0) js += `.min(${minItems})`
  if (typeof maxItems === 'number') js += `.max(${maxItems})`
  if (uniqueItems === true) js += `.apply(${scope.helper('unique')})`
  return { js, type: `z.ZodArray<${item.type}>`, ...(item.later && { later: true }) }
}

function printObject(fragment: JsonObject, scope: ZodScope): Code {
  const { additionalProperties: additional, propertyNames, minProperties, maxProperties } = fragment
  const { shape, types, inherited } = printShape(fragment, scope)
  const rest = isObject(additional) && Object.keys(additional).length > 0 ? printZod(additional, scope) : undefined
  const isClosed = additional === false || fragment.unevaluatedProperties === false
  const isOpen = (additional !== undefined || types.length === 0) && !isClosed
  const type = `z.ZodObject<${shapeType(types)}, z.core.$${isClosed ? 'strict' : isOpen ? 'loose' : 'strip'}>`
  const options: Entry[] = []
  if (rest !== undefined) options.push({ text: `rest: ${rest.js}` })
  if (typeof minProperties === 'number' && minProperties > 0) options.push({ text: `min: ${minProperties}` })
  if (typeof maxProperties === 'number') options.push({ text: `max: ${maxProperties}` })
  if (propertyNames !== undefined) {
    options.push({ text: `names: ${printZod(propertyNames, scope, new Set<JsonType>(['string'])).js}` })
  }
  const properties = list('{', shape, '}')
  if (options.length === 0 && !inherited)
    return { js: `z.${isClosed ? 'strictObject' : 'looseObject'}(${properties})`, type }
  if (isClosed) options.unshift({ text: 'rest: z.never()' })
  const more = options.length === 0 ? '' : `, ${list('{', options, '}')}`
  return {
    js: `${scope.helper('fields')}(${properties}${more})`,
    type: rest === undefined ? type : `z.ZodObject<${shapeType(types)}, z.core.$catchall<${rest.type}>>`,
    ...(rest?.later && { later: true }),
  }
}

function shapeType(types: readonly string[]): string {
  return types.length === 0 ? '{}' : `{ ${types.join('; ')} }`
}

interface Shape {
  readonly shape: Entry[]
  readonly types: string[]
  /** Whether a property is named like one that every object inherits, such as `constructor`. */
  readonly inherited: boolean
}

function printShape(fragment: JsonObject, scope: ZodScope): Shape {
  const properties = isObject(fragment.properties) ? fragment.properties : {}
  const required = new Set(arrayOf(fragment.required) as string[])
  const { additionalProperties: additional } = fragment
  const undeclared = [...required].filter((name) => !Object.hasOwn(properties, name))
  const rows: { name: string; value: Json }[] = Object.entries(properties).map(([name, value]) => ({ name, value }))
  for (const name of undeclared) rows.push({ name, value: isObject(additional) ? additional : {} })
  const shape: Entry[] = []
  const types: string[] = []
  for (const { name, value } of rows) {
    const code = printField(value, required.has(name), scope)
    const key = propertyName(name)
    const doc = isObject(value) ? oneLineDoc(value.description) : ''
    // In JavaScript a plain `__proto__:` would set the prototype.
    if (code.later) shape.push({ text: `get ${key}() {\n  return ${code.js.replaceAll('\n', '\n  ')}\n}`, doc })
    else shape.push({ text: code.js === key ? key : `${key === '__proto__' ? `['${key}']` : key}: ${code.js}`, doc })
    types.push(`${key}: ${code.type}`)
  }
  return { shape, types, inherited: rows.some(({ name }) => name in Object.prototype) }
}

/** A property or a parameter: optional where it is not required, with its default. */
export function printField(value: Json, isRequired: boolean, scope: ZodScope, about: JsonObject = {}): Code {
  let code = printZod(value, scope)
  const schema = scope.schemaOf(value)
  const byDefault = schema === undefined ? undefined : scope.defaultOf(schema)
  if (Object.keys(about).length > 0) code = { ...code, js: `${code.js}.openapi(${prettyLiteral(about)})` }
  if (isRequired && code.js === unknown.js) return { ...code, js: `${scope.helper('anything')}()` }
  if (isRequired) {
    if (!isObject(value) || value.default === undefined) return code
    return { ...code, js: `${code.js}.openapi({ default: ${prettyLiteral(value.default)} })` }
  }
  if (byDefault === undefined || schema === undefined) {
    return { ...code, js: `${code.js}.optional()`, type: `z.ZodOptional<${code.type}>` }
  }
  const initial = prettyLiteral(byDefault)
  // zod does not parse what `.default()` gives, so the defaults inside it would be missing.
  const [method, type] = scope.holdsDefaults(schema) ? ['prefault', 'z.ZodPrefault'] : ['default', 'z.ZodDefault']
  // zod-openapi writes no default beside a reference.
  const isReference = isObject(value) && value.$ref !== undefined && value.default !== undefined
  const written = isReference ? `.openapi({ default: ${initial} })` : ''
  return { ...code, js: `${code.js}.${method}(${initial})${written}`, type: `${type}<${code.type}>` }
}

function printUnion(mode: 'oneOf' | 'anyOf', options: readonly Json[], scope: ZodScope, types: Types): Code {
  if (options.length === 1) return printZod(options[0], scope, types)
  const others = options.filter((option) => !isNull(option))
  if (options.length === 2 && others.length === 1) return printOrNull(others[0]!, scope, types)
  const codes = options.map((option) => printZod(option, scope, types))
  const tag = tagOf(mode, options, scope)
  if (tag !== undefined) return union(`z.discriminatedUnion(${quote(tag)}, [`, codes, '])')
  const isNested = options.some((option) => behind(scope.schemaOf(option), scope)?.kind === 'union')
  if (mode === 'anyOf') return union(isNested ? `${scope.helper('anyOf')}([` : 'z.union([', codes, '])')
  return union(`${scope.helper('oneOf')}([`, codes, '])')
}

function isNull(option: Json): boolean {
  return isObject(option) && option.type === 'null'
}

function printOrNull(option: Json, scope: ZodScope, types: Types): Code {
  const code = printZod(option, scope, types)
  return { ...code, js: `${scope.helper('orNull')}(${code.js})`, type: `OrNull<${code.type}>` }
}

function behind(schema: Schema | undefined, scope: ZodScope): Schema | undefined {
  return schema && schemaBehind(schema, (name) => scope.resolve(name))
}

/** The property that tells all options apart, if zod can tell them apart by it. */
function tagOf(mode: 'oneOf' | 'anyOf', options: readonly Json[], scope: ZodScope): string | undefined {
  if (mode === 'anyOf') return undefined
  const schemas = options.map((option) => scope.schemaOf(option))
  if (schemas.includes(undefined)) return undefined
  const copy: UnionSchema = { kind: 'union', mode, options: schemas as Schema[] }
  classifyUnions(copy, (name) => scope.resolve(name), new Set(copy.options))
  const { tag } = copy
  return copy.types === undefined && tag !== undefined && !(tag in Object.prototype) ? tag : undefined
}
