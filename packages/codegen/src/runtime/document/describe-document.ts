import { DescribedOperations } from './described-operations.ts'
import { asObject, type Fields, isObject, mapFields } from './fields.ts'
import { schemaDescriber } from './schema-describer.ts'

/**
 * Writes a document that zod-openapi derived as its author wrote it. Operations and components that the author's document does
 * not have stay as they are. Operations that the app does not have are left out.
 */
export function describeDocument(derived: Fields, authored: Fields): Fields {
  const describeSchema = schemaDescriber(authored, derived)
  const sections = Object.entries(asObject(authored.components))
  const copies = sections.map(([section, parts]) => [section, isObject(parts) ? { ...parts } : parts])
  const components = Object.fromEntries(copies) as Record<string, Record<string, unknown>>
  const operations = new DescribedOperations({ authored, components, describeSchema })
  const own = asObject(derived.components)
  for (const [name, schema] of Object.entries(components.schemas ?? {}))
    components.schemas![name] = describeSchema(schema, asObject(own.schemas)[name])

  const paths = operationPaths(derived.paths)
  // An app that is mounted in another one has other paths.
  const pathOf = (path: string, item: Fields) => {
    if (asObject(derived.paths)[path] !== undefined) return path
    const ids = operations.operationsOf(item).map(({ operation }) => operation.operationId)
    return ids.map((id) => paths.get(id)).find((found) => found !== undefined) ?? path
  }
  const described = {
    paths: operations.describeItems(authored.paths, derived.paths, pathOf),
    webhooks: operations.describeItems(authored.webhooks, derived.webhooks, (name) => name),
    components: withParts(own, components),
  }
  // zod-openapi writes empty ones. Hono's `basePath` expects paths.
  const isKept = ([field, part]: [string, object]) =>
    field === 'paths' || authored[field] !== undefined || Object.keys(part).length > 0
  const { paths: _paths, webhooks: _webhooks, components: _components, ...config } = derived
  const document = { ...config, ...Object.fromEntries(Object.entries(described).filter(isKept)) }
  const schemas = asObject(components.schemas)
  const written = Object.entries(asObject(authored.variants)).filter(
    ([variant]) => schemas[variant] === asObject(asObject(authored.components).schemas)[variant],
  )
  return written.length === 0 ? document : withoutVariants(document, new Map(written as [string, string][]))
}

/** The path of each operation, by operationId. */
function operationPaths(paths: unknown): ReadonlyMap<unknown, string> {
  const found = new Map<unknown, string>()
  for (const [path, item] of Object.entries(asObject(paths)))
    for (const operation of Object.values(asObject(item)))
      if (isObject(operation) && operation.operationId !== undefined) found.set(operation.operationId, path)
  return found
}

/** The components of other documents beside those of this one. */
function withParts(others: Fields, components: Fields): Fields {
  const all = mapFields({ ...others, ...components }, (parts, section) =>
    isObject(parts) ? { ...asObject(others[section]), ...parts } : parts,
  )
  const isKept = ([section, parts]: [string, unknown]) =>
    components[section] !== undefined || Object.keys(asObject(parts)).length > 0
  return Object.fromEntries(Object.entries(all).filter(isKept))
}

/**
 * Removes the variants of schemas for requests and responses: `readOnly` and `writeOnly` in the schema itself say the same.
 *
 * @param variants the name of the schema of each
 */
function withoutVariants(document: Fields, variants: ReadonlyMap<string, string>): Fields {
  const prefix = '#/components/schemas/'
  const visit = (value: unknown, key: string): unknown => {
    if (typeof value === 'object') return mapFields(value, key === 'mapping' ? (each) => visit(each, '$ref') : visit)
    const isReference = key === '$ref' && typeof value === 'string' && value.startsWith(prefix)
    const name = isReference ? variants.get(value.slice(prefix.length)) : undefined
    return name === undefined ? value : prefix + name
  }
  const { schemas, ...components } = asObject(document.components)
  const kept = Object.entries(asObject(schemas)).filter(([name]) => !variants.has(name))
  return mapFields({ ...document, components: { ...components, schemas: Object.fromEntries(kept) } }, visit)
}
