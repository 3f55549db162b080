import { isObject, type JsonObject } from './json.ts'
import type { Nullables } from './nullables.ts'
import type { Report } from './problems.ts'

const bounds = [
  ['exclusiveMinimum', 'minimum'],
  ['exclusiveMaximum', 'maximum'],
] as const

/**
 * Converts a Schema Object of OpenAPI 3.0 to JSON Schema 2020-12. Does not convert nested schemas. Returns the schema
 * itself if nothing changed.
 */
export function upgradeSchema(schema: JsonObject, nullables: Nullables, report: Report): JsonObject {
  const isReference = typeof schema.$ref === 'string'
  const upgraded = isReference
    ? referenceAlone(schema, report, nullables.isStrict ? [] : ['nullable'])
    : exclusiveBounds(schema)
  // Most schemas stay as they are.
  if (typeof upgraded.nullable !== 'boolean') return upgraded
  if (upgraded.nullable) return nullables.add(upgraded, report)
  const { nullable: _nullable, ...others } = upgraded
  return others
}

/** Replaces leftover boolean bounds of a newer schema, which have no other meaning. */
export function upgradeBounds(schema: JsonObject, report: Report): JsonObject {
  for (const [keyword, bound] of bounds) {
    if (typeof schema[keyword] === 'boolean') report('boolean-bound', keyword, { keyword, bound })
  }
  return exclusiveBounds(schema)
}

/** Replaces a boolean `exclusiveMinimum` or `exclusiveMaximum` with the bound. Returns the schema itself without them. */
export function exclusiveBounds(schema: JsonObject): JsonObject {
  if (typeof schema.exclusiveMinimum !== 'boolean' && typeof schema.exclusiveMaximum !== 'boolean') return schema
  const result = { ...schema }
  for (const [flag, bound] of bounds) {
    if (typeof schema[flag] !== 'boolean') continue
    delete result[flag]
    if (schema[flag] !== true || schema[bound] === undefined) continue
    result[flag] = schema[bound]
    delete result[bound]
  }
  return result
}

/**
 * Removes siblings of a reference, which were ignored before 2019-09. A description is harmless and stays.
 *
 * @param kept further siblings that stay
 */
export function referenceAlone(schema: JsonObject, report: Report, kept: readonly string[] = []): JsonObject {
  const names = Object.keys(schema)
  if (names.length === 1) return schema
  const result: JsonObject = {}
  for (const name of names) {
    const isKept = name === '$ref' || name === 'description' || name.startsWith('x-') || kept.includes(name)
    if (isKept) result[name] = schema[name]!
    else if (hasEffect(schema, name)) report('reference-sibling', name, { field: name })
  }
  return result
}

/** Whether a sibling has an effect. Document generators often write `nullable: false` and similar values without effect. */
function hasEffect(schema: JsonObject, name: string): boolean {
  const value = schema[name]
  return value !== false && !(isObject(value) && Object.keys(value).length === 0)
}
