import document from '@channel/contract/openapi.json' with { type: 'json' }

/** A JSON Schema of the contract. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  enum?: unknown[]
  const?: unknown
  default?: unknown
  examples?: unknown[]
  maximum?: number
  maxProperties?: number
  allOf?: Schema[]
  oneOf?: Schema[]
  anyOf?: Schema[]
  'x-exactly-one-of'?: string[]
}

interface Operation {
  operationId?: string
  requestBody?: { $ref?: string; content: Record<string, { schema: Schema }> }
}

/** The body schema of every operation with a body, by operation id. */
export function bodySchemas(): Map<string, Schema> {
  const operations = Object.values(document.paths).flatMap((item) => Object.values(item as Record<string, Operation>))
  return new Map(
    operations.flatMap(({ operationId, requestBody }) => {
      const schema = requestBody && follow(requestBody).content['application/json']?.schema
      return operationId === undefined || schema === undefined ? [] : [[operationId, schema] as const]
    }),
  )
}

/** Every field that the schema declares, in any of its parts. */
export function fieldsOf(schema: Schema): Record<string, Schema> {
  const { properties, allOf = [], oneOf = [], anyOf = [] } = follow(schema)
  return Object.assign({}, ...[...allOf, ...oneOf, ...anyOf].map(fieldsOf), properties)
}

/** The target of a reference, merged with its sibling keywords. */
export function follow<Referable extends { $ref?: string }>(value: Referable): Referable {
  const { $ref, ...siblings } = value
  if ($ref === undefined) return value
  let target: unknown = document
  for (const step of $ref.slice(2).split('/')) target = (target as Record<string, unknown>)[step]
  return { ...follow(target as Referable), ...siblings }
}
