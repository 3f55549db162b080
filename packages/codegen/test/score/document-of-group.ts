import { isObject, type Json, type JsonObject } from '../../src/read/json.ts'
import { documentOf } from '../library-document.ts'

/** The component with the schema of the group. */
export const subject = 'Subject'

/** An OpenAPI document with the group's schema as the component `Subject`, and its `$defs` as further components. */
export function documentOfGroup(schema: Json): JsonObject {
  const definitions = isObject(schema) && isObject(schema.$defs) ? schema.$defs : {}
  const names = componentNames(Object.keys(definitions))
  const components: JsonObject = { [subject]: withoutRoot(moveReferences(schema, names)) }
  for (const [name, definition] of Object.entries(definitions)) {
    components[names.get(name)!] = moveReferences(definition, names)
  }
  return documentOf(components)
}

/** Component names allow only letters, digits and `._-`. */
function componentNames(names: readonly string[]): Map<string, string> {
  const taken = new Set([subject])
  return new Map(
    names.map((name) => {
      let component = name.replaceAll(/[^\w.-]/g, '_') || '_'
      while (taken.has(component)) component += '_'
      taken.add(component)
      return [name, component]
    }),
  )
}

function withoutRoot(schema: Json): Json {
  if (!isObject(schema)) return schema
  const { $schema: _dialect, $defs: _definitions, ...rest } = schema
  return rest
}

const schemaKeywords = new Set(
  'additionalProperties contains else if items not propertyNames then contentSchema unevaluatedItems unevaluatedProperties'.split(
    ' ',
  ),
)
const listKeywords = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems'])
const mapKeywords = new Set(['properties', 'patternProperties', 'dependentSchemas', '$defs'])

/** Redirects references to components. Changes only schemas, because `const` may contain a similar value. */
function moveReferences(schema: Json, names: ReadonlyMap<string, string>): Json {
  if (!isObject(schema)) return schema
  const move = (value: Json) => moveReferences(value, names)
  return fromEntries(
    Object.entries(schema).map(([keyword, value]) => {
      if (keyword === '$ref' && typeof value === 'string') return [keyword, moveReference(value, names)]
      if (schemaKeywords.has(keyword)) return [keyword, move(value)]
      if (listKeywords.has(keyword) && Array.isArray(value)) return [keyword, value.map(move)]
      if (mapKeywords.has(keyword) && isObject(value)) {
        return [keyword, fromEntries(Object.entries(value).map(([name, each]) => [name, move(each)]))]
      }
      return [keyword, value]
    }),
  )
}

function moveReference(reference: string, names: ReadonlyMap<string, string>): string {
  const token = decodeURIComponent(reference.slice('#/$defs/'.length))
  const name = token.replaceAll('~1', '/').replaceAll('~0', '~')
  return `#/components/schemas/${names.get(name) ?? token}`
}

/** Unlike assignment, this keeps `__proto__` as a key. */
function fromEntries(entries: readonly (readonly [string, Json])[]): JsonObject {
  return Object.fromEntries(entries)
}
