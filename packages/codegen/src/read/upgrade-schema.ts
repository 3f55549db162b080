import { isObject, type JsonObject } from './json.ts'
import type { ProblemCode } from './problem-table.ts'

/** Reports a problem with a field of the schema. */
export type Report = (code: ProblemCode, field: string, details?: Readonly<Record<string, string>>) => void

const bounds = [
  ['exclusiveMinimum', 'minimum'],
  ['exclusiveMaximum', 'maximum'],
] as const

/**
 * Converts a Schema Object of OpenAPI 3.0 to JSON Schema 2020-12. Does not convert nested schemas. Returns the schema
 * itself if nothing changed. Keywords that hold schemas are not moved, so that pointers stay valid.
 */
export function upgradeSchema(schema: JsonObject, report: Report): JsonObject {
  if (typeof schema.$ref === 'string') return referenceAlone(schema, report)
  const bounded = exclusiveBounds(schema)
  // Most schemas stay as they are.
  if (typeof bounded.nullable !== 'boolean') return bounded
  const { nullable, ...upgraded } = bounded
  if (nullable) addNull(upgraded, report)
  return upgraded
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
  const flags = bounds.filter(([flag]) => typeof schema[flag] === 'boolean')
  if (flags.length === 0) return schema
  const result = { ...schema }
  for (const [flag, bound] of flags) {
    delete result[flag]
    if (schema[flag] !== true || schema[bound] === undefined) continue
    result[flag] = schema[bound]
    delete result[bound]
  }
  return result
}

/** As of OpenAPI 3.0.3, `nullable` adds null to `type` only. */
function addNull(schema: JsonObject, report: Report): void {
  const types = [schema.type ?? []].flat()
  if (types.length === 0) report('nullable-without-type', 'nullable')
  else if (!types.includes('null')) schema.type = [...types, 'null']
  if (types.length > 0 && Array.isArray(schema.enum) && !schema.enum.includes(null)) report('nullable-enum', 'nullable')
}

/** Removes siblings of a reference, which were ignored before 2019-09. A description is harmless and stays. */
export function referenceAlone(schema: JsonObject, report: Report): JsonObject {
  const names = Object.keys(schema)
  if (names.length === 1) return schema
  const result: JsonObject = {}
  for (const name of names) {
    if (name === '$ref' || name === 'description' || name.startsWith('x-')) result[name] = schema[name]!
    else if (hasEffect(schema, name)) report('reference-sibling', name, { field: name })
  }
  return result
}

/** Whether a sibling has an effect. Document generators often write `nullable: false` and similar values without effect. */
function hasEffect(schema: JsonObject, name: string): boolean {
  const value = schema[name]
  return value !== false && !(isObject(value) && Object.keys(value).length === 0)
}
