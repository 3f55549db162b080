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
  const { nullable, exclusiveMinimum, exclusiveMaximum } = schema
  const isExclusive = typeof exclusiveMinimum === 'boolean' || typeof exclusiveMaximum === 'boolean'
  if (nullable === undefined && !isExclusive) return schema
  const upgraded = { ...schema }
  if (typeof nullable === 'boolean') {
    delete upgraded.nullable
    if (nullable) addNull(upgraded, report)
  }
  exclusiveBounds(upgraded)
  return upgraded
}

/** Replaces leftover boolean bounds of a newer schema, which have no other meaning. */
export function upgradeBounds(schema: JsonObject, report: Report): JsonObject {
  const leftovers = bounds.filter(([flag]) => typeof schema[flag] === 'boolean')
  if (leftovers.length === 0) return schema
  for (const [keyword, bound] of leftovers) report('boolean-bound', keyword, { keyword, bound })
  const upgraded = { ...schema }
  exclusiveBounds(upgraded)
  return upgraded
}

/** Replaces a boolean `exclusiveMinimum` or `exclusiveMaximum` with the bound. */
export function exclusiveBounds(schema: JsonObject): void {
  for (const [flag, bound] of bounds) {
    const isExclusive = schema[flag]
    if (typeof isExclusive !== 'boolean') continue
    delete schema[flag]
    if (!isExclusive || schema[bound] === undefined) continue
    schema[flag] = schema[bound]
    delete schema[bound]
  }
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
