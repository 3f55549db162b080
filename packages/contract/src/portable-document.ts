type Node = { [key: string]: unknown }

/**
 * The document in the form that popular generators and validators read. It describes the same API: what they cannot
 * read is said in another way, or left out if it only narrows what the service does anyway.
 *
 * - Parameters that only webhooks use are written inline, because generators drop components that no path uses.
 * - `x-exactly-one-of` is also said in JSON Schema. In `if` it does not turn the object into a union of types.
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
  return rewritten({ ...document, webhooks: JSON.parse(inline) }) as Document
}

function rewritten(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(rewritten)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(portableSchema(value as Node)).map(([key, each]) => [key, isData(key) ? each : rewritten(each)]),
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
