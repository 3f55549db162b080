import { exactlyOneGroups } from '../analyze/exactly-one-of.ts'
import { componentOf } from '../read/component-of.ts'
import { asArray, asObject, isObject, type Json, type JsonObject } from '../read/json.ts'
import { composes, shapesValues } from '../read/keywords-of-type.ts'
import { componentsOf } from '../read/schema-graph.ts'
import { type Code, list, type Part } from './code.ts'
import { isDefaulted } from './is-defaulted.ts'
import { printGroups } from './print-all.ts'
import { printShape, shapeType } from './print-object.ts'
import type { ZodScope } from './zod-scope.ts'

interface Extension {
  /** The component that is extended. */
  readonly name: string
  readonly base: JsonObject
  readonly addition: JsonObject
}

const extensionKeywords = new Set(['type', 'properties', 'required', 'description', 'title', 'x-exactly-one-of'])

/** Recognizes an `allOf` of a component and an object that adds properties or narrows them to fixed values. */
function extensionOf(parts: readonly (Json | undefined)[], scope: ZodScope): Extension | undefined {
  const [reference, addition] = parts
  const name = componentOf(reference)
  if (parts.length !== 2 || name === undefined || !isObject(addition)) return undefined
  const base = componentsOf(scope.context.document, 'schemas')[name]
  if (!isObject(base) || !scope.isExtendable(name)) return undefined
  if (addition.type !== 'object' || !Object.keys(addition).every((keyword) => extensionKeywords.has(keyword)))
    return undefined
  const target = scope.context.resolve(name)
  const added = scope.context.schemaOf(addition)
  if (target?.kind !== 'object' || added?.kind !== 'object') return undefined
  const narrows = added.properties.every(({ name: property, schema, required, undeclared }) => {
    const before = target.properties.find((candidate) => candidate.name === property)
    if (undeclared) return false
    if (before === undefined) return true
    const authored = isObject(base.properties) ? (base.properties[property] ?? true) : true
    const isLiteral =
      schema.kind === 'literal' && schema.values.every((value) => scope.context.judge.fits(authored, value))
    return isLiteral && (required || !before.required)
  })
  return narrows ? { name, base, addition } : undefined
}

/** `EventEnvelope.extend({ … })` */
export function printExtension(parts: readonly Part[], scope: ZodScope): Code | undefined {
  const extension = extensionOf(
    parts.map(({ fragment }) => fragment),
    scope,
  )
  if (extension === undefined) return undefined
  const { name, base, addition } = extension
  // zod-openapi would copy the refinements of the base into the extension, next to the reference.
  if ([base, addition].some((object) => object['x-exactly-one-of'] !== undefined)) return undefined
  const { later, ...code } = scope.reference(name)
  const { shape, types } = printShape(addition, scope)
  return {
    js: `${code.js}.extend(${list('{', shape, '}')})`,
    type: `z.ZodObject<${extendedType(base, addition, types, scope)}, z.core.$loose>`,
    ...(later && { later }),
  }
}

/** Lists every property with its type, so that the compiler does not have to infer the extended type. */
function extendedType(base: JsonObject, addition: JsonObject, types: readonly string[], scope: ZodScope): string {
  const added = Object.keys(asObject(addition.properties))
  const names = Object.keys(asObject(base.properties))
  const before = printShape(base, { ...scope, reference: scope.typeReference, helper: (name) => name }).types
  return shapeType([...before.filter((_type, index) => !added.includes(names[index] ?? '')), ...types])
}

/**
 * `MessageBase.safeExtend({ … }).strict()`, with the refinements of the base. For `.extend()`, zod-openapi would write an
 * `allOf` whose closed part rejects the properties of the base.
 */
export function printClosedExtension(fragment: JsonObject, scope: ZodScope): Code | undefined {
  const { allOf, unevaluatedProperties: _closed, type: _type, ...rest } = fragment
  if (Object.keys(rest).some((keyword) => shapesValues(keyword) || composes(keyword))) return undefined
  const extension = extensionOf(asArray(allOf), scope)
  if (extension === undefined) return undefined
  const { name, base, addition } = extension
  const { later, ...code } = scope.reference(name)
  const { shape, types, inherited } = printShape(addition, scope)
  if (later || inherited) return undefined
  const groupsOf = (object: JsonObject) => exactlyOneGroups(object['x-exactly-one-of']) ?? []
  const groups = [addition, fragment].flatMap(groupsOf)
  if (isDefaulted([base, addition, fragment].flatMap(groupsOf).flat(), fragment, scope)) return undefined
  const type = `z.ZodObject<${extendedType(base, addition, types, scope)}, z.core.$strict>`
  return { js: `${code.js}.safeExtend(${list('{', shape, '}')}).strict()${printGroups(groups, scope)}`, type }
}
