import { asArray, isObject, type Json, type JsonObject, type JsonType } from '../read/json.ts'
import { jsonTypes } from '../read/keywords-of-type.ts'
import { keysOf, lookUp } from '../read/pointer.ts'
import { jsonTypeOf } from '../runtime/zod/index.ts'

/** Maps each valid value of `type` that is not a list to its types. Most schemas have one of these. */
const single = new Map<Json, ReadonlySet<JsonType>>(jsonTypes.map((type) => [type, new Set([type])]))
single.set('integer', single.get('number')!)

/**
 * The types in the keyword `type`; `integer` counts as `number`. Returns undefined without that keyword, and if it is not valid: what
 * is below it is then read as if it were missing, so that all problems are found at once.
 */
export function ownTypes({ type }: JsonObject): Stated {
  if (!Array.isArray(type)) return type === undefined ? undefined : single.get(type)
  if (!listed.has(type)) listed.set(type, typesIn(type))
  return listed.get(type)
}

type Stated = ReadonlySet<JsonType> | undefined

/** Maps each list in a document, such as `[string, null]`, to its types. It is asked for many times. */
const listed = new WeakMap<object, Stated>()

function typesIn(list: Json[]): Stated {
  const named = list.map((name) => single.get(name))
  if (named.length === 0 || named.includes(undefined)) return undefined
  return new Set(named.flatMap((types) => [...(types ?? [])]))
}

/** The stated types of each schema of a document. Without them, a long chain of references takes quadratic time. */
const known = new WeakMap<object, Map<object, { readonly types: Stated }>>()

/** The types that values of a schema can have, derived from its keywords. Returns undefined if they are unknown. */
export function statedTypes(document: JsonObject, fragment: Json, seen?: Set<Json>): Stated {
  if (!isObject(fragment) || seen?.has(fragment)) return undefined
  const before = known.get(document)?.get(fragment)
  if (before !== undefined) return before.types
  const types = deriveTypes(document, fragment, (seen ?? new Set()).add(fragment))
  const ofDocument = known.get(document) ?? new Map()
  known.set(document, ofDocument.set(fragment, { types }))
  return types
}

function deriveTypes(document: JsonObject, fragment: JsonObject, seen: Set<Json>): Stated {
  const own = ownTypes(fragment)
  if (own !== undefined) return own
  if (fragment.const !== undefined) return new Set([jsonTypeOf(fragment.const)])
  if (Array.isArray(fragment.enum) && fragment.enum.length > 0) return new Set(fragment.enum.map(jsonTypeOf))
  if (typeof fragment.$ref === 'string') {
    const target = lookUp(document, keysOf(fragment.$ref) ?? [])
    const stated = target === undefined ? undefined : statedTypes(document, target, seen)
    if (stated !== undefined) return stated
  }
  for (const member of asArray(fragment.allOf)) {
    const stated = statedTypes(document, member, seen)
    if (stated !== undefined) return stated
  }
  for (const options of [asArray(fragment.oneOf), asArray(fragment.anyOf)]) {
    const stated = options.map((option) => statedTypes(document, option, new Set(seen)))
    if (stated.length > 0 && stated.every((set) => set !== undefined)) return new Set(stated.flatMap((set) => [...set]))
  }
  return undefined
}
