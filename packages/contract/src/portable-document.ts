type Node = { [key: string]: unknown }

/**
 * The document in the form that popular generators and validators read. It describes the same API: what they cannot
 * read is said in another way, or left out if it only narrows what the service does anyway.
 *
 * - Parameters that only webhooks use are written inline, because generators drop components that no path uses.
 * - `x-exactly-one-of` is also said in JSON Schema. In `if` it does not turn the object into a union of types.
 * - A union of objects that differ in the constant `type` has a discriminator, because generators for Go do not read
 *   constants and cannot tell the objects apart.
 * - No `minLength` of a file, `const` of a boolean, or `additionalProperties` of a nullable object without properties.
 * - No example of a parameter with `x-shown-only`: tools send the examples that they find.
 * - No quotation mark in a pattern: in some dialects of regular expressions it begins a literal.
 */
export function portable<Document extends object>(document: Document): Document {
  const { components, webhooks } = document as { components?: Node; webhooks?: Node }
  const parameters = (components?.parameters ?? {}) as Node
  const inline = JSON.stringify(webhooks ?? {}, (_key, value) => {
    const name = /^#\/components\/parameters\/(.+)$/.exec(value?.$ref)?.[1]
    return name === undefined ? value : parameters[name]
  })
  const schemas = (components?.schemas ?? {}) as Record<string, Node>
  return rewritten({ ...document, webhooks: JSON.parse(inline) }, schemas) as Document
}

function rewritten(value: unknown, schemas: Record<string, Node>): unknown {
  if (Array.isArray(value)) return value.map((each) => rewritten(each, schemas))
  if (typeof value !== 'object' || value === null) return value
  const schema = { ...portableSchema(value as Node), ...discriminator(value as Node, schemas) }
  return Object.fromEntries(
    Object.entries(schema).map(([key, each]) => [key, isData(key) ? each : rewritten(each, schemas)]),
  )
}

/** Whether a keyword holds a value, whose fields are no schemas. */
function isData(key: string): boolean {
  return key === 'example' || key === 'examples' || key === 'default'
}

function portableSchema({ minLength, pattern, const: only, additionalProperties, ...schema }: Node): Node {
  const { type, format, properties } = schema
  if (schema['x-shown-only'] === true) delete schema.example
  const isNullableMap = Array.isArray(type) && type.includes('null') && properties === undefined
  return {
    ...schema,
    ...(minLength !== undefined && format !== 'binary' && { minLength }),
    ...(pattern !== undefined && !String(pattern).includes('"') && { pattern }),
    ...(only !== undefined && type !== 'boolean' && { const: only }),
    ...(additionalProperties !== undefined && !isNullableMap && { additionalProperties }),
    ...exactlyOne(schema['x-exactly-one-of']),
  }
}

function exactlyOne(names: unknown): Node {
  if (!Array.isArray(names)) return {}
  return { if: { oneOf: names.map((name) => ({ required: [name] })) }, else: { not: {} } }
}

function discriminator({ oneOf, discriminator }: Node, schemas: Record<string, Node>): Node {
  if (!Array.isArray(oneOf) || discriminator !== undefined) return {}
  const options = oneOf.map(({ $ref }) => [typeOf(schemas[String($ref).split('/').pop() ?? '']), $ref])
  if (options.length < 2 || options.some(([type]) => type === undefined)) return {}
  return { discriminator: { propertyName: 'type', mapping: Object.fromEntries(options) } }
}

/** The constant of the property `type`, which may be in a part of `allOf`. */
function typeOf(schema: Node | undefined): string | undefined {
  const { properties, allOf = [] } = (schema ?? {}) as { properties?: { type?: { const?: string } }; allOf?: Node[] }
  return properties?.type?.const ?? allOf.map(typeOf).find((type) => type !== undefined)
}
