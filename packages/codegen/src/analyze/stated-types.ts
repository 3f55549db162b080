import { isObject, type Json, type JsonObject } from '../read/json.ts'
import { keysOf, lookUp } from '../read/pointer.ts'
import { jsonTypeOf } from '../runtime/zod/index.js'
import type { JsonType } from './schema.ts'

const types = new Set<string>(['null', 'boolean', 'number', 'string', 'array', 'object'])

/** The types in the keyword `type`; `integer` counts as `number`. Returns undefined without that keyword. */
export function ownTypes(fragment: JsonObject): Set<JsonType> | undefined {
  const { type } = fragment
  if (type === undefined) return undefined
  const names = (Array.isArray(type) ? type : [type]).map((name) => (name === 'integer' ? 'number' : name))
  return new Set(names.filter((name) => typeof name === 'string' && types.has(name)) as JsonType[])
}

/** The types that values of a schema can have, derived from its keywords. Returns undefined if they are unknown. */
export function statedTypes(document: Json, fragment: Json, seen = new Set<Json>()): Set<JsonType> | undefined {
  if (!isObject(fragment) || seen.has(fragment)) return undefined
  seen.add(fragment)
  const own = ownTypes(fragment)
  if (own !== undefined) return own
  if (fragment.const !== undefined) return new Set([jsonTypeOf(fragment.const)])
  if (Array.isArray(fragment.enum)) return new Set(fragment.enum.map(jsonTypeOf))
  if (typeof fragment.$ref === 'string') {
    const target = lookUp(document, keysOf(fragment.$ref) ?? [])
    const stated = target === undefined ? undefined : statedTypes(document, target, seen)
    if (stated !== undefined) return stated
  }
  for (const member of arrayOf(fragment.allOf)) {
    const stated = statedTypes(document, member, seen)
    if (stated !== undefined) return stated
  }
  for (const options of [arrayOf(fragment.oneOf), arrayOf(fragment.anyOf)]) {
    const stated = options.map((option) => statedTypes(document, option, new Set(seen)))
    if (stated.length > 0 && stated.every((set) => set !== undefined)) return new Set(stated.flatMap((set) => [...set]))
  }
  return undefined
}

function arrayOf(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : []
}
