import document from '@channel/contract/openapi.json' with { type: 'json' }
import { type Operation, resolve } from '@channel/contract/read-document'

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** A JSON Schema, or a part of one. */
interface Schema {
  [key: string]: Json
}

/** A JSON Schema that needs nothing outside of it. */
export interface InputSchema {
  [key: string]: unknown
  type: 'object'
  properties: Record<string, Schema>
  required: string[]
  additionalProperties: false
  /** The components that it refers to. */
  $defs?: Record<string, unknown>
}

/** The arguments of an operation: its path and query parameters by name, and its body as `body`. */
export function inputSchema({ parameters = [], requestBody }: Operation): InputSchema {
  const taken = parameters.map((each) => resolve(document, each)).filter((each) => each.in !== 'header')
  const body = requestBody?.content['application/json']?.schema
  const properties: Record<string, Schema> = {}
  for (const { name, description, schema } of taken) properties[name] = { ...(schema as Schema), description }
  if (body !== undefined) properties.body = { ...body }
  const required = taken.filter((each) => each.required === true).map(({ name }) => name)
  if (body !== undefined) required.push('body')
  const $defs = componentsIn(properties)
  const schema = { type: 'object', properties, required, additionalProperties: false } as const
  if (Object.keys($defs).length === 0) return schema
  return JSON.parse(JSON.stringify({ ...schema, $defs }).replaceAll('#/components/schemas/', '#/$defs/')) as InputSchema
}

/** All component schemas that a value refers to, directly or through others. */
function componentsIn(value: unknown, found: Record<string, unknown> = {}): Record<string, unknown> {
  for (const [, name = ''] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
    if (name in found) continue
    found[name] = document.components.schemas[name]
    componentsIn(found[name], found)
  }
  return found
}
