import { isObject, type Json, type JsonType } from '../read/json.ts'
import { hasOneOf } from '../read/keywords-of-type.ts'
import { at, keysOf, lookUp } from '../read/pointer.ts'
import type { ProblemCode } from '../read/problem-table.ts'
import { analyzeTyped } from './analyze-typed.ts'
import { closeUnevaluated } from './close-unevaluated.ts'
import { exactlyOneGroups, exactlyOneOf } from './exactly-one-of.ts'
import { holdsJson } from './holds-json.ts'
import { intersectAll } from './intersect-all.ts'
import { keywordIssue } from './keyword-issue.ts'
import type { FormattedKind } from './own-formats.ts'
import { type Reader, rulesOf } from './reader.ts'
import { type Annotations, annotate, type Default, isAnnotated, type Schema, type UnionSchema } from './schema.ts'
import type { SchemaContext } from './schema-context.ts'
import { ownTypes, statedTypes } from './stated-types.ts'

/**
 * Analyzes the schema at `pointer`. Unsupported content is reported as a problem.
 *
 * @param inherited types stated by an enclosing schema, for `allOf`, `oneOf` and `anyOf` members without a type
 */
export function analyzeSchema(
  fragment: Json | undefined,
  pointer: string,
  context: SchemaContext,
  inherited?: ReadonlySet<JsonType>,
): Schema {
  if (fragment === true) return { kind: 'any' }
  if (fragment === false) return { kind: 'never' }
  if (!isObject(fragment)) return refuse(context, 'not-a-schema', pointer)
  const types = ownTypes(fragment) ?? statedTypes(context.document, fragment) ?? inherited
  const read: Reader = { fragment, pointer, context, types }
  checkKeywords(read)
  const parts = partsOf(read)
  let schema = intersectAll(parts, context)
  // Annotations of several parts describe those parts, not their intersection. A single part keeps its own.
  if (parts.length === 1) schema = annotate(schema, parts[0]!)
  schema = closeUnevaluated(schema, read)
  if (schema.kind === 'never' && parts.length > 1 && parts.every((part) => part.kind !== 'never')) {
    context.problems.report('no-value-fits', pointer)
  }
  schema = annotated(schema, read)
  context.remember(fragment, schema)
  return schema
}

function refuse(
  { problems }: SchemaContext,
  code: ProblemCode,
  pointer: string,
  details?: Readonly<Record<string, string>>,
): Schema {
  problems.report(code, pointer, details)
  return { kind: 'any' }
}

const booleanKeywords = new Set(['deprecated', 'readOnly', 'writeOnly', 'uniqueItems'])

function checkKeywords({ fragment, pointer, context, types }: Reader): void {
  const { problems } = context
  for (const keyword in fragment) {
    const issue = keywordIssue(keyword, fragment, types)
    if (issue !== undefined) problems.report(issue.code, at(pointer, keyword), issue.details)
    if (booleanKeywords.has(keyword) && typeof fragment[keyword] !== 'boolean')
      problems.report('not-boolean', at(pointer, keyword))
  }
  const { format, $schema: dialect, discriminator } = fragment
  if (typeof format === 'string' && !isKnownFormat(format, types, context))
    problems.report('unchecked-format', at(pointer, 'format'), { format: JSON.stringify(format) })
  if (dialect !== undefined && !/(?:draft\/2020-12\/schema|spec\.openapis\.org\/oas\/)/.test(String(dialect)))
    problems.report('schema-dialect', at(pointer, '$schema'))
  if (discriminator === undefined) return
  const name = isObject(discriminator) ? discriminator.propertyName : undefined
  if (typeof name !== 'string') problems.report('discriminator-without-property', at(pointer, 'discriminator'))
}

/** Whether the format is known for one of the types. `binary` says how a body is sent, not which strings are valid. */
function isKnownFormat(name: string, types: ReadonlySet<JsonType> | undefined, context: SchemaContext): boolean {
  const has = (type: FormattedKind) => (types?.has(type) ?? true) && context.knowsFormat(name, type)
  return name === 'binary' || has('string') || has('number')
}

/** Keywords that add to what a schema says itself. */
const adding = new Set('$ref $dynamicRef allOf oneOf anyOf not if then else x-exactly-one-of'.split(' '))

/** The schemas that a value must match at the same time. */
function partsOf(read: Reader): Schema[] {
  const { fragment, pointer, context, types } = read
  const parts: Schema[] = []
  // Most schemas have nothing to combine.
  if (!hasOneOf(adding, fragment)) {
    const only = analyzeTyped(read)
    return only === undefined ? parts : [only]
  }
  // A dynamic reference that is left has no target.
  for (const keyword of ['$ref', '$dynamicRef'] as const) {
    if (fragment[keyword] !== undefined) parts.push(analyzeReference(fragment[keyword], at(pointer, keyword), context))
  }
  const own = analyzeTyped(read)
  if (own !== undefined) parts.push(own)
  if (fragment.allOf !== undefined) {
    for (const [index, member] of members(fragment.allOf, at(pointer, 'allOf'), context).entries()) {
      parts.push(analyzeSchema(member, at(pointer, 'allOf', index), context, types))
    }
  }
  for (const mode of ['oneOf', 'anyOf'] as const) {
    if (fragment[mode] !== undefined) parts.push(analyzeUnion(mode, read))
  }
  // These keywords exclude values, which a type cannot express. They are analyzed for their problems only.
  for (const keyword of ['not', 'if', 'then', 'else'] as const) {
    if (fragment[keyword] !== undefined) analyzeSchema(fragment[keyword], at(pointer, keyword), context, types)
  }
  if (isEmptySchema(fragment.not)) parts.push({ kind: 'never' })
  // `analyzeObject` has already read it.
  const groups = own?.kind === 'object' ? [] : exactlyOneGroups(fragment['x-exactly-one-of'])
  if (groups === undefined) {
    context.problems.report('exactly-one-of-no-names', at(pointer, 'x-exactly-one-of'))
  } else if (groups.length > 0) parts.push(exactlyOne(groups))
  return parts
}

/** Whether the schema is `true` or `{}`. */
function isEmptySchema(fragment: Json | undefined): boolean {
  return fragment === true || (isObject(fragment) && Object.keys(fragment).length === 0)
}

function members(value: Json, pointer: string, context: SchemaContext): Json[] {
  if (Array.isArray(value) && value.length > 0) return value
  context.problems.report('not-schemas', pointer)
  return []
}

function analyzeReference(reference: Json, pointer: string, context: SchemaContext): Schema {
  const keys = typeof reference === 'string' ? keysOf(reference) : undefined
  // Other references by name are resolved before.
  const isAnchor = typeof reference === 'string' && /^#[^/]/.test(reference)
  if (keys === undefined && !isAnchor) {
    return refuse(context, 'invalid-reference', pointer, { reference: JSON.stringify(reference) })
  }
  const target = keys && lookUp(context.document, keys)
  if (keys === undefined || target === undefined) {
    return refuse(context, 'unresolved-reference', pointer, { reference: String(reference) })
  }
  if (keys.length === 3 && keys[0] === 'components' && keys[1] === 'schemas') return { kind: 'ref', name: keys[2]! }
  return context.inline(target, keys, pointer)
}

function analyzeUnion(mode: 'oneOf' | 'anyOf', { fragment, pointer, context, types }: Reader): Schema {
  const options = members(fragment[mode]!, at(pointer, mode), context).map((option, index) =>
    analyzeSchema(option, at(pointer, mode, index), context, types),
  )
  if (options.length === 1) return options[0]!
  const names = mode === 'oneOf' ? exactlyOneOf(fragment[mode]!, types) : undefined
  if (names !== undefined) return exactlyOne([names])
  const union: UnionSchema = { kind: 'union', mode, options }
  const { discriminator } = fragment
  if (isObject(discriminator) && isObject(discriminator.mapping) && typeof discriminator.propertyName === 'string') {
    const mappingPointer = at(pointer, 'discriminator', 'mapping')
    context.expectMapping(union, discriminator.mapping, discriminator.propertyName, mappingPointer)
  }
  return union
}

function exactlyOne(groups: string[][]): Schema {
  return {
    kind: 'object',
    properties: [],
    additional: true,
    additionalStated: false,
    ...rulesOf('object', { 'x-exactly-one-of': groups }),
  }
}

function annotated(schema: Schema, { fragment, pointer, context }: Reader): Schema {
  const { title, description, deprecated, readOnly } = fragment
  const standard: Default | undefined = fragment.default === undefined ? undefined : { value: fragment.default }
  const about: Annotations = {}
  if (typeof title === 'string') about.title = title
  if (typeof description === 'string') about.description = description
  if (typeof deprecated === 'boolean') about.deprecated = deprecated
  if (typeof readOnly === 'boolean') about.readOnly = readOnly
  if (standard !== undefined) about.default = standard
  if (holdsJson(fragment)) {
    about.content = analyzeSchema(fragment.contentSchema ?? true, at(pointer, 'contentSchema'), context)
  }
  const result = isAnnotated(about) ? { ...schema, ...about } : schema
  if (standard !== undefined) context.expectDefault(standard, fragment, at(pointer, 'default'))
  return result
}
