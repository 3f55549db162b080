/** A JSON Schema 2020-12, as OpenAPI 3.1 embeds it. */
export type Schema = boolean | { readonly [keyword: string]: unknown }

const COMPONENT_REF = /^#\/components\/schemas\/([^/]+)$/
const SCHEMA_MAPS = ['properties', 'patternProperties', 'dependentSchemas', '$defs']
const BRANCH_LISTS = ['allOf', 'anyOf', 'oneOf']
const BRANCHES = ['if', 'then', 'else']

/**
 * Copies a response schema so that it rejects undeclared fields. The contract's response schemas are open, so that
 * clients tolerate new fields; tests must report such fields. Objects that list properties get
 * `unevaluatedProperties: false`, which sees through `allOf` and `oneOf`. Objects with `additionalProperties` and
 * free-form objects stay unchanged.
 * A branch of a composition must stay open, or it would reject the fields of its siblings. Therefore each component
 * exists twice: `<name>` (sealed) and `<name>.branch`. References are rewritten to `<root>#/$defs/…`.
 */
export function sealSchema(schema: Schema, root: string, as: 'whole' | 'branch' = 'whole'): Schema {
  if (typeof schema === 'boolean') return schema
  const isComposed = [...BRANCH_LISTS, ...BRANCHES].some((keyword) => keyword in schema)
  const listsProperties = 'properties' in schema
  const sealHere = as === 'whole' && (listsProperties || isComposed) && !limitsProperties(schema)
  const copy: Record<string, unknown> = {}
  for (const [keyword, value] of Object.entries(schema)) copy[keyword] = sealKeyword(keyword, value, root, as, sealHere)
  if (sealHere) copy.unevaluatedProperties = false
  return copy
}

/** The `$defs` for the references that {@link sealSchema} writes. */
export function sealComponents(schemas: Record<string, Schema>, root: string): Record<string, Schema> {
  const definitions: Record<string, Schema> = {}
  for (const [name, schema] of Object.entries(schemas)) {
    definitions[name] = sealSchema(schema, root, 'whole')
    definitions[`${name}.branch`] = sealSchema(schema, root, 'branch')
  }
  return definitions
}

function limitsProperties(schema: object): boolean {
  return 'additionalProperties' in schema || 'unevaluatedProperties' in schema
}

function sealKeyword(
  keyword: string,
  value: unknown,
  root: string,
  as: 'whole' | 'branch',
  sealHere: boolean,
): unknown {
  if (keyword === '$ref') return sealReference(String(value), root, as === 'branch' || sealHere)
  if (SCHEMA_MAPS.includes(keyword)) return mapValues(value as Record<string, Schema>, (each) => sealSchema(each, root))
  if (BRANCH_LISTS.includes(keyword)) return (value as Schema[]).map((each) => sealSchema(each, root, 'branch'))
  if (BRANCHES.includes(keyword)) return sealSchema(value as Schema, root, 'branch')
  if (keyword === 'prefixItems') return (value as Schema[]).map((each) => sealSchema(each, root))
  if (keyword === 'items' || keyword === 'additionalProperties' || keyword === 'unevaluatedItems') {
    return sealSchema(value as Schema, root)
  }
  return value
}

function sealReference(reference: string, root: string, asBranch: boolean): string {
  const name = COMPONENT_REF.exec(reference)?.[1]
  if (name === undefined) throw new Error(`The reference ${reference} does not name a component schema.`)
  return `${root}#/$defs/${name}${asBranch ? '.branch' : ''}`
}

function mapValues<From, To>(record: Record<string, From>, change: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
}
