import { isObject, type Json, type JsonObject } from './json.ts'
import type { Report } from './problems.ts'
import { exclusiveBounds, referenceAlone, upgradeBounds } from './upgrade-schema.ts'

/** Schema dialects, oldest first. OpenAPI 3.0 has its own. */
export type Dialect = 'openapi-3.0' | 'draft-04' | 'draft-05' | 'draft-06' | 'draft-07' | '2019-09' | '2020-12'

const oldDialects = /^https?:\/\/json-schema\.org\/(?:draft\/)?(draft-0[4567]|2019-09)\/schema#?$/
const newDialects =
  /^https:\/\/(?:json-schema\.org\/draft\/2020-12\/schema#?|spec\.openapis\.org\/oas\/3\.[12]\/dialect\/[\w-]+)$/

/** The dialect for a value of `$schema` or `jsonSchemaDialect`. Returns undefined if it is unknown. */
export function dialectOf(name: Json): Dialect | undefined {
  if (typeof name !== 'string') return undefined
  if (newDialects.test(name)) return '2020-12'
  return oldDialects.exec(name)?.[1] as Dialect | undefined
}

/** Converts a schema of an older dialect to JSON Schema 2020-12. Does not convert nested schemas. */
export function upgradeDialect(
  schema: JsonObject,
  dialect: Exclude<Dialect, 'openapi-3.0'>,
  report: Report,
): JsonObject {
  if (dialect === '2020-12') {
    const bounded = upgradeBounds(schema, report)
    if (!Array.isArray(schema.items) || schema.prefixItems !== undefined) return bounded
    report('list-of-items', 'items')
    const upgraded = { ...bounded }
    upgradeItems(upgraded)
    return upgraded
  }
  if (dialect !== '2019-09' && typeof schema.$ref === 'string') return referenceAlone(schema, report)
  const { $schema: _dialect, ...upgraded } = exclusiveBounds(schema)
  upgradeItems(upgraded)
  upgradeDependencies(upgraded)
  return upgraded
}

/** Renames list-valued `items` to `prefixItems`, as of 2020-12. */
function upgradeItems(schema: JsonObject): void {
  const { items, additionalItems } = schema
  delete schema.additionalItems
  if (!Array.isArray(items)) return
  delete schema.items
  if (items.length > 0) schema.prefixItems = items
  if (additionalItems !== undefined) schema.items = additionalItems
}

function upgradeDependencies(schema: JsonObject): void {
  const { dependencies } = schema
  if (!isObject(dependencies)) return
  delete schema.dependencies
  const [required, schemas]: [JsonObject, JsonObject] = [{}, {}]
  for (const [name, dependency] of Object.entries(dependencies)) {
    if (Array.isArray(dependency)) required[name] = dependency
    else schemas[name] = dependency
  }
  if (Object.keys(required).length > 0) schema.dependentRequired = required
  if (Object.keys(schemas).length > 0) schema.dependentSchemas = schemas
}

/**
 * Replaces `$recursiveRef: '#'` of 2019-09, which documents of OpenAPI 3.1 still contain, by a reference to the component
 * that is marked with `$recursiveAnchor: true`.
 *
 * @param anchor the reference to the enclosing component with that mark
 */
export function upgradeRecursion(schema: JsonObject, anchor: string | undefined): JsonObject {
  if (anchor === undefined) return schema
  const { $recursiveAnchor: mark, $recursiveRef: recursive, ...others } = schema
  if (recursive === '#' && schema.$ref === undefined) return { ...others, $ref: anchor }
  return mark === true ? { ...others, ...(recursive !== undefined && { $recursiveRef: recursive }) } : schema
}
