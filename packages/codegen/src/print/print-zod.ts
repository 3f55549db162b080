import { exactlyOneGroups, exactlyOneOf } from '../analyze/exactly-one-of.ts'
import { holdsJson } from '../analyze/holds-json.ts'
import { mergeClosed } from '../analyze/merge-closed.ts'
import { dependsOnItems } from '../analyze/rest-of.ts'
import { ownTypes, statedTypes } from '../analyze/stated-types.ts'
import { typesOf } from '../analyze/types-of.ts'
import { componentOf } from '../read/component-of.ts'
import { asArray, isObject, type Json, type JsonObject } from '../read/json.ts'
import { isComposed, shapesAny } from '../read/keywords-of-type.ts'
import { keysOf, lookUp } from '../read/pointer.ts'
import type { Code, Part } from './code.ts'
import { isDefaulted } from './is-defaulted.ts'
import { literal } from './literal.ts'
import { metadataOf } from './metadata-of.ts'
import { definite, isVague, nothing, printAll, printGroups, unknown } from './print-all.ts'
import { printConditions } from './print-conditions.ts'
import { printClosedExtension, printExtension } from './print-extension.ts'
import { printTyped } from './print-typed.ts'
import { printUnevaluated } from './print-unevaluated.ts'
import { printUnion } from './print-union.ts'
import { quote } from './quote.ts'
import type { Types, ZodScope } from './zod-scope.ts'

/** Prints a schema as a zod expression that keeps its references and compositions. */
export function printZod(fragment: Json | undefined, scope: ZodScope, inherited?: Types): Code {
  if (!isObject(fragment)) return fragment === false ? nothing(scope) : unknown
  const code = printBare(fragment, scope, inherited)
  const about = metadataOf(fragment, scope)
  if (about === undefined) return code
  return { ...code, js: `${code.js}.openapi(${literal(about)})` }
}

/** Like `printZod`, without the x-… fields of the schema itself. */
export function printBare(fragment: JsonObject, scope: ZodScope, inherited?: Types): Code {
  const code = withContent(printWhole(fragment, scope, inherited), fragment, scope)
  const type = isVague(code.type) ? scope.declare(fragment) : undefined
  return type === undefined ? code : { ...code, type }
}

/** Adds the value in a string that holds JSON. It is evaluated late, because it may be any component. */
function withContent(code: Code, fragment: JsonObject, scope: ZodScope): Code {
  if (!holdsJson(fragment)) return code
  const { contentMediaType, contentSchema } = fragment
  const value = contentSchema === undefined ? '' : `, () => ${printZod(contentSchema, scope).js}`
  const call = `${scope.helper('content')}(${quote(String(contentMediaType))}${value})`
  return { ...code, js: `${definite(code, scope).js}.apply(${call})` }
}

function printWhole(fragment: JsonObject, scope: ZodScope, inherited: Types): Code {
  if (dependsOnItems(fragment)) {
    const { unevaluatedItems, ...open } = fragment
    return printUnevaluated('items', open, unevaluatedItems!, printWhole(open, scope, inherited), scope)
  }
  const { unevaluatedProperties: rest } = fragment
  if (rest === undefined || rest === true || !isComposed(fragment)) return printOpen(fragment, scope, inherited)
  const extension = rest === false ? printClosedExtension(fragment, scope) : undefined
  if (extension !== undefined) return extension
  const merged = rest === false ? mergeClosed(fragment, scope.context.document) : undefined
  if (merged !== undefined) return printOpen(merged, scope)
  const { unevaluatedProperties: _rest, ...open } = fragment
  return printUnevaluated('properties', open, rest, printOpen(open, scope, inherited), scope)
}

/** Like `printBare`, without `unevaluatedProperties` of a composition. */
function printOpen(fragment: JsonObject, scope: ZodScope, inherited?: Types): Code {
  const types = ownTypes(fragment) ?? statedTypes(scope.context.document, fragment) ?? inherited
  // Most schemas have nothing to combine.
  if (!isComposed(fragment) && fragment['x-exactly-one-of'] === undefined) {
    return isTyped(fragment, types, scope) ? printTyped(fragment, types, scope) : unknown
  }
  return printComposed(fragment, types, scope)
}

function printComposed(fragment: JsonObject, types: Types, scope: ZodScope): Code {
  const groups = [...(exactlyOneGroups(fragment['x-exactly-one-of']) ?? [])]
  const parts: Part[] = []
  if (fragment.$ref !== undefined) parts.push({ fragment: { $ref: fragment.$ref } })
  if (isTyped(fragment, types, scope)) parts.push({ code: () => printTyped(fragment, types, scope) })
  for (const member of asArray(fragment.allOf)) {
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
  parts.push(...printConditions(fragment, types, scope).map((code) => ({ code: () => code })))
  const judgedBefore = groups.filter((names) => isDefaulted(names, fragment, scope))
  for (const names of judgedBefore) {
    const options = names.map((name) => ({ required: [name] }))
    parts.push({ code: () => printUnion('oneOf', options, scope, types) })
  }
  const checked = groups.filter((names) => !judgedBefore.includes(names))
  if (checked.length > 0 && parts.length === 0)
    parts.push({ code: () => ({ js: 'z.looseObject({})', type: objectType }) })
  const base = printParts(parts, scope, types)
  return { ...base, js: base.js + printGroups(checked, scope) }
}

const objectType = 'z.ZodObject<{}, z.core.$loose>'

function printParts(parts: readonly Part[], scope: ZodScope, types: Types): Code {
  const extended = printExtension(parts, scope)
  if (extended !== undefined) return extended
  return printAll(
    parts.map(({ fragment, code }) => code?.() ?? printPart(fragment, scope, types)),
    scope,
  )
}

function printPart(fragment: Json | undefined, scope: ZodScope, types: Types): Code {
  const name = componentOf(fragment)
  if (name !== undefined && Object.keys(fragment as JsonObject).length === 1) return scope.reference(name)
  if (!isObject(fragment) || typeof fragment.$ref !== 'string') return printZod(fragment, scope, types)
  // A reference to a fragment that is not a component is printed inline.
  return printZod(lookUp(scope.context.document, keysOf(fragment.$ref) ?? []), scope, types)
}

function isTyped(fragment: JsonObject, types: Types, scope: ZodScope): boolean {
  if (fragment.const !== undefined || fragment.enum !== undefined) return true
  if (shapesAny(fragment)) return true
  if (types === undefined || fragment.type === undefined) return false
  if (!isComposed(fragment) || [fragment.type].flat().includes('integer')) return true
  // A type beside a composition is redundant if a part of the composition already restricts values to it.
  const implies = (part: Json) => {
    const schema = scope.context.schemaOf(part)
    return schema !== undefined && typesOf(schema, scope.context.resolve).every((type) => types.has(type))
  }
  const isImplied =
    (fragment.$ref !== undefined && implies({ $ref: fragment.$ref })) ||
    asArray(fragment.allOf).some(implies) ||
    [fragment.oneOf, fragment.anyOf].some((options) => Array.isArray(options) && options.every(implies))
  return !isImplied
}

function groupOf(member: Json, types: Types): string[] | undefined {
  if (!isObject(member) || Object.keys(member).length !== 1 || !Array.isArray(member.oneOf)) return undefined
  return member.oneOf.length > 1 ? exactlyOneOf(member.oneOf, types) : undefined
}
